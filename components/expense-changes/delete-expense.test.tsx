// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  failToFetch,
  hang,
  holdUntilReleased,
  openBrowser,
} from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const DELETED = "Lunch (₹99.50) was deleted.";

/** My Expenses with a breakfast, a lunch and a dinner. */
async function openThreeMeals(address: "/show" | `/show?${string}` = "/show") {
  const browser = await openBrowser();
  await browser.record(
    { description: "Breakfast", amount: 40 },
    {},
    { date: "2026-01-07", description: "Dinner", amount: 120 },
  );
  await browser.open(address);
  await myExpenses.findTable();
  const storedId = async (name: string) =>
    (await browser.stored()).find(({ description }) => description === name)?.[
      "_id"
    ];
  return {
    ...browser,
    storedId,
    remove: async (description: string) => {
      await myExpenses.delete(browser.user, description);
      await expect.poll(shown).not.toContain(description);
    },
    undo: async () => {
      const [button] = await screen.findAllByRole("button", { name: "Undo" });
      if (!button) throw new Error("There is no Undo.");
      await browser.user.click(button);
    },
  };
}

const shown = () => myExpenses.cells().map((cells) => cells[2]);
const ALL = ["Dinner", "Lunch", "Breakfast"];

const expectFocusOn = (description: string) =>
  waitFor(() => expect(myExpenses.editButton(description)).toHaveFocus());

it("removes the row at once, focuses the next one of the sorted table, and Undo restores it with the same id", async () => {
  const { remove, undo, storedId, respond } =
    await openThreeMeals("/show?sort=amount");
  const id = await storedId("Lunch");
  const held = holdUntilReleased();
  respond(({ method }, send) =>
    method === "DELETE" ? held.wait(send) : undefined,
  );
  await remove("Lunch");
  expect(myExpenses.total()).toHaveTextContent("₹160");
  await myExpenses.findNotification(DELETED);
  await expectFocusOn("Dinner");
  held.release();
  await expect.poll(() => storedId("Lunch")).toBeUndefined();

  await undo();
  await expectFocusOn("Lunch");
  await expect.poll(myExpenses.notifications).toEqual([]);
  expect(myExpenses.total()).toHaveTextContent("₹259.50");
  await expect.poll(() => storedId("Lunch")).toBe(id);
});

it("Ctrl+Z undoes the deletions in reverse order, except in a field that was typed in", async () => {
  const { remove, user, stored } = await openThreeMeals();
  await remove("Lunch");
  await remove("Dinner");
  await expectFocusOn("Breakfast");
  await user.keyboard("{Control>}z{/Control}");
  await expect.poll(shown).toEqual(["Dinner", "Breakfast"]);
  await user.type(myExpenses.search(), "e{Backspace}");
  await user.keyboard("{Control>}z{/Control}");
  myExpenses.editButton("Dinner").focus();
  expect(shown()).toEqual(["Dinner", "Breakfast"]);
  await user.keyboard("{Meta>}z{/Meta}");
  await expect.poll(shown).toEqual(ALL);
  await expect.poll(myExpenses.undoButtons).toEqual([]);
  await user.keyboard("{Control>}z{/Control}");
  await expect.poll(stored).toHaveLength(3);
});

it("a failed deletion restores the row without Undo, and a failed Undo can be retried", async () => {
  const { user, remove, undo, respond, expectConsole } = await openThreeMeals();
  expectConsole(/could not be deleted/);
  expectConsole(/could not be put back/);
  const outage = respond(({ method }) =>
    method === "DELETE" ? failToFetch() : undefined,
  );
  await myExpenses.delete(user, "Lunch");
  const notification = await myExpenses.findNotification(
    "Lunch (₹99.50) could not be deleted.",
  );
  expect(notification).toHaveAccessibleName(
    "Lunch (₹99.50) could not be deleted.",
  );
  expect(notification).toHaveAccessibleDescription("It is back in the list.");
  expect(shown()).toEqual(ALL);
  await expect.poll(myExpenses.undoButtons).toEqual([]);
  outage.stop();

  await remove("Lunch");
  const failure = respond(({ method }) =>
    method === "PUT" ? new Response(null, { status: 503 }) : undefined,
  );
  await undo();
  await myExpenses.findNotification("Lunch (₹99.50) could not be put back.");
  expect(shown()).toEqual(["Dinner", "Breakfast"]);
  failure.stop();
  await undo();
  await expect.poll(shown).toEqual(ALL);
});

it("an expense that was deleted elsewhere has no Undo", async () => {
  const { user, visitor, storedId, expectConsole } = await openThreeMeals();
  expectConsole(/404: There is no expense/);
  await myExpenses.openDialog(user, "Lunch");
  await visitor.send("DELETE", `/expenses/${String(await storedId("Lunch"))}`);
  await user.click(myExpenses.dialogButton("Delete"));
  await myExpenses.findNotification("Lunch (₹99.50) had been deleted already.");
  await expect.poll(shown).toEqual(["Dinner", "Breakfast"]);
  await expect.poll(myExpenses.undoButtons).toEqual([]);
});

it("the dialog warns that a row of another program cannot be restored", async () => {
  const { user, open, respond } = await openBrowser();
  const row = {
    _id: "theirs",
    date: "2026-01-05",
    category: "rent",
    description: "Room",
    amount: 5000,
  };
  respond(({ path }) => {
    if (path === "/show")
      return Response.json([row], { headers: { "editable-rows": "true" } });
    return path === "/expenses/theirs"
      ? new Response(null, { status: 204 })
      : undefined;
  });
  await open("/show");
  await myExpenses.openDialog(user, "Room");
  expect(myExpenses.field("Category")).toHaveValue("");
  const remove = myExpenses.dialogButton("Delete for good");
  expect(remove).toHaveAccessibleDescription(/cannot be undone/);
  await user.click(remove);
  await expect.poll(myExpenses.emptyMessage).toBeVisible();
  expect(myExpenses.undoButtons()).toEqual([]);
});

it("a reload before the server has the deletion keeps the Undo", async () => {
  const { open, remove, undo, respond, storedId, expectConsole } =
    await openThreeMeals();
  expectConsole(/404: There is no expense/);
  const held = holdUntilReleased();
  let delivered: Promise<Response> | undefined;
  const slow = respond(({ method }, send) => {
    if (method !== "DELETE") return undefined;
    slow.stop();
    delivered = held.wait(send);
    return hang();
  });
  await remove("Lunch");
  await expect.poll(() => delivered !== undefined).toBe(true);
  await open("/show");
  await myExpenses.findNotification(DELETED);
  expect(shown()).toEqual(["Dinner", "Breakfast"]);
  await expect.poll(() => storedId("Lunch")).toBeUndefined();
  held.release();
  await delivered;
  await undo();
  await expect.poll(shown).toEqual(ALL);
  await expect.poll(() => storedId("Lunch")).toBeDefined();
});

it("a reload before the response to the deletion does not lose an Undo", async () => {
  const { open, remove, user, respond, storedId } = await openThreeMeals();
  const slow = respond(({ method }, send) => {
    if (method !== "DELETE") return undefined;
    slow.stop();
    void send();
    return hang();
  });
  await remove("Lunch");
  await expect.poll(() => storedId("Lunch")).toBeUndefined();
  await myExpenses.findNotification(DELETED);
  await user.keyboard("{Control>}z{/Control}");
  await expect.poll(shown).toEqual(ALL);
  await open("/show");
  await expect.poll(() => storedId("Lunch")).toBeDefined();
  await open("/show");
  await myExpenses.findTable();
  expect(shown()).toEqual(ALL);
  expect(myExpenses.undoButtons()).toEqual([]);
});
