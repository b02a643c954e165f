import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";
import { AddExpensePage } from "../pages/add-expense-page";

test.use({ lists: "private" });

test("a first visit shows an empty list, and stores nothing", async ({
  page,
  context,
  myExpenses,
  yourData,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await page.getByRole("link", { name: "Your data" }).click();
  await expect(page).toHaveURL("/data");
  await expect(yourData.main()).toContainText("There are no expenses yet.");
  await expect(yourData.main().getByRole("region")).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test("the first expense makes a list, which is there on the next visit and for nobody else", async ({
  page,
  context,
  phone,
  addExpensePage,
  myExpenses,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  await addExpensePage
    .lastAdded()
    .getByRole("link", { name: "View expenses" })
    .click();
  await expect(myExpenses.rows()).toHaveCount(1);
  await page.reload();
  await expect(myExpenses.rows()).toHaveCount(1);
  await phone.myExpenses.goto();
  await expect(phone.myExpenses.emptyMessage()).toBeVisible();
});

test("an expense can be taken back right after it has made the list", async ({
  addExpensePage,
  context,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  await addExpensePage
    .lastAdded()
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(addExpensePage.lastAdded()).toContainText("Taken back");
  expect(await (await context.request.get("/api/show")).json()).toEqual([]);
});

for (const [browser, hasLocks] of [
  ["a browser", true],
  ["a browser without navigator.locks", false],
] as const)
  test(`two tabs of ${browser} that add the first expense at once make one list`, async ({
    context,
    addExpensePage,
    myExpenses,
  }) => {
    if (!hasLocks)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, "locks", { value: undefined }),
      );
    const other = new AddExpensePage(await context.newPage());
    for (const tab of [addExpensePage, other]) {
      await tab.goto();
      await expect(tab.submit()).toBeEnabled();
    }
    await addExpensePage.fill(lunchRequest);
    await other.fill({ ...lunchRequest, description: "Tea" });
    const alerts = await Promise.all(
      [addExpensePage, other].map((tab) => tab.submitAndReadAlert()),
    );
    expect(alerts).toEqual(Array(2).fill("✅ Expense added successfully!"));
    await myExpenses.goto();
    await expect(myExpenses.rows()).toHaveCount(2);
  });

test("an open tab without a list shows the list that another tab makes", async ({
  context,
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const other = new AddExpensePage(await context.newPage());
  await other.goto();
  await other.fill(lunchRequest);
  await other.submitAndReadAlert();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("the cookie is renewed once a week", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({});
  const renewals: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") renewals.push(request.url());
  });
  const renewed = page.waitForResponse("**/api/list");
  await myExpenses.goto();
  expect((await renewed).status()).toBe(200);
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(renewals).toHaveLength(1);
});

test.describe("after ten expenses", () => {
  const reminder = "Keep your list";

  test("My Expenses reminds of the link until it is dismissed", async ({
    page,
    record,
    myExpenses,
  }) => {
    await record(...Array<object>(9).fill({}));
    const notice = page.getByRole("complementary", { name: reminder });
    await myExpenses.goto();
    await expect(myExpenses.rows()).toHaveCount(9);
    await expect(notice).toHaveCount(0);
    await record({});
    await myExpenses.goto();
    await expect(notice).toHaveText(
      "Keep the link to this list somewhere: clearing this browser loses it.",
    );
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(myExpenses.rows()).toHaveCount(10);
    await expect(notice).toHaveCount(0);
  });

  test("the reminder ends once the link was shown", async ({
    page,
    record,
    myExpenses,
    yourData,
  }) => {
    await record(...Array<object>(10).fill({}));
    await myExpenses.goto();
    const notice = page.getByRole("complementary", { name: reminder });
    await notice.getByRole("link").click();
    await yourData.showLink();
    await myExpenses.goto();
    await expect(myExpenses.rows()).toHaveCount(10);
    await expect(notice).toHaveCount(0);
  });
});
