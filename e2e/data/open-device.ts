import { type Browser, expect } from "@playwright/test";
import { AddExpensePage } from "../pages/add-expense-page";
import { ImportPage } from "../pages/import-page";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { YourDataPage } from "../pages/your-data-page";

/** Opens another browser, which has no list. */
export async function openDevice(
  browser: Browser,
  baseURL: string | undefined,
) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  return {
    page,
    addExpensePage: new AddExpensePage(page),
    myExpenses: new MyExpensesPage(page),
    yourData: new YourDataPage(page),
    importPage: new ImportPage(page),
    close: () => context.close(),
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

/** Opens the link in another browser, and agrees. */
export async function joinOnDevice(
  browser: Browser,
  baseURL: string | undefined,
  link: string,
): Promise<Device> {
  const device = await openDevice(browser, baseURL);
  await device.page.goto(link);
  await device.yourData
    .joinDialog()
    .getByRole("button", { name: "Open this list" })
    .click();
  await expect(device.yourData.main()).toContainText("The list is open");
  return device;
}
