import { expect, test } from "../fixtures";
import { failScript } from "../wait-for-script";

test("rows of an external API are shown, and unreadable ones are counted", async ({
  page,
  myExpenses,
}) => {
  await page.route("**/api/show", (route) =>
    route.fulfill({
      json: [
        {
          _id: 1,
          date: "2026-01-04T19:00:00.000Z",
          category: "FOOD",
          description: "Tea",
          amount: "₹1,250.50",
          __v: 0,
        },
        {
          _id: 2,
          date: "2026-01-04",
          category: "Rent",
          description: "Room",
          amount: "4000",
        },
        {
          _id: 3,
          date: "someday",
          category: "food",
          description: "Lost",
          amount: 5,
        },
        { _id: 4, date: "2026-01-04", category: "food", description: "Free" },
      ],
    }),
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(2);
  expect(await myExpenses.cells()).toEqual([
    ["5 Jan 2026", "Food", "Tea", "₹1,250.50"],
    ["4 Jan 2026", "Rent", "Room", "₹4,000.00"],
  ]);
  await expect(myExpenses.total()).toContainText("₹5,250.50");
  await expect(page.getByText("2 expenses could not be read")).toBeVisible();
  await myExpenses.filter().selectOption("Food");
  await expect(myExpenses.rows()).toHaveCount(1);
});

for (const [failure, response] of [
  ["the server fails", { status: 500, json: {} }],
  ["the response is no array", { json: { message: "hello" } }],
  ["the response is no JSON", { body: "<html>" }],
  ["the network is down", undefined],
] as const)
  test(`when ${failure}, 'Try again' loads the list`, async ({
    page,
    myExpenses,
    record,
    expectConsole,
  }) => {
    expectConsole(/The expenses could not be loaded/);
    if (failure === "the server fails") expectConsole(/status of 500/);
    if (!response) expectConsole(/ERR_FAILED/);
    await record({});
    await page.route("**/api/show", (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await myExpenses.goto();
    await expect(
      page.getByRole("alert").getByText("could not be loaded"),
    ).toBeVisible();
    await expect(myExpenses.emptyMessage()).toHaveCount(0);
    await page.unroute("**/api/show");
    await myExpenses.tryAgainButton().click();
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(myExpenses.tryAgainButton()).toHaveCount(0);
  });

test("while the list loads, the page announces it and does not show the empty message", async ({
  page,
  myExpenses,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/show", async (route) => {
    await released;
    await route.continue();
  });
  await myExpenses.goto();
  await expect(page.getByText("Loading your expenses…")).toBeAttached();
  await expect(myExpenses.emptyMessage()).toHaveCount(0);
  release();
  await expect(myExpenses.emptyMessage()).toBeVisible();
});

test("the table works when the script of the charts fails to load", async ({
  page,
  myExpenses,
  record,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/ChunkLoadError/);
  await record({});
  await failScript(page, "recharts");
  await myExpenses.goto();
  await expect(page.getByText("The charts could not be loaded.")).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(1);
  // Scripts that are loaded later may still be under way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
