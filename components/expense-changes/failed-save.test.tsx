// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { followLink } from "@/lib/testing/screens/follow-link";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const FAILED = "Lunch (₹99.50) could not be saved.";
const LUNCH = ["5 Jan 2026", "Food", "Lunch", "₹99.50"];

/** My Expenses with a lunch whose new amount could not be saved. */
async function openAfterFailedSave(failure: Response) {
  const browser = await openBrowser();
  browser.expectConsole(/could not be saved/);
  await browser.record({});
  await browser.open("/show");
  const outage = browser.respond(({ method }) =>
    method === "PUT" ? failure : undefined,
  );
  await myExpenses.openDialog(browser.user, "Lunch");
  await browser.user.clear(myExpenses.field(/^Amount/));
  await browser.user.type(myExpenses.field(/^Amount/), "120");
  await browser.user.click(myExpenses.dialogButton("Save"));
  await myExpenses.findNotification(FAILED);
  outage.stop();
  return browser;
}

async function editAgain(user: Browser["user"], text: string) {
  const notification = await myExpenses.findNotification(text);
  await user.click(within(notification).getByText("Edit again"));
  await screen.findByRole("dialog", { name: "Edit Expense" });
  await expect.poll(myExpenses.notifications).toEqual([]);
}

/** Expects no notification but that of a deletion. */
async function expectNextNotificationAlone(user: Browser["user"]) {
  await myExpenses.delete(user, "Lunch");
  await myExpenses.findNotification("was deleted.");
  expect(myExpenses.notifications()).toHaveLength(1);
}

it("rolls the row back, and Edit again opens the entered values, with an error of the server at its field", async () => {
  const errors = [{ field: "date", message: "Not that day." }];
  const { user } = await openAfterFailedSave(
    Response.json(
      { errors },
      { status: 400, headers: { "content-type": "application/problem+json" } },
    ),
  );
  expect(myExpenses.cells()).toEqual([LUNCH]);
  await editAgain(user, FAILED);
  expect(myExpenses.field("Date")).toHaveAccessibleDescription("Not that day.");
  expect(myExpenses.field(/^Amount/)).toHaveValue(120);
  await user.click(myExpenses.dialogButton("Save"));
  await myExpenses.findNotification("Lunch (₹120) was saved.");
  expect(myExpenses.total()).toHaveTextContent("₹120");
});

it("keeps the entered values after another screen and reloads, until they are saved", async () => {
  const { user, open } = await openAfterFailedSave(
    new Response(null, { status: 503 }),
  );
  const MAYBE = "Lunch (₹99.50) may not have been saved.";
  await followLink(user, "Add Expense");
  await followLink(user, "My Expenses");
  await editAgain(user, MAYBE);
  expect(myExpenses.field(/^Amount/)).toHaveValue(120);
  await open("/show");
  await editAgain(user, MAYBE);
  // The values are not saved, so closing the dialog asks, even without a new change.
  await user.keyboard("{Escape}");
  await user.click(
    within(myExpenses.discardDialog()).getByText("Keep editing"),
  );
  await user.click(myExpenses.dialogButton("Save"));
  await myExpenses.findNotification("Lunch (₹120) was saved.");
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.total()).toHaveTextContent("₹120");
  await expectNextNotificationAlone(user);
});

it("forgets the entered values when the notification is dismissed", async () => {
  const { user, open } = await openAfterFailedSave(
    new Response(null, { status: 503 }),
  );
  const notification = await myExpenses.findNotification(FAILED);
  await user.click(within(notification).getByLabelText("Dismiss"));
  await expect.poll(myExpenses.notifications).toEqual([]);
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.total()).toHaveTextContent("₹99.50");
  await expectNextNotificationAlone(user);
});
