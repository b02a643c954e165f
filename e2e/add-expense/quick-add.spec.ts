import { expect, expectAccessible, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

test("the date has the focus when the screen opens and after a success", async ({
  home,
  addExpensePage,
}) => {
  await addExpensePage.goto();
  await expect(addExpensePage.date()).toBeFocused();
  await home.goto();
  await home.main().getByRole("link", { name: "Add Expense" }).click();
  await expect(addExpensePage.date()).toBeFocused();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  await expect(addExpensePage.date()).toBeFocused();
});

for (const timezoneId of ["Asia/Kolkata", "Pacific/Kiritimati"])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("Today and Yesterday use the time zone of the browser, ten minutes after midnight", async ({
      page,
      addExpensePage,
    }) => {
      await page.clock.setFixedTime("2026-03-01T00:10:00");
      await addExpensePage.goto();
      const [today, yesterday] = await page.evaluate(() => {
        const now = new Date();
        const before = new Date(now.getTime() - 24 * 60 * 60 * 1000);
        return [now, before].map((date) => date.toLocaleDateString("sv"));
      });
      await expect(addExpensePage.submit()).toBeEnabled();
      await addExpensePage.dayButton("Today").click();
      await expect(addExpensePage.date()).toHaveValue(today ?? "");
      await addExpensePage.dayButton("Yesterday").focus();
      await page.keyboard.press("Enter");
      await expect(addExpensePage.date()).toHaveValue(yesterday ?? "");
    });
  });

test("earlier descriptions are suggested, most frequent first", async ({
  page,
  addExpensePage,
  record,
}) => {
  await record(
    { description: "Metro" },
    { description: "chai" },
    { description: "Chai", date: "2026-01-06" },
  );
  await addExpensePage.goto();
  expect(await addExpensePage.values()).toEqual(["", "", "", ""]);
  const list = await addExpensePage.description().getAttribute("list");
  const options = page.locator(`datalist#${list} option`);
  await expect(options).toHaveCount(2);
  expect(
    await options.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    ),
  ).toEqual(["Chai", "Metro"]);
});

test("the suggestions do not need the list of expenses", async ({
  page,
  addExpensePage,
  record,
}) => {
  await record({});
  const requested: string[] = [];
  page.on("request", (request) =>
    requested.push(new URL(request.url()).pathname),
  );
  await addExpensePage.goto();
  await expect(page.locator("datalist option")).toHaveCount(1);
  await addExpensePage.fill({ ...lunchRequest, description: "Metro" });
  await addExpensePage.submitAndReadAlert();
  await expect(page.locator("datalist option")).toHaveCount(2);
  expect(requested).not.toContain("/api/show");
  expect(requested.filter((path) => path === "/api/suggestions")).toHaveLength(
    2,
  );
});

test("a known description selects its usual category, which can be changed", async ({
  page,
  addExpensePage,
  record,
}) => {
  await record({ description: "Metro", category: "travel" }, {});
  await addExpensePage.goto();
  await expect(page.locator("datalist option")).toHaveCount(2);
  const { description, category } = {
    description: addExpensePage.description(),
    category: addExpensePage.category(),
  };
  const hint = page.locator("form").getByRole("status");
  await description.pressSequentially("metro");
  await expect(category).toHaveValue("travel");
  await expect(hint).toHaveText("Travel, as before");
  await expectAccessible(page);
  await description.fill("metr");
  await expect(category).toHaveValue("");
  await expect(hint).toHaveText("");
  await description.fill("Lunch");
  await expect(category).toHaveValue("food");
  await category.selectOption("others");
  await expect(hint).toHaveText("");
  await description.fill("Metro");
  await expect(category).toHaveValue("others");
});

test("the last added expense is shown above the form and can be undone", async ({
  page,
  addExpensePage,
  myExpenses,
  request,
}) => {
  await addExpensePage.goto();
  await expect(addExpensePage.lastAdded()).toHaveCount(0);
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  const last = addExpensePage.lastAdded();
  for (const text of ["Lunch", "₹99.50", "5 Jan 2026 · Food"])
    await expect(last.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await expect(addExpensePage.date()).toBeFocused();
  await last.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(last.getByText("Taken back")).toBeVisible();
  await expect(last.getByRole("button")).toHaveCount(0);
  await expect(last.getByRole("link")).toBeFocused();
  expect(await (await request.get("/api/show")).json()).toEqual([]);
  await addExpensePage.fill({ ...lunchRequest, description: "Dinner" });
  await addExpensePage.submitAndReadAlert();
  await expect(last.getByText("Dinner")).toBeVisible();
  await last.getByRole("link", { name: "View expenses" }).click();
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("a failed undo shows an error and can be retried", async ({
  page,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(/could not be removed/);
  expectConsole(/ERR_FAILED/);
  await page.route("**/api/expenses/*", (route) => route.abort(), { times: 1 });
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  const undo = addExpensePage.lastAdded().getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(page.getByText("It could not be taken back.")).toBeVisible();
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
  await undo.click();
  await expect(page.getByText("Taken back")).toBeVisible();
  expect(await (await request.get("/api/show")).json()).toEqual([]);
});

test("an open list shows an expense that another tab adds", async ({
  context,
  addExpensePage,
}) => {
  const list = await context.newPage();
  await addExpensePage.goto();
  await list.goto(new URL("/show", addExpensePage.page.url()).href);
  await expect(list.getByText("No expenses found")).toBeVisible();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  await expect(list.getByRole("row", { name: "Lunch" })).toBeVisible();
});
