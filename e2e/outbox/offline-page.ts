import { expect, type Page, type Request } from "@playwright/test";
import { countRecords } from "../count-records";
import type { AddExpensePage } from "../pages/add-expense-page";
import { waitForOutbox } from "../wait-for-script";
import type { ExpenseRequest } from "@/lib/testing/sample-expenses";
import { WORKER_URL } from "@/lib/browser/worker/register-worker";

/** The console output of the browser and the screens while there is no network. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|There are no suggestions|could not be loaded|Failed to fetch RSC/;

/** Opens the screen, and waits until it has loaded what it needs without the network, and has asked for the service worker. */
export async function openForOffline(page: Page, path: string) {
  const scripts = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request);
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => scripts.delete(request));
  const asked = page.waitForResponse((response) =>
    response.url().endsWith(WORKER_URL),
  );
  const loaded = waitForOutbox(page);
  // Chromium gives a tab in the background an idle moment every ten seconds only.
  await page.bringToFront();
  await page.goto(path);
  await Promise.all([loaded, asked]);
  // With the outbox, the screen requests what shows its expenses.
  await expect.poll(() => scripts.size).toBe(0);
}

/** Waits until the list that is shown can be shown without the network too. */
export async function waitForExpensesCopy(page: Page) {
  await expect.poll(() => countRecords(page, "list-copy", "bodies")).toBe(1);
}

/** The card of the last expense that was saved on this device. */
export function lastUnsent(page: Page) {
  return page.getByRole("region", { name: "Last saved" });
}

/** Ends the network, and saves the expense on this device. Add Expense is open. */
export async function storeWithoutNetwork(
  addExpensePage: AddExpensePage,
  values: ExpenseRequest,
) {
  const { page } = addExpensePage;
  await addExpensePage.fill(values);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save on this device" }).click();
  await expect(lastUnsent(page)).toContainText(values.description);
}

/** The number of expenses on this device that are not sent yet. */
export function countUnsent(page: Page): Promise<number> {
  return countRecords(page, "outbox", "entries");
}
