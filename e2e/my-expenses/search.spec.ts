import { expect, test } from "../fixtures";
import { ALL, expectShown, openVariedExpenses } from "./varied-expenses";

test.beforeEach(openVariedExpenses);

test("search matches words of the description and category in any script, ignoring case and accents", async ({
  myExpenses,
}) => {
  for (const [search, ...shown] of [
    ["CAFE", "Café crème"],
    ["creme café", "Café crème"],
    ["चाय", "चाय और समोसा"],
    ["zurich", "Train to Zürich"],
    ["shopping", "Notebook"],
    ["food cre", "Café crème"],
    ["", ...ALL],
  ] as const) {
    await myExpenses.search().fill(search);
    await expectShown(myExpenses, ...shown);
  }
  await myExpenses.search().fill("cafe");
  await expect(myExpenses.total()).toContainText("₹200");
  await expect(
    myExpenses.chart("Expenses by Category").getByRole("listitem"),
  ).toHaveText(["Food 100%₹200"]);
  await myExpenses.search().fill("nothing of the kind");
  await expect(myExpenses.emptyMessage()).toBeVisible();
});

test("a search that is being typed survives changing the filter", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.search().pressSequentially("ca");
  await myExpenses.filter().selectOption("Food");
  await expect(page).toHaveURL("/show?category=food&search=ca");
  await expect(myExpenses.search()).toHaveValue("ca");
});

test("a search that was abandoned while typing does not come back", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.filter().selectOption("Food");
  await expect(page).toHaveURL("/show?category=food");
  await myExpenses.search().pressSequentially("ca");
  await page.goBack();
  await expectShown(myExpenses, ...ALL);
  // Longer than the delay before the URL is updated.
  await page.clock.fastForward(1000);
  await myExpenses.header("Amount").getByRole("button").click();
  await expect(page).toHaveURL("/show?sort=-amount");
  await expect(myExpenses.search()).toHaveValue("");
});
