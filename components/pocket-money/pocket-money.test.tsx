// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openPlan, PLAN_TODAY } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { pocketMoney } from "@/lib/testing/screens/plan-screen";
import { addDays } from "@/lib/domain/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";

/** ₹100 on each of the last ten days. */
const TEN_DAYS = Array.from({ length: 10 }, (_, ago) => ({
  date: addDays(parseDate(PLAN_TODAY), -ago),
  amount: 100,
}));

it("shows what an allowance leaves, and what is left after a correction, also after a reload", async () => {
  const { open, user, record } = await openPlan();
  await record(...TEN_DAYS);
  await open("/show");
  await pocketMoney.openDialog(user, "Set pocket money");
  await pocketMoney.fill(user, "I get", "6000");
  await user.click(pocketMoney.field("Every week"));
  await user.selectOptions(pocketMoney.field(/^It comes on/), "Monday");
  expect(pocketMoney.field("Left right now")).toHaveValue(5800);
  expect(pocketMoney.dialog()).toHaveTextContent(
    "₹5,800 left of ₹6,000. That is ₹983 a day until 30 Nov.",
  );
  await pocketMoney.save(user);
  // Spent on Monday and today.
  expect(pocketMoney.text()).toContain("₹5,800 left");
  expect(pocketMoney.text()).toContain("Lasts until 30 Nov.");
  await expect.poll(pocketMoney.heading).toHaveFocus();
  await myExpenses.findNotification("Your pocket money was saved.");

  await pocketMoney.openDialog(user, "Edit pocket money");
  await pocketMoney.fill(user, "Left right now", "150");
  await pocketMoney.save(user);
  expect(pocketMoney.text()).toContain("₹150 left");
  await expect
    .poll(() => pocketMoney.button("Edit pocket money"))
    .toHaveFocus();
  await open("/show");
  expect(await pocketMoney.find()).toHaveTextContent("₹150 left");
});

it("of a new visitor, who has no expense yet, makes the list, with its notification, the focus and an Undo", async () => {
  const { open, user, visitor } = await openPlan({ lists: "private" });
  await open("/show");
  await pocketMoney.openDialog(user, "Set pocket money");
  await pocketMoney.fill(user, "I get", "6000");
  await pocketMoney.save(user);
  expect(await pocketMoney.find()).toHaveTextContent("₹6,000 left");
  await myExpenses.findNotification("Your pocket money was saved.");
  await expect.poll(pocketMoney.heading).toHaveFocus();
  expect(visitor.cookie).not.toBe("");
  expect(await visitor.json("/plan")).toMatchObject({
    allowance: { amount: 6000 },
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await pocketMoney.findButton("Set pocket money");
});

it("stays when the last expense is deleted, and stays open when it comes back", async () => {
  const { open, user, record, putPlan } = await openPlan();
  await record({ date: PLAN_TODAY, amount: 100, description: "Tea" });
  await putPlan({ budgets: { food: 500 } });
  await open("/show");
  await expect.poll(pocketMoney.text).toContain("₹100 of ₹500");
  await myExpenses.delete(user, "Tea");
  await myExpenses.emptyMessage();
  await expect.poll(pocketMoney.text).toContain("₹0 of ₹500");
  await user.click(await pocketMoney.findButton("Undo"));
  await expect.poll(pocketMoney.text).toContain("₹100 of ₹500");
  expect(pocketMoney.button("Edit budgets")).toBeVisible();
});

it("says that it could not be loaded, or needs the network, and moves the focus to what a second try brings", async () => {
  const { open, user, record, failPlan, expectConsole } = await openPlan();
  expectConsole(/The plan could not be loaded/);
  await record({ date: PLAN_TODAY });
  const failure = failPlan();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open("/show");
  expect(await screen.findByText("Connect to see your plan.")).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(
    await screen.findByText("Your plan could not be loaded."),
  ).toBeVisible();
  failure.stop();
  await user.click(pocketMoney.button("Load the plan again"));
  await pocketMoney.findButton("Set pocket money");
  await expect.poll(pocketMoney.heading).toHaveFocus();
});

it("says why it cannot be changed: the list cannot, as its notice says, or it is a copy, until it was loaded again", async () => {
  const { open, user, record, putPlan, failPlan, setOnline } = await openPlan();
  await record({ date: PLAN_TODAY });
  await putPlan({ budgets: { food: 5000 } });
  await open("/show");
  await pocketMoney.find();
  const findChange = async () => {
    const change = await pocketMoney.findButton("Edit budgets");
    expect(change).toHaveAttribute("aria-disabled", "true");
    return change;
  };
  setOnline(false);
  await open("/show");
  expect(await findChange()).toHaveAccessibleDescription(/need the network/);
  expect(screen.queryByText(/earlier copy/)).toBeNull();

  const failure = failPlan();
  setOnline(true);
  await open("/show");
  const change = await findChange();
  expect(change).toHaveAccessibleDescription(
    "Your plan could not be loaded: this is an earlier copy.",
  );
  failure.stop();
  await user.click(pocketMoney.button("Load the plan again"));
  await expect.poll(() => change).not.toHaveAttribute("aria-disabled");
  expect(screen.queryByText(/earlier copy/)).toBeNull();
});

it("asks before an Undo takes back what another device has changed since", async () => {
  const { open, user, record, putPlan, storedPlan } = await openPlan();
  await record({ date: PLAN_TODAY, amount: 100 });
  await open("/show");
  await pocketMoney.openDialog(user, "Budgets");
  await pocketMoney.fill(user, "Food", "5000");
  await pocketMoney.save(user);
  expect(pocketMoney.text()).toContain("of ₹5,000");
  await putPlan({ budgets: { food: 4000 } });
  // As when the tab becomes visible again.
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(pocketMoney.text).toContain("of ₹4,000");
  await user.click(pocketMoney.button("Undo"));
  expect(await pocketMoney.findQuestion()).toHaveTextContent(
    "Budget of FoodYours: NoneThe other device: ₹4,000",
  );
  await pocketMoney.answer(user, "Take the other");
  expect(await storedPlan()).toMatchObject({ budgets: { food: 4000 } });
});

it.each([
  [360, /₹5,900 left.*due/],
  [1280, /Budgets and bills.*1 due/],
])(
  "at %i px shows budgets and bills in a dialog, which an action and an editor close",
  async (width, button) => {
    const { open, user, record, putPlan } = await openPlan({ width });
    await record({ date: PLAN_TODAY, amount: 100 });
    await putPlan({
      allowance: {
        amount: 6000,
        every: "month",
        startDay: 1,
        carryOver: false,
      },
      budgets: { food: 500 },
      recurring: [
        {
          ...{ id: "mess", description: "Mess", category: "others" },
          ...{ amount: 10, every: "month", day: 24, from: PLAN_TODAY },
        },
      ],
    });
    await open("/show");
    const findDetails = async () => {
      await user.click(await pocketMoney.findButton(button));
      return screen.findByRole("dialog", { name: "₹5,900 left of ₹6,000" });
    };
    const details = await findDetails();
    await expect.poll(() => details).toHaveTextContent("₹100 of ₹500");
    await user.click(within(details).getByText("Edit pocket money"));
    expect(await pocketMoney.findField("I get")).toHaveValue(6000);
    await user.click(pocketMoney.dialogButton("Cancel"));
    await pocketMoney.waitUntilClosed();
    await findDetails();
    await user.click(pocketMoney.button("Skip Mess"));
    await myExpenses.findNotification("Mess (₹10) was skipped.");
    await expect
      .poll(() => screen.queryByRole("dialog", { name: / left / }))
      .toBeNull();
    expect(pocketMoney.text()).not.toContain("due");
  },
);

it("on a phone without a plan leads to its three parts", async () => {
  const { open, user } = await openPlan({ width: 360 });
  await open("/show");
  await pocketMoney.openDialog(user, /Set pocket money/);
  await user.click(pocketMoney.dialogButton("Budgets"));
  expect(await pocketMoney.findField("Food")).toBeVisible();
  await user.click(pocketMoney.dialogButton("Cancel"));
  await pocketMoney.waitUntilClosed();
  await pocketMoney.openDialog(user, /Set pocket money/);
  await user.click(pocketMoney.dialogButton("Bills"));
  expect(await pocketMoney.findField("Description")).toBeVisible();
});
