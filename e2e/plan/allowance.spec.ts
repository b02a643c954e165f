import { addDays, today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { holdNextRequest } from "../held-requests";
import { putPlan, storedPlan } from "./put-plan";

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
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const card = myExpenses.plan();
    await expect(
      page.getByRole("button", { name: "Pocket money" }),
    ).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Pocket money" }).click();
    const dialog = page.getByRole("dialog", { name: "Allowance", exact: true });
    await dialog.getByLabel("Amount").fill("6000");
    await dialog.getByLabel("Every").selectOption("Week");
    await dialog.getByLabel("Arrives on").selectOption("Monday");
    await expect(dialog.getByLabel("I have left now")).toHaveValue("");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText("left");
    await expect(card.getByRole("heading")).toBeFocused();
    await expect(
      myExpenses.notification("The allowance was saved."),
    ).toBeVisible();
    await expect(card).toContainText(
      "At today's pace it lasts until your next allowance on",
    );

    await myExpenses.planDetails().click();
    await card.getByRole("button", { name: "left now" }).click();
    const left = page.getByRole("dialog", { name: "left now" });
    await left.getByLabel("I have").fill("150");
    await left.getByRole("button", { name: "Save" }).click();
    await expect(left).toHaveCount(0);
    await expect(card).toContainText("₹150 left");
    await expect(card.getByRole("button", { name: "left now" })).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.reload();
    await expect(card).toContainText("₹150 left");
  });

test("the dialog is used with the keyboard, and Back closes it", async ({
  page,
}) => {
  const open = page.getByRole("button", { name: "Budgets" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  await expect(dialog.getByLabel("Food")).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await open.press("Enter");
  await expect(dialog.getByLabel("Food")).toBeFocused();
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole("list", { name: "Budgets" }).getByRole("listitem"),
  ).toHaveText([/^Food: Over by ₹[\d,]+₹[\d,]+ of ₹500$/]);
  await expect(
    page.getByRole("heading", { name: "Pocket money" }),
  ).toBeFocused();
});

test("a plan that cannot be loaded or saved says so", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The plan could not be loaded/);
  expectConsole(/The plan could not be saved/);
  expectConsole(/ERR_FAILED/);
  await expect(
    page.getByRole("button", { name: "Pocket money" }),
  ).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("plan-copy"));
  await page.route("**/api/plan", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Your plan could not be loaded.")).toBeVisible();
  await page.unroute("**/api/plan");
  await page.getByRole("button", { name: "Load the plan again" }).click();
  await expect(
    page.getByRole("button", { name: "Pocket money" }),
  ).toBeFocused();
  await page.getByRole("button", { name: "Pocket money" }).click();
  const dialog = page.getByRole("dialog", { name: "Allowance", exact: true });
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

test("typed values are lost only after a question", async ({ page }) => {
  await page.getByRole("button", { name: "Budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  const question = page.getByRole("alertdialog");
  await dialog.getByLabel("Food").fill("500");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("Food")).toHaveValue("500");
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Budgets" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a dialog stays open while it saves", async ({ page, expectConsole }) => {
  expectConsole(/The plan could not be saved/);
  expectConsole(/ERR_FAILED/);
  await expect(page.getByRole("button", { name: "Budgets" })).toBeVisible();
  const release = await holdNextRequest(
    page,
    "**/api/plan",
    async (route, released) => {
      await released;
      await route.abort();
    },
  );
  await page.getByRole("button", { name: "Budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  await dialog.getByLabel("Food").fill("500");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("button", { name: "Saving…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.goBack();
  release();
  await expect(dialog.getByRole("alert")).toContainText("could not be saved");
});

test("a saved part can be undone", async ({ page, myExpenses }) => {
  await page.getByRole("button", { name: "Budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  await dialog.getByLabel("Food").fill("500");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(
    myExpenses.notification("The budgets were saved."),
  ).toBeVisible();
  await myExpenses.undoButton().click();
  await expect(myExpenses.plan()).toHaveCount(0);
  await expect(myExpenses.notification("were saved.")).toHaveCount(0);
});

test("Undo asks before it takes back what another device has changed since", async ({
  page,
  context,
  myExpenses,
}) => {
  await page.getByRole("button", { name: "Budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Budgets", exact: true });
  await dialog.getByLabel("Food").fill("5000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(myExpenses.plan()).toContainText("of ₹5,000");
  await putPlan(context, { budgets: { food: 4000 } });
  // As when the tab becomes visible again.
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange")),
  );
  await expect(myExpenses.plan()).toContainText("of ₹4,000");
  await myExpenses.undoButton().click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Budget of FoodYours: NoneThe other device: ₹4,000",
  );
  await question.getByRole("button", { name: "Take the other" }).click();
  await expect(question).toHaveCount(0);
  expect(await storedPlan(context)).toMatchObject({ budgets: { food: 4000 } });
});
