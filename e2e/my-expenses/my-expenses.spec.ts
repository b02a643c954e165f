import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const TEAL = "rgb(45, 212, 191)";
const PURPLE = "rgb(183, 148, 246)";
const FOOD = { ...lunchRequest, amount: 150.5, description: "Mess fees" };
const TRAVEL = {
  date: "2026-01-07",
  category: "travel",
  description: "Train home",
  amount: 100000,
};

test("the page has its heading and subtitle", async ({ page, myExpenses }) => {
  await myExpenses.goto();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "My Expenses",
  );
  await expect(
    page.getByText("A clear overview of where your money goes", {
      exact: true,
    }),
  ).toBeVisible();
});

test("the list is requested once per page load and once per return to the screen", async ({
  page,
  home,
  myExpenses,
}) => {
  let requests = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/show") requests += 1;
  });
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  expect(requests).toBe(1);
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect.poll(() => requests).toBe(2);
});

test("the page preloads the list before its script runs", async ({
  request,
}) => {
  const html = await (await request.get("/show")).text();
  expect(html).toMatch(/<link rel="preload" href="\/api\/show" as="fetch"/);
});

test("the filter starts at All Categories and lists the five categories in order", async ({
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.filter().locator("option:checked")).toHaveText(
    "All Categories",
  );
  await expect(myExpenses.filter().getByRole("option")).toHaveText([
    "All Categories",
    "Food",
    "Travel",
    "Entertainment",
    "Shopping",
    "Others",
  ]);
});

test("the table has the four columns and shows every expense, newest first", async ({
  myExpenses,
  record,
}) => {
  await record(FOOD, TRAVEL);
  await myExpenses.goto();
  await expect(myExpenses.table().getByRole("columnheader")).toHaveText([
    "Date",
    "Category",
    "Description",
    "Amount",
  ]);
  await expect(myExpenses.rows()).toHaveCount(2);
  expect(await myExpenses.cells()).toEqual([
    ["7 Jan 2026", "Travel", "Train home", "₹1,00,000.00"],
    ["5 Jan 2026", "Food", "Mess fees", "₹150.50"],
  ]);
});

test("food is teal and every other category is purple", async ({
  myExpenses,
  record,
}) => {
  const others = ["travel", "entertainment", "shopping", "others"];
  await record(FOOD, ...others.map((category) => ({ category })));
  await myExpenses.goto();
  const named = (name: string) =>
    myExpenses.rows().getByText(name, { exact: true });
  await expect(named("Food")).toHaveCSS("color", TEAL);
  for (const name of ["Travel", "Entertainment", "Shopping", "Others"])
    await expect(named(name)).toHaveCSS("color", PURPLE);
});

test("the filter updates rows, total and charts", async ({
  myExpenses,
  record,
}) => {
  await record(FOOD, TRAVEL, { ...FOOD, amount: "49.50" });
  await myExpenses.goto();
  await expect(myExpenses.total()).toContainText("₹1,00,200.00");
  await myExpenses.filter().selectOption("Food");
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.total()).toContainText("₹200.00");
  const legend = myExpenses.chart("Expenses by Category").getByRole("listitem");
  await expect(legend).toHaveText(["Food 100%₹200"]);
  await myExpenses.filter().selectOption("All Categories");
  await expect(myExpenses.rows()).toHaveCount(3);
});

test("an empty list shows its message, without table, total and charts", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(myExpenses.table()).toHaveCount(0);
  await expect(page.getByText("Total")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
});

test("a category without expenses shows the same message", async ({
  page,
  myExpenses,
  record,
}) => {
  await record(FOOD);
  await myExpenses.goto();
  await expect(myExpenses.table()).toBeVisible();
  await myExpenses.filter().selectOption("Travel");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(myExpenses.table()).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
});
