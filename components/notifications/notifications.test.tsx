// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const DELETED = "Lunch (₹99.50) was deleted.";

/** My Expenses with a lunch, a dinner and timers that `advance` moves on. */
async function openTwoMeals() {
  const browser = await openBrowser();
  await browser.record({}, { date: "2026-01-07", description: "Dinner" });
  const open = async () => {
    await browser.open("/show");
    await myExpenses.findTable();
  };
  await open();
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "Date"],
    shouldAdvanceTime: true,
  });
  return {
    ...browser,
    open,
    deleteLunch: async () => {
      await myExpenses.delete(browser.user, "Lunch");
      await expect.poll(browser.stored).toHaveLength(1);
      await waitFor(() =>
        expect(myExpenses.editButton("Dinner")).toHaveFocus(),
      );
      return myExpenses.findNotification(DELETED);
    },
    /** Also lets a notification whose time is over close. */
    advance: async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise(requestAnimationFrame);
    },
  };
}

const expectNone = () => expect.poll(myExpenses.notifications).toEqual([]);

it("comes back with its Undo after a reload within the ten seconds", async () => {
  const { deleteLunch, advance, open, user, stored } = await openTwoMeals();
  await deleteLunch();
  await advance(3);
  await open();
  await myExpenses.findNotification(DELETED);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expect.poll(stored).toHaveLength(2);

  await deleteLunch();
  await advance(3);
  await open();
  await myExpenses.findNotification(DELETED);
  await advance(7.5);
  await expectNone();
  await open();
  await expectNone();
});

it("that offers Edit again stays until it is dismissed", async () => {
  const { advance, user, respond, expectConsole } = await openTwoMeals();
  expectConsole(/could not be saved/);
  respond(({ method }) =>
    method === "PUT" ? new Response(null, { status: 503 }) : undefined,
  );
  await myExpenses.openDialog(user, "Lunch");
  await user.type(myExpenses.field("Description"), "!");
  await user.click(myExpenses.dialogButton("Save"));
  await myExpenses.findNotification("could not be saved");
  await advance(600);
  expect(myExpenses.notifications()).toHaveLength(1);
});

it("cannot be reached while a dialog covers it, and takes the place of the earlier ones, whose Undos one button shows", async () => {
  const { deleteLunch, user, stored } = await openTwoMeals();
  await deleteLunch();
  const region = screen.getByRole("region", { name: "Notifications" });
  expect(region).not.toHaveAttribute("inert");
  await myExpenses.openDialog(user, "Dinner");
  expect(region).toHaveAttribute("inert");
  await user.click(myExpenses.dialogButton("Cancel"));
  await expect.poll(() => region).not.toHaveAttribute("inert");

  await myExpenses.delete(user, "Dinner");
  await myExpenses.findNotification("Dinner (₹99.50) was deleted.");
  expect(screen.getByText("Lunch", { exact: false })).not.toBeVisible();
  expect(myExpenses.undoButtons()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "1 earlier" }));
  const [, earlier] = myExpenses.undoButtons();
  if (earlier) await user.click(earlier);
  await expect.poll(stored).toMatchObject([{ description: "Lunch" }]);
  await expect.poll(myExpenses.undoButtons).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
});

it("has no description of the earlier one with its id", async () => {
  await openTwoMeals();
  const { notifications } = await import("./notification-queue");
  const message = { id: "one", title: "Renamed" };
  notifications.show({ ...message, description: "One was left." });
  await myExpenses.findNotification("One was left.");
  notifications.show({ ...message, title: "Renamed again" });
  await myExpenses.findNotification("Renamed again");
  expect(screen.queryByText("One was left.")).toBeNull();
});
