// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { failToFetch, holdUntilReleased } from "@/lib/testing/open-browser";
import { openPlan, PLAN_TODAY } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { pocketMoney } from "@/lib/testing/screens/plan-screen";

/** Opens the dialog of the budgets, which waits for a value in Food. */
async function openBudgets() {
  const browser = await openPlan();
  await browser.record({ date: PLAN_TODAY, amount: 900 });
  await browser.open("/show");
  await pocketMoney.openDialog(browser.user, "Budgets");
  await expect.poll(() => pocketMoney.field("Food")).toHaveFocus();
  return browser;
}

it("saves with Enter, and moves the focus to the plan that replaces its button, until Undo brings that back", async () => {
  const { user } = await openBudgets();
  await user.keyboard("500{Enter}");
  await pocketMoney.waitUntilClosed();
  const budgets = within(pocketMoney.card()).getByRole("list", {
    name: "Budgets",
  });
  expect(
    within(budgets)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Food ₹900 of ₹500Over by ₹400"]);
  expect(budgets.querySelector("rect")).toHaveClass("fill-danger");
  await expect.poll(pocketMoney.heading).toHaveFocus();
  const saved = await myExpenses.findNotification("The budgets were saved.");
  await user.click(within(saved).getByRole("button", { name: "Undo" }));
  await pocketMoney.findButton("Budgets");
  await expect.poll(() => saved).not.toBeInTheDocument();
});

it("takes what a number field has, such as .5", async () => {
  const { user } = await openBudgets();
  await user.keyboard(".5{Enter}");
  await pocketMoney.waitUntilClosed();
  await myExpenses.findNotification("The budgets were saved.");
});

it("says what was spent on a category, and how the sum stands against the pocket money", async () => {
  const { open, user, record, putPlan } = await openPlan();
  await record({ date: PLAN_TODAY, amount: 900 });
  await putPlan({
    allowance: { amount: 1500, every: "week", startDay: 1, carryOver: false },
    budgets: { food: 500 },
  });
  await open("/show");
  const dialog = await pocketMoney.openDialog(user, "Edit budgets");
  expect(pocketMoney.field("Food")).toHaveAccessibleDescription(
    "₹900 spent so far",
  );
  expect(dialog).toHaveTextContent(
    "Together ₹500 of your pocket money of ₹1,500.",
  );
  await pocketMoney.fill(user, "Travel", "1200.50");
  expect(dialog).toHaveTextContent(
    "Together ₹1,700.50: ₹200.50 more than your pocket money of ₹1,500.",
  );
});

it("closes on Back and Escape, and with typed values only after a question", async () => {
  const { user } = await openBudgets();
  history.back();
  await pocketMoney.waitUntilClosed();
  await pocketMoney.openDialog(user, "Budgets");
  await user.keyboard("{Escape}");
  await pocketMoney.waitUntilClosed();

  await pocketMoney.openDialog(user, "Budgets");
  await pocketMoney.fill(user, "Food", "500");
  await user.keyboard("{Escape}");
  await pocketMoney.findQuestion();
  await pocketMoney.answer(user, "Keep editing");
  expect(pocketMoney.field("Food")).toHaveValue(500);
  history.back();
  await pocketMoney.findQuestion();
  await pocketMoney.answer(user, "Discard");
  await pocketMoney.waitUntilClosed();
  await pocketMoney.openDialog(user, "Budgets");
  expect(pocketMoney.field("Food").value).toBe("");
});

it("stays open while it saves, and saves again after a failure", async () => {
  const { user, respond, expectConsole, storedPlan } = await openBudgets();
  expectConsole(/The plan could not be saved/);
  const held = holdUntilReleased();
  const failure = respond(({ method }) =>
    method === "PUT" ? held.wait(failToFetch) : undefined,
  );
  expect(pocketMoney.field("Food")).toHaveAccessibleDescription(
    "₹900 spent so far",
  );
  await pocketMoney.fill(user, "Food", "500");
  expect(pocketMoney.dialog()).toHaveTextContent("Together ₹500");
  await user.click(pocketMoney.dialogButton("Save"));
  expect(pocketMoney.dialogButton("Saving…")).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(pocketMoney.dialogButton("Cancel"));
  const wentBack = new Promise((resolve) =>
    addEventListener("popstate", resolve, { once: true }),
  );
  history.back();
  await wentBack;
  held.release();
  expect(
    await within(pocketMoney.dialog()).findByRole("alert"),
  ).toHaveTextContent("could not be saved");
  failure.stop();
  await pocketMoney.save(user);
  expect(await storedPlan()).toMatchObject({ budgets: { food: 500 } });
});
