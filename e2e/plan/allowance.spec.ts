import { addDays, formatDate, today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

const NOW = today();

test.beforeEach(async ({ record, myExpenses }) => {
  await record(
    ...Array.from({ length: 10 }, (_, ago) => ({
      date: addDays(NOW, -ago),
      amount: 100,
    })),
  );
  await myExpenses.goto();
});

for (const width of [360, 768, 1280, 1920])
  test(`pocket money is set up and corrected at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole("region", { name: "Pocket money" });
    await expect(
      page.getByRole("button", { name: "Pocket money" }),
    ).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Pocket money" }).click();
    const dialog = page.getByRole("dialog", { name: "Allowance" });
    await dialog.getByLabel("Amount").fill("6000");
    await dialog.getByLabel("Every").selectOption("Week");
    await dialog.getByLabel("Arrives on").selectOption("Monday");
    await expect(dialog.getByLabel("I have left now")).toHaveValue("");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText("Left now");
    await expect(card).toContainText(
      "At today's pace it lasts until your next allowance on",
    );

    await card.getByRole("button", { name: "left now" }).click();
    const left = page.getByRole("dialog", { name: "left now" });
    await left.getByLabel("I have").fill("150");
    await left.getByRole("button", { name: "Save" }).click();
    await expect(left).toHaveCount(0);
    await expect(card.getByRole("definition").first()).toHaveText("₹150");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.reload();
    await expect(card.getByRole("definition").first()).toHaveText("₹150");
  });

test("the dialog is used with the keyboard, and Back closes it", async ({
  page,
}) => {
  const open = page.getByRole("button", { name: "Budgets" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Budgets" });
  await expect(dialog.getByLabel("Food")).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await open.press("Enter");
  await expect(dialog.getByLabel("Food")).toBeFocused();
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: "Budgets" }).getByRole("listitem"),
  ).toContainText(["of ₹500Over by"]);
});

test("a change that another device has made too shows both values and asks", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 412/);
  await page.getByRole("button", { name: "Budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Budgets" });
  await dialog.getByLabel("Food").fill("5000");
  const stored = await context.request.get("/api/plan");
  const replaced = await context.request.put("/api/plan", {
    data: {
      allowance: null,
      budgets: { food: 4000, travel: 70 },
      recurring: [],
    },
    headers: { "if-match": stored.headers()["etag"] ?? "" },
  });
  expect(replaced.status()).toBe(200);
  await dialog.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Budget of FoodYours: ₹5,000The other device: ₹4,000",
  );
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take mine" }).click();
  await expect(question).toHaveCount(0);
  const plan = await (await context.request.get("/api/plan")).json();
  expect(plan.budgets).toEqual({ food: 5000, travel: 70 });
});

test("a due payment is added with one press, once for two devices", async ({
  page,
  context,
  myExpenses,
}) => {
  const { headers } = await fetchPlan();
  await context.request.put("/api/plan", {
    data: {
      allowance: null,
      budgets: {},
      recurring: [
        {
          ...{ id: "rent", description: "Rent", category: "others" },
          ...{ amount: 4000, every: "month", day: Number(NOW.slice(-2)) },
          from: NOW,
        },
      ],
    },
    headers,
  });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/show");
  const card = page.getByRole("region", { name: "Recurring payments" });
  await expect(card).toContainText(`₹4,000, due on ${formatDate(NOW)}`);
  await expectAccessible(page);
  const add = other.getByRole("button", { name: "Add Rent" });
  await expect(add).toBeVisible();
  await page.getByRole("button", { name: "Add Rent" }).press("Enter");
  await expect(myExpenses.editButton("Rent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Rent" })).toHaveCount(0);
  // The other tab hears of the expense.
  await expect(add).toHaveCount(0);
  await expect(myExpenses.rows()).toHaveCount(11);
  await card.getByText("1 in your plan").click();
  await page.getByRole("button", { name: "Stop Rent" }).click();
  await expect(card).toHaveCount(0);

  async function fetchPlan() {
    const response = await context.request.get("/api/plan");
    return { headers: { "if-match": response.headers()["etag"] ?? "" } };
  }
});

test("a plan that cannot be loaded or saved says so", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The plan could not be loaded/);
  expectConsole(/The plan could not be saved/);
  expectConsole(/ERR_FAILED/);
  await page.route("**/api/plan", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Your plan could not be loaded.")).toBeVisible();
  await page.unroute("**/api/plan");
  await page.getByRole("button", { name: "Load the plan again" }).click();
  await page.getByRole("button", { name: "Pocket money" }).click();
  const dialog = page.getByRole("dialog", { name: "Allowance" });
  await dialog.getByLabel("Amount").fill("100");
  await page.route("**/api/plan", (route) => route.abort());
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("could not be saved");
  await page.unroute("**/api/plan");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: "Pocket money" }),
  ).toBeVisible();
});
