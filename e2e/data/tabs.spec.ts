import type { APIRequestContext } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";
import { AddExpensePage } from "../pages/add-expense-page";
import { YourDataPage } from "../pages/your-data-page";

test.use({ lists: "private" });

test("two tabs that add the first expense at once make one list, which a third tab shows until it is erased, and nobody else", async ({
  page,
  context,
  request,
  addExpensePage,
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const tabs = [addExpensePage, addExpensePage];
  for (const [index, description] of ["Lunch", "Tea"].entries()) {
    const tab = new AddExpensePage(await context.newPage());
    tabs[index] = tab;
    await tab.goto();
    await tab.fill({ ...lunchRequest, description });
  }
  const alerts = await Promise.all(tabs.map((tab) => tab.submitAndReadAlert()));
  expect(alerts).toEqual(Array(2).fill("✅ Expense added successfully!"));
  await expect(myExpenses.rows()).toHaveCount(2);
  expect(await context.cookies()).toMatchObject([
    { httpOnly: true, sameSite: "Lax", path: "/" },
  ]);
  expect(await descriptions(page.request)).toEqual(["Lunch", "Tea"]);
  expect(await descriptions(request)).toEqual([]);

  const [{ page: tab } = { page }] = tabs;
  const yourData = new YourDataPage(tab);
  await yourData.goto();
  await yourData.button("Erase everything…").click();
  const dialog = yourData.dialog("Erase everything?");
  const download = yourData.page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download backup" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await dialog.getByLabel(/^Type 2/).fill("2");
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  await expect(yourData.main()).toContainText("Everything was erased.");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  // An empty list checks whether cookies work, with one that is removed at once.
  await expect.poll(() => context.cookies()).toEqual([]);
});

test("what was typed before another tab has joined a list is not sent to that list until it is sent again", async ({
  page,
  context,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  // The list of another device.
  await request.post("/api/add", {
    data: { ...lunchRequest, description: "Tea" },
  });
  const made = await request.post("/api/list/link", { data: {} });
  const { token } = (await made.json()) as { token: string };
  await addExpensePage.goto();
  await expect(addExpensePage.submit()).toBeEnabled();
  await addExpensePage.fill(lunchRequest);
  const otherTab = new YourDataPage(await context.newPage());
  await otherTab.join(`/data#join=${token}`);
  const adds: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/add"))
      adds.push(request.url());
  });
  expect(await addExpensePage.submitAndReadAlert()).toBe(
    "❌ Something went wrong",
  );
  const reason = page.getByText(
    /^This browser does not have the same list .* the next press adds to the list that it has now/,
  );
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  expect(adds).toEqual([]);
  expect(await descriptions(request)).toEqual(["Tea"]);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(await descriptions(request)).toEqual(["Lunch", "Tea"]);
});

/** The descriptions in the list of this visitor. */
async function descriptions(visitor: APIRequestContext): Promise<string[]> {
  const response = await visitor.get("/api/show");
  const rows = (await response.json()) as { description: string }[];
  return rows.map(({ description }) => description).toSorted();
}
