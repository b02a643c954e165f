import { expect, test } from "../fixtures";

test("the URL holds the view: a direct link, Back, reload and a link of the navigation show it", async ({
  page,
  home,
  record,
  myExpenses,
}) => {
  // Noon in the middle of a month, in the time zone of the browser.
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await record(
    { date: "2025-12-31", description: "Train", category: "travel" },
    { date: "2026-01-05", description: "Samosa", amount: 60 },
    { date: "2026-02-20", description: "Coffee", amount: 200 },
  );
  const expectShown = (...shown: string[]) =>
    expect(myExpenses.rows().getByRole("button")).toHaveText(shown);
  const navigate = (name: string) =>
    home.navigation().getByRole("link", { name }).click();

  await page.goto("/show?category=food");
  await expectShown("Coffee", "Samosa");
  await expect(
    myExpenses.chart("Expenses by Category").getByRole("listitem"),
  ).toHaveText(["Food 100%₹260"]);

  await myExpenses.period().selectOption("This year");
  await myExpenses.header("Amount").getByRole("button").click();
  await myExpenses.search().fill("c");
  await expect(page).toHaveURL(
    "/show?category=food&period=this-year&search=c&sort=-amount",
  );
  await page.reload();
  await expectShown("Coffee");
  await expect(myExpenses.search()).toHaveValue("c");

  await myExpenses.search().fill("");
  await expectShown("Coffee", "Samosa");
  await expect(page).toHaveURL(/year&sort/);
  await page.goBack();
  await expect(page).toHaveURL("/show?category=food&period=this-year");
  await page.goBack();
  await expect(page).toHaveURL("/show?category=food");
  await expect(myExpenses.period().locator("option:checked")).toHaveText(
    "All time",
  );
  await page.goForward();
  await expect(page).toHaveURL("/show?category=food&period=this-year");

  // The link of the navigation to this screen removes the filters.
  await navigate("My Expenses");
  await expectShown("Coffee", "Samosa", "Train");
  await page.goBack();
  await expectShown("Coffee", "Samosa");
  await navigate("Home");
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expectShown("Coffee", "Samosa");
});
