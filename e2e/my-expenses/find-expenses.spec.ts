import { expect, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

test.beforeEach(async ({ page, record, myExpenses }) => {
  // Noon in the middle of a month, in the time zone of the browser.
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await record(
    { date: "2025-12-31", description: "Train to Zürich", category: "travel" },
    { date: "2026-01-05", description: "चाय और समोसा", amount: 60 },
    { date: "2026-02-20", description: "Café crème", amount: 200 },
    { date: "2026-03-01", description: "Notebook", category: "shopping" },
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(4);
});

async function expectShown(myExpenses: MyExpensesPage, ...shown: string[]) {
  const buttons = myExpenses.rows().getByRole("button");
  await expect(buttons).toHaveText(shown);
}

const ALL = ["Notebook", "Café crème", "चाय और समोसा", "Train to Zürich"];

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

test("the period menu and the previous and next buttons select periods", async ({
  page,
  myExpenses,
}) => {
  const previous = page.getByRole("button", { name: "Previous period" });
  const next = page.getByRole("button", { name: "Next period" });
  await expect(previous).toHaveCount(0);
  for (const [period, ...shown] of [
    ["This month", "Notebook"],
    ["Last month", "Café crème"],
    ["Last 30 days", "Notebook", "Café crème"],
    ["This year", "Notebook", "Café crème", "चाय और समोसा"],
    ["All time", ...ALL],
  ] as const) {
    await myExpenses.period().selectOption(period);
    await expectShown(myExpenses, ...shown);
  }
  const chosen = myExpenses.period().locator("option:checked");
  await myExpenses.period().selectOption("This month");
  await previous.click();
  await expect(chosen).toHaveText("Last month");
  await previous.click();
  await expect(chosen).toHaveText("Jan 2026");
  await expectShown(myExpenses, "चाय और समोसा");
  await previous.focus();
  await page.keyboard.press("Enter");
  await expectShown(myExpenses, "Train to Zürich");
  await next.click();
  await next.click();
  await next.click();
  await expect(chosen).toHaveText("This month");
});

test("a custom range starts with the selected period and may be open-ended", async ({
  page,
  myExpenses,
}) => {
  const from = page.getByLabel("From");
  const to = page.getByLabel("To", { exact: true });
  await myExpenses.period().selectOption("Last month");
  await myExpenses.period().selectOption("Custom range");
  await expect(from).toHaveValue("2026-02-01");
  await expect(to).toHaveValue("2026-02-28");
  await from.fill("2026-01-05");
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");
  await to.fill("");
  await expectShown(myExpenses, "Notebook", "Café crème", "चाय और समोसा");
  await expect(
    page.getByRole("button", { name: "Next period" }),
  ).toBeDisabled();
  await to.fill("2026-01-05");
  await expectShown(myExpenses, "चाय और समोसा");
  await to.fill("2025-01-05");
  await expect(page.getByText("From is after To.")).toBeVisible();
});

test("a column header sorts, reverses and resets the order on successive clicks", async ({
  page,
  myExpenses,
}) => {
  const sort = (column: string) =>
    myExpenses.header(column).getByRole("button");
  await expect(myExpenses.header("Date")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await sort("Date").click();
  await expectShown(myExpenses, ...ALL.toReversed());
  await sort("Amount").click();
  await expect(myExpenses.header("Amount")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(myExpenses.header("Date")).not.toHaveAttribute("aria-sort");
  await expectShown(
    myExpenses,
    ...["Café crème", "Notebook", "Train to Zürich", "चाय और समोसा"],
  );
  await sort("Description").focus();
  await page.keyboard.press("Enter");
  const byName = ["Café crème", "Notebook", "Train to Zürich", "चाय और समोसा"];
  await expectShown(myExpenses, ...byName);
  await page.keyboard.press("Enter");
  await expectShown(myExpenses, ...byName.toReversed());
  await expect(myExpenses.header("Description")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.keyboard.press("Enter");
  await expectShown(myExpenses, ...ALL);
  await sort("Category").click();
  await expectShown(
    myExpenses,
    ...["Café crème", "चाय और समोसा", "Notebook", "Train to Zürich"],
  );
});

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
  await myExpenses.search().pressSequentially("ca");
  await page.goBack();
  await expectShown(myExpenses, ...ALL);
  // Longer than the delay before the URL is updated.
  await page.clock.fastForward(1000);
  await myExpenses.header("Amount").getByRole("button").click();
  await expect(page).toHaveURL("/show?sort=-amount");
  await expect(myExpenses.search()).toHaveValue("");
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
