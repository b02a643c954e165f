// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPlan } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

/** A list with one bill of ₹1,200, and its row opened. */
async function openBill() {
  const browser = await openPlan();
  await browser.record({ description: "Dominos", amount: 1200 });
  await browser.open("/show");
  await myExpenses.openDialog(browser.user, "Dominos");
  const split = async (...names: string[]) => {
    await browser.user.click(
      await screen.findByRole("button", { name: "Split this bill" }),
    );
    for (const name of names)
      await browser.user.type(
        within(myExpenses.dialog()).getByRole("textbox", {
          name: "Add a name",
        }),
        `${name}{Enter}`,
      );
    await browser.user.click(myExpenses.dialogButton("Save"));
    await myExpenses.findNotification("was saved");
  };
  const amounts = async () =>
    (await browser.stored()).map(({ amount }) => amount);
  return { ...browser, split, amounts };
}

it("splits an expense, whose row has my share and opens with the whole bill, then anew, and no more", async () => {
  const { user, split, owed, amounts } = await openBill();
  await split("Asha", "Ravi");
  expect(await amounts()).toEqual([400]);
  expect(await owed()).toEqual([
    ["Asha", 400],
    ["Ravi", 400],
  ]);
  await myExpenses.openDialog(user, "Dominos");
  expect(await screen.findByText(/^Your share of/)).toHaveTextContent(
    "Your share of ₹1,200. The others: Asha ₹400, Ravi ₹400.",
  );
  await user.type(screen.getByLabelText("Amount"), "0");
  expect(screen.getByText(/^Your share of/)).toHaveTextContent(
    "Your share of ₹4,800.",
  );
  await user.type(screen.getByLabelText("Amount"), "{Backspace}");
  await user.click(myExpenses.dialogButton("Change the split"));
  await user.click(screen.getByRole("button", { name: "Remove Ravi" }));
  await user.click(screen.getByRole("button", { name: "One person less" }));
  await user.click(myExpenses.dialogButton("Save"));
  await expect.poll(owed).toEqual([["Asha", 600]]);
  expect(await amounts()).toEqual([600]);
  await myExpenses.openDialog(user, "Dominos");
  await user.click(
    await screen.findByRole("button", { name: "Change the split" }),
  );
  await user.click(screen.getByRole("button", { name: "Do not split" }));
  await user.click(myExpenses.dialogButton("Save"));
  await expect.poll(owed).toEqual([]);
  expect(await amounts()).toEqual([1200]);
});

it("takes a split back with the edit, and is deleted without what others owe for it, which it says", async () => {
  const { user, split, owed, amounts, stored } = await openBill();
  await split("Asha");
  const notification = await myExpenses.findNotification("was saved.");
  await user.click(within(notification).getByText("Undo"));
  await expect.poll(amounts).toEqual([1200]);
  await expect.poll(owed).toEqual([]);
  await myExpenses.openDialog(user, "Dominos");
  await split("Asha");
  await expect.poll(owed).toEqual([["Asha", 600]]);
  await myExpenses.openDialog(user, "Dominos");
  await screen.findByText(/^Your share of/);
  await user.click(myExpenses.dialogButton("Delete"));
  await myExpenses.findNotification(
    "What others owe you for it is still under People.",
  );
  await expect.poll(stored).toEqual([]);
  expect(await owed()).toEqual([["Asha", 600]]);
});

it("says when who owes what was not saved, and saves it on a press", async () => {
  const { user, split, owed, respond, expectConsole } = await openBill();
  expectConsole(/Who owes you could not be saved/);
  const outage = respond(({ method, path }) =>
    method === "PUT" && path === "/plan"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : undefined,
  );
  await split("Asha");
  const notification = await myExpenses.findNotification(
    "‘Dominos’ was saved, but not who owes you.",
  );
  outage.stop();
  await user.click(within(notification).getByText("Save again"));
  await expect.poll(owed).toEqual([["Asha", 600]]);
});
