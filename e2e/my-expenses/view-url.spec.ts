import { expect, test } from "../fixtures";
import { ALL, expectShown, openVariedExpenses } from "./varied-expenses";

test.beforeEach(openVariedExpenses);

test("the URL holds the view: Back, reload and a shared link restore it", async ({
  page,
  context,
  home,
  myExpenses,
}) => {
  await myExpenses.filter().selectOption("Food");
  await myExpenses.period().selectOption("This year");
  await myExpenses.header("Amount").getByRole("button").click();
  await myExpenses.search().fill("c");
  await expect(page).toHaveURL(
    "/show?category=food&period=this-year&search=c&sort=-amount",
  );
  await page.reload();
  await expectShown(myExpenses, "Café crème");
  await expect(myExpenses.search()).toHaveValue("c");
  await expect(myExpenses.filter()).toHaveValue("food");

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole("row")).toHaveCount(3);

  await myExpenses.search().fill("");
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");
  await expect(page).toHaveURL(/year&sort/);
  await page.goBack();
  await expect(page).toHaveURL("/show?category=food&period=this-year");
  await page.goBack();
  await expect(myExpenses.period().locator("option:checked")).toHaveText(
    "All time",
  );
  await page.goBack();
  await expectShown(myExpenses, ...ALL);
  await page.goForward();
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");

  const navigation = home.navigation();
  await navigation.getByRole("link", { name: "My Expenses" }).click();
  await expectShown(myExpenses, ...ALL);
  await page.goBack();
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");
  await navigation.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");
});

test("an empty result offers to show all expenses", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.period().selectOption("This month");
  await myExpenses.filter().selectOption("Travel");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await page.getByRole("button", { name: "Show all expenses" }).click();
  await expectShown(myExpenses, ...ALL);
  await expect(page).toHaveURL("/show");
});

test("a filter of a direct link is kept while an expense is added", async ({
  page,
  home,
  myExpenses,
}) => {
  await page.goto("/show?category=food");
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");
  const link = (name: string) => home.navigation().getByRole("link", { name });
  await link("Add Expense").click();
  await expect(page).toHaveURL("/add");
  await link("My Expenses").click();
  await expect(page).toHaveURL("/show?category=food");
  await expect(myExpenses.filter()).toHaveValue("food");
});
