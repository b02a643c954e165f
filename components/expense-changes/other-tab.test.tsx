// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import type { ListEvent } from "@/lib/browser/list/list-events";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { readExpenses } from "@/lib/domain/wire/read-expenses";

/** The list of a server with LISTS=one. */
const LIST = "one";

/** Changes the expense as another tab of this browser does. */
function openOtherTab({ visitor }: Pick<Browser, "visitor">) {
  const channel = new BroadcastChannel("expenses");
  onTestFinished(() => channel.close());
  const publish = (event: ListEvent) => channel.postMessage(event);
  return {
    save: async (id: string, change: Partial<typeof lunchRequest>) => {
      const body = { ...lunchRequest, ...change };
      await visitor.send("PUT", `/expenses/${id}`, { body });
      const row = { ...body, _id: id };
      const [expense] = (await readExpenses([row])).expenses;
      if (!expense) throw new Error("The expense cannot be read.");
      publish({ kind: "put", expense, list: LIST });
    },
    remove: async (id: string) => {
      await visitor.send("DELETE", `/expenses/${id}`);
      publish({ kind: "removed", id, list: LIST });
    },
  };
}

async function openLunch(...others: { description: string }[]) {
  const browser = await openBrowser();
  await browser.record({}, ...others);
  const lunch = (await browser.stored()).at(-1);
  await browser.open("/show");
  return { ...browser, id: String(lunch?.["_id"]) };
}

const amounts = () => myExpenses.cells().map((cells) => cells[3]);

it("an edit, a deletion and its undo in another tab are shown", async () => {
  const browser = await openLunch({ description: "Dinner" });
  const { id } = browser;
  const otherTab = openOtherTab(browser);
  await myExpenses.findTable();
  await otherTab.save(id, { amount: "5" });
  await expect.poll(amounts).toEqual(["₹99.50", "₹5.00"]);
  await otherTab.remove(id);
  await expect.poll(amounts).toEqual(["₹99.50"]);
  await otherTab.save(id, {});
  await expect.poll(amounts).toEqual(["₹99.50", "₹99.50"]);
});

it("a deleted expense that another tab saves has no Undo, and keeps the saved values", async () => {
  const browser = await openLunch();
  const { id, user, open, stored } = browser;
  await myExpenses.delete(user, "Lunch");
  await myExpenses.findNotification("Lunch (₹99.50) was deleted.");
  await expect.poll(stored).toEqual([]);
  await openOtherTab(browser).save(id, { amount: "5" });
  await myExpenses.findNotification("Lunch (₹5) is back.");
  await expect.poll(amounts).toEqual(["₹5"]);
  await expect.poll(myExpenses.undoButtons).toEqual([]);
  await user.keyboard("{Control>}z{/Control}");
  await open("/show");
  await expect.poll(amounts).toEqual(["₹5"]);
  expect(myExpenses.undoButtons()).toEqual([]);
});

it("an Undo does not overwrite what another device has saved", async () => {
  const { id, user, visitor, stored, expectConsole } = await openLunch();
  expectConsole(/412: There is an expense/);
  await myExpenses.delete(user, "Lunch");
  await expect.poll(stored).toEqual([]);
  const body = { ...lunchRequest, amount: "5" };
  await visitor.send("PUT", `/expenses/${id}`, { body });
  const notification = await myExpenses.findNotification("was deleted.");
  await user.click(within(notification).getByText("Undo"));
  await myExpenses.findNotification("Lunch (₹99.50) is back already.");
  await expect.poll(amounts).toEqual(["₹5"]);
  expect(await stored()).toMatchObject([{ amount: 5 }]);
});

it("an expense that another tab changes cannot be undone on Add Expense", async () => {
  const browser = await openBrowser();
  const { user, open, stored } = browser;
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(stored).toHaveLength(1);
  const card = within(await addExpense.findLastAdded());
  expect(await card.findByRole("button", { name: "Undo" })).toBeVisible();
  const [lunch] = await stored();
  await openOtherTab(browser).save(String(lunch?.["_id"]), { amount: "5" });
  expect(await card.findByText(/changed in another tab/)).toBeVisible();
  expect(card.queryByRole("button", { name: "Undo" })).toBeNull();
});
