// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { failToFetch } from "@/lib/testing/open-browser";
import { openPlan, PLAN_TODAY } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { pocketMoney } from "@/lib/testing/screens/plan-screen";

const payment = (id: string, description: string, amount: number) => ({
  ...{ id, description, category: "others", amount },
  ...{ every: "month", day: 24, from: PLAN_TODAY },
});
const rent = payment("rent", "Rent", 4000);
const mess = payment("mess", "Mess", 3000);

/** Opens a list with one expense, and these payments in its plan. */
async function openPayments(...recurring: object[]) {
  const browser = await openPlan();
  await browser.record({ date: PLAN_TODAY, amount: 100 });
  await browser.putPlan({ recurring });
  await browser.open("/show");
  await pocketMoney.find();
  return browser;
}

/** Opens a list in which ₹299 for a phone and ₹800 for a gym came in three months running. */
async function openSuggestions() {
  const browser = await openPlan();
  for (const month of ["08", "09", "10"])
    await browser.record(
      ...[
        { description: "Phone", amount: 299 },
        { description: "Gym", amount: 800 },
      ].map((expense) => ({
        date: `2026-${month}-10`,
        category: "others",
        ...expense,
      })),
    );
  await browser.putPlan({ budgets: { food: 500 } });
  await browser.open("/show");
  await pocketMoney.find();
  return browser;
}

async function pressUndo(notification: string) {
  const shown = await myExpenses.findNotification(notification);
  within(shown).getByRole("button", { name: "Undo" }).click();
}

it("adds a due payment with one press, which Undo takes back", async () => {
  const { user, stored } = await openPayments(rent);
  await expect.poll(pocketMoney.text).toContain("₹4,000, due today");
  await pocketMoney.press(user, "Add Rent");
  await myExpenses.findEditButton("Rent");
  await expect.poll(() => pocketMoney.hasButton("Add Rent")).toBe(false);
  await expect.poll(pocketMoney.heading).toHaveFocus();
  await pressUndo("Rent (₹4,000) was added.");
  await pocketMoney.findButton("Add Rent");
  await expect.poll(stored).toHaveLength(1);
});

it("adds a due payment once when another device has added it too", async () => {
  const { user, requests, otherDevice, respond, stored } =
    await openPayments(rent);
  // The other device sends the same request first.
  respond(({ method, path, body, headers }, send) => {
    if (path !== "/add") return undefined;
    return otherDevice
      .send(method, path, { body, headers: Object.fromEntries(headers) })
      .then(send);
  });
  await pocketMoney.press(user, "Add Rent");
  const added = await myExpenses.findNotification("Rent (₹4,000) was added.");
  expect(requests.filter(({ path }) => path === "/add")).toHaveLength(1);
  expect(await stored()).toHaveLength(2);
  // It is the other device's to take back.
  expect(within(added).queryByRole("button", { name: "Undo" })).toBeNull();
});

it("skips and stops payments with the keyboard, whose focus goes to the next one", async () => {
  const { user, stored } = await openPayments(rent, mess);
  const press = async (name: string) => {
    await pocketMoney.press(user, name);
    await expect.poll(() => pocketMoney.hasButton(name)).toBe(false);
  };
  await press("Skip Rent");
  await myExpenses.findNotification("Rent (₹4,000) was skipped.");
  await expect.poll(() => pocketMoney.button("Add Mess")).toHaveFocus();
  await user.keyboard("{Control>}z{/Control}");
  await pocketMoney.findButton("Skip Rent");
  await press("Skip Rent");
  await press("Skip Mess");
  await expect.poll(() => pocketMoney.button("Change Rent")).toHaveFocus();
  expect(await stored()).toHaveLength(1);

  await press("Stop Rent");
  await expect.poll(() => pocketMoney.button("Change Mess")).toHaveFocus();
  await press("Stop Mess");
  await myExpenses.findNotification("Mess (₹3,000) was stopped.");
  // Nothing is set any more, and everything can be.
  await expect.poll(pocketMoney.heading).toHaveFocus();
  await pocketMoney.openDialog(user, "Bills");
});

it("remembers and ignores suggested payments for good, and suggests again what Undo brings back", async () => {
  const { open, user } = await openSuggestions();
  await expect.poll(pocketMoney.text).toContain("About ₹299 every month?");
  const ignoreGym = async () => {
    await pocketMoney.press(user, "No Gym");
    await expect.poll(() => pocketMoney.hasButton("No Gym")).toBe(false);
  };
  await ignoreGym();
  await pressUndo("Gym (₹800) will not be suggested again.");
  await pocketMoney.findButton("Yes Gym");
  await expect.poll(pocketMoney.heading).toHaveFocus();

  await pocketMoney.press(user, "Yes Phone");
  await myExpenses.findNotification("Phone (₹299) was added to your plan.");
  await ignoreGym();
  await open("/show");
  expect(await pocketMoney.findButton("Skip Phone")).toBeVisible();
  expect(pocketMoney.hasButton("No Gym")).toBe(false);
  expect(pocketMoney.button("Add a bill")).toBeVisible();
});

it("closes the message of a failed add when it is tried again, and says when only the plan could not be saved", async () => {
  const { user, respond, failPlan, expectConsole } = await openPayments(rent);
  expectConsole(/Rent could not be added/);
  expectConsole(/Rent was added, but the plan could not be saved/);
  const network = respond(({ path }) =>
    path === "/add" ? failToFetch() : undefined,
  );
  await pocketMoney.press(user, "Add Rent");
  const failure = await myExpenses.findNotification("Rent could not be added.");
  network.stop();
  failPlan();
  await pocketMoney.press(user, "Add Rent");
  await myExpenses.findNotification(
    "Rent was added, but the plan could not be saved.",
  );
  await expect.poll(() => failure).not.toBeInTheDocument();
  await myExpenses.findEditButton("Rent");
});

it("changes a payment, also one whose rest was marked as done, and Undo changes it back", async () => {
  const { open, user, record, putPlan, storedPlan } = await openPlan();
  await record({ date: PLAN_TODAY, amount: 3700, description: "Rent" });
  await putPlan({ recurring: [rent] });
  await open("/show");
  await expect.poll(pocketMoney.text).toContain("₹300 of ₹4,000 open");
  expect(pocketMoney.hasButton("Add Rent")).toBe(false);
  await user.click(pocketMoney.button("Done Rent"));
  await expect.poll(pocketMoney.text).not.toContain("open");
  await myExpenses.findNotification("Rent (₹4,000) was marked as done.");
  const done = { ...rent, handled: PLAN_TODAY };
  expect((await storedPlan()).recurring).toEqual([done]);

  await pocketMoney.openDialog(user, "Change Rent");
  expect(pocketMoney.field("Description")).toHaveValue("Rent");
  expect(pocketMoney.field("Amount")).toHaveValue(4000);
  await pocketMoney.fill(user, "Amount", "4500");
  await user.click(pocketMoney.field("Every week"));
  // The day is that of the payment again.
  await user.click(pocketMoney.field("Every month"));
  await pocketMoney.save(user);
  expect((await storedPlan()).recurring).toEqual([{ ...done, amount: 4500 }]);
  expect(pocketMoney.text()).not.toContain("open");
  await expect.poll(() => pocketMoney.button("Change Rent")).toHaveFocus();
  const changed = await myExpenses.findNotification("Rent was changed.");
  await user.click(within(changed).getByRole("button", { name: "Undo" }));
  await expect.poll(pocketMoney.text).toContain("₹4,000 every month");
  expect((await storedPlan()).recurring).toEqual([done]);
});
