// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPlan, PLAN_TODAY } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { pocketMoney } from "@/lib/testing/screens/plan-screen";

/** The log of the server. */
const CHANGED_ELSEWHERE = /412: The plan was changed elsewhere/;

it("takes this device's value, which Undo takes back", async () => {
  const { open, user, record, putPlan, storedPlan, expectConsole } =
    await openPlan();
  expectConsole(CHANGED_ELSEWHERE);
  await record({ date: PLAN_TODAY, amount: 100 });
  await open("/show");
  await pocketMoney.openDialog(user, "Budgets");
  await pocketMoney.fill(user, "Food", "5000");
  await putPlan({ budgets: { food: 4000, travel: 70 } });
  await user.click(pocketMoney.dialogButton("Save"));
  expect(await pocketMoney.findQuestion()).toHaveTextContent(
    "Budget of FoodYours: ₹5,000The other device: ₹4,000",
  );
  await pocketMoney.answer(user, "Take mine");
  await expect.poll(pocketMoney.heading).toHaveFocus();
  expect((await storedPlan()).budgets).toEqual({ food: 5000, travel: 70 });
  const saved = await myExpenses.findNotification("Your change was saved.");
  await user.click(within(saved).getByRole("button", { name: "Undo" }));
  await expect.poll(pocketMoney.text).toContain("of ₹4,000");
  expect((await storedPlan()).budgets).toEqual({ food: 4000, travel: 70 });
});

it("shows what differs in a payment, and brings a removed one back", async () => {
  const rent = {
    ...{ id: "rent", description: "Rent", category: "others" },
    ...{ amount: 4000, every: "month", day: 20, from: "2026-01-01" },
  };
  const { open, user, record, putPlan, storedPlan, expectConsole } =
    await openPlan();
  expectConsole(CHANGED_ELSEWHERE);
  await record({ date: PLAN_TODAY });
  await putPlan({ recurring: [rent] });
  await open("/show");
  await pocketMoney.openDialog(user, "Change Rent");
  await user.selectOptions(pocketMoney.field("Category"), "food");
  await putPlan({ recurring: [{ ...rent, category: "shopping" }] });
  await user.click(pocketMoney.dialogButton("Save"));
  const question = await pocketMoney.findQuestion();
  expect(question).toHaveTextContent("Yours: Rent (Food)");
  expect(question).toHaveTextContent("The other device: Rent (Shopping)");
  await putPlan({});
  await user.click(pocketMoney.questionButton("Take mine"));
  await expect
    .poll(pocketMoney.question)
    .toHaveTextContent("The other device: None");
  await pocketMoney.answer(user, "Take mine");
  expect((await storedPlan()).recurring).toMatchObject([
    { id: "rent", category: "food" },
  ]);
});
