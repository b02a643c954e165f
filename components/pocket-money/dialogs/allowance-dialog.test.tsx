// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPlan, PLAN_TODAY } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { pocketMoney } from "@/lib/testing/screens/plan-screen";

const TODAY = { date: PLAN_TODAY, amount: 100 };
const allowance = {
  amount: 5000,
  every: "month",
  startDay: 1,
  carryOver: true,
  from: "2026-11-01",
};

/** Opens the dialog of an allowance that is set. */
async function openAllowance() {
  const browser = await openPlan();
  await browser.record(TODAY);
  await browser.putPlan({ allowance });
  await browser.open("/show");
  await pocketMoney.openDialog(browser.user, "Edit pocket money");
  return browser;
}

it("begins an allowance with what is left now, which it asks first, and which is not negative", async () => {
  const { open, user, record, storedPlan } = await openPlan();
  await record(TODAY);
  await open("/show");
  await pocketMoney.openDialog(user, "Set pocket money");
  await expect.poll(() => pocketMoney.field("Left right now")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(pocketMoney.field("Left right now")).toBeRequired();
  await pocketMoney.fill(user, "I get", "6000");
  expect(pocketMoney.field("Left right now")).toHaveValue(5900);
  await pocketMoney.fill(user, "Left right now", "-1");
  await user.keyboard("{Enter}");
  expect(pocketMoney.field("Left right now")).toBeInvalid();
  await pocketMoney.fill(user, "Left right now", "800");
  expect(pocketMoney.field("Left right now")).toBeValid();
  await user.keyboard("{Enter}");
  await pocketMoney.waitUntilClosed();
  expect((await storedPlan()).allowance).toEqual({
    amount: 6000,
    every: "month",
    startDay: 1,
    carryOver: true,
    from: PLAN_TODAY,
    // The opening includes the expense of today.
    opening: 900,
  });
});

it("neither fills in nor requires what is left of a stored allowance while amounts are hidden", async () => {
  const { open, user, record, putPlan, storedPlan } = await openPlan();
  localStorage.setItem("amounts", "hidden");
  await record(TODAY);
  const begun = { ...allowance, from: "2026-11-20", opening: 900 };
  await putPlan({ allowance: begun });
  await open("/show");
  await pocketMoney.openDialog(user, "Edit pocket money");
  expect(pocketMoney.field("Left right now")).toHaveValue(null);
  await pocketMoney.fill(user, "I get", "6000");
  await user.keyboard("{Enter}");
  await pocketMoney.waitUntilClosed();
  expect((await storedPlan()).allowance).toMatchObject({ amount: 6000 });
});

it("asks what is left of an allowance that began within the period, and stores it only once it is typed", async () => {
  const { open, user, record, putPlan, storedPlan } = await openPlan();
  await record(TODAY);
  const begun = { ...allowance, from: "2026-11-20", opening: 900 };
  await putPlan({ allowance: begun });
  await open("/show");
  await pocketMoney.openDialog(user, "Edit pocket money");
  expect(pocketMoney.field("Left right now")).toBeRequired();
  expect(pocketMoney.field("Left right now")).toHaveValue(800);
  await pocketMoney.fill(user, "I get", "6000");
  await pocketMoney.save(user);
  expect((await storedPlan()).allowance).toEqual({ ...begun, amount: 6000 });
  await pocketMoney.openDialog(user, "Edit pocket money");
  await user.clear(pocketMoney.field("Left right now"));
  await user.keyboard("{Enter}");
  expect(pocketMoney.field("Left right now")).toBeInvalid();
  await user.keyboard("500{Enter}");
  await pocketMoney.waitUntilClosed();
  expect((await storedPlan()).allowance).toMatchObject({
    from: PLAN_TODAY,
    opening: 600,
  });
});

it("counts what another device has added for today in what is left now", async () => {
  const { open, user, record, putPlan, storedPlan } = await openPlan();
  await record(TODAY);
  await putPlan({ allowance });
  await open("/show");
  await record({ date: PLAN_TODAY, amount: 70, description: "Tea" });
  await pocketMoney.openDialog(user, "Edit pocket money");
  // The dialog covers the plan.
  await expect.poll(() => document.body.textContent).toContain("₹4,830 left");
  await pocketMoney.fill(user, "Left right now", "500");
  await pocketMoney.save(user);
  expect(pocketMoney.text()).toContain("₹500 left");
  expect((await storedPlan()).allowance).toMatchObject({ opening: 670 });
});

it("corrects an allowance from this period on with Enter, and removes it with its button, whatever is in its fields, which Undo brings back", async () => {
  const { user, storedPlan } = await openAllowance();
  expect(pocketMoney.field(/^Carry over/)).toBeChecked();
  await user.click(pocketMoney.field(/^Carry over/));
  await pocketMoney.fill(user, "I get", "6000");
  await user.keyboard("{Enter}");
  await pocketMoney.waitUntilClosed();
  const corrected = {
    ...allowance,
    amount: 6000,
    carryOver: false,
    opening: 6000,
  };
  expect((await storedPlan()).allowance).toEqual(corrected);

  await pocketMoney.openDialog(user, "Edit pocket money");
  await pocketMoney.fill(user, "I get", "");
  await user.click(pocketMoney.dialogButton("Remove pocket money"));
  await pocketMoney.waitUntilClosed();
  await pocketMoney.findButton("Set pocket money");
  expect((await storedPlan()).allowance).toBeNull();
  const removed = await myExpenses.findNotification(
    "Your pocket money was removed.",
  );
  await user.click(within(removed).getByRole("button", { name: "Undo" }));
  await pocketMoney.find();
  expect((await storedPlan()).allowance).toEqual(corrected);
});

it("forgets a removal that failed, or was pressed without the network, at the next press of Save", async () => {
  const { user, storedPlan, failPlan, setOnline, expectConsole } =
    await openAllowance();
  expectConsole(/The plan could not be saved/);
  const failure = failPlan();
  await user.click(pocketMoney.dialogButton("Remove pocket money"));
  expect(
    await within(pocketMoney.dialog()).findByRole("alert"),
  ).toHaveTextContent("could not be saved");
  failure.stop();
  await pocketMoney.save(user);
  expect((await storedPlan()).allowance).toEqual(allowance);

  await pocketMoney.openDialog(user, "Edit pocket money");
  setOnline(false);
  await expect
    .poll(pocketMoney.dialog)
    .toHaveTextContent("Saving needs the network.");
  const remove = pocketMoney.dialogButton("Remove pocket money");
  expect(remove).toHaveAttribute("aria-disabled", "true");
  await user.click(remove);
  setOnline(true);
  await expect
    .poll(pocketMoney.dialog)
    .not.toHaveTextContent("Saving needs the network.");
  await pocketMoney.save(user);
  expect((await storedPlan()).allowance).toEqual(allowance);
});
