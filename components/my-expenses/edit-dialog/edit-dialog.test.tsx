// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  type Browser,
  holdUntilReleased,
  openBrowser,
} from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const TRAIN = ["7 Jan 2026", "Travel", "Train home", "₹1,200.00"];
const amount = () => myExpenses.field(/^Amount/);

/** My Expenses with a lunch and a train journey. */
async function openLunchAndTrain(options = {}) {
  const browser = await openBrowser(options);
  await browser.record(
    {},
    {
      date: "2026-01-07",
      category: "travel",
      description: "Train home",
      amount: 1200,
    },
  );
  await browser.open("/show");
  await myExpenses.findTable();
  return browser;
}

const queryDialog = () =>
  screen.queryByRole("dialog", { name: "Edit Expense" });

/** Waits until the dialog is closed, and its entry removed from the history. */
async function expectClosed() {
  await expect.poll(queryDialog).toBeNull();
  await expect
    .poll(() => JSON.stringify(history.state))
    .not.toContain("overlay");
}

/** The dimmed page behind the dialog, or behind the question. */
function backdrop(): Element {
  const last = [
    ...document.querySelectorAll("[role=presentation][data-open]"),
  ].at(-1);
  if (!last) throw new Error("There is no backdrop.");
  return last;
}

const pressClose = (user: Browser["user"]) =>
  user.click(myExpenses.dialogButton("Close"));
const pressOutside = (user: Browser["user"]) => user.click(backdrop());
const findQuestion = () => screen.findByRole("alertdialog");
const queryQuestion = () => screen.queryByRole("alertdialog");

async function replaceText(
  { user }: Pick<Browser, "user">,
  field: HTMLElement,
  text: string,
) {
  await user.clear(field);
  await user.type(field, text);
}

it("opens from any cell of a row with its values, and is closed without a history entry by Cancel, which returns the focus, Close and an outside press", async () => {
  const { user } = await openLunchAndTrain();
  await user.click(within(myExpenses.table()).getByText("₹1,200"));
  await screen.findByRole("dialog", { name: "Edit Expense" });
  await waitFor(() => expect(myExpenses.field("Date")).toHaveFocus());
  expect(myExpenses.field("Date")).toHaveValue("2026-01-07");
  expect(myExpenses.field("Category")).toHaveValue("travel");
  expect(myExpenses.field("Description")).toHaveValue("Train home");
  expect(amount()).toHaveValue(1200);
  await user.click(myExpenses.dialogButton("Cancel"));
  await waitFor(() =>
    expect(myExpenses.editButton("Train home")).toHaveFocus(),
  );
  await expectClosed();
  for (const leave of [pressClose, pressOutside]) {
    await myExpenses.openDialog(user, "Lunch");
    await leave(user);
    await expectClosed();
  }
});

it("Save updates the row, the order and the total at once, and Undo restores them", async () => {
  const browser = await openLunchAndTrain();
  const { user, respond, stored } = browser;
  const held = holdUntilReleased();
  respond(({ method }, send) =>
    method === "PUT" ? held.wait(send) : undefined,
  );
  await myExpenses.openDialog(user, "Lunch");
  await replaceText(browser, myExpenses.field("Date"), "2026-01-09");
  await user.selectOptions(myExpenses.field("Category"), "shopping");
  await replaceText(browser, myExpenses.field("Description"), "Lunch box");
  await replaceText(browser, amount(), "300");
  await user.click(myExpenses.dialogButton("Save"));
  const edited = [
    ["9 Jan 2026", "Shopping", "Lunch box", "₹300"],
    [...TRAIN.slice(0, 3), "₹1,200"],
  ];
  await expect.poll(myExpenses.cells).toEqual(edited);
  expect(myExpenses.total()).toHaveTextContent("₹1,500");
  expect(await stored()).toMatchObject([TRAIN_STORED, LUNCH_STORED]);
  held.release();
  const notification = await myExpenses.findNotification(
    "Lunch box (₹300) was saved.",
  );
  await user.click(within(notification).getByText("Undo"));
  await expect.poll(stored).toMatchObject([TRAIN_STORED, LUNCH_STORED]);
  expect(myExpenses.cells()).toEqual([
    TRAIN,
    ["5 Jan 2026", "Food", "Lunch", "₹99.50"],
  ]);
  expect(myExpenses.total()).toHaveTextContent("₹1,299.50");
});

it("saving a row that was deleted elsewhere adds it again, and says so", async () => {
  const browser = await openLunchAndTrain();
  const { user, visitor, stored } = browser;
  await myExpenses.openDialog(user, "Lunch");
  const lunch = (await stored()).at(-1);
  await visitor.send("DELETE", `/expenses/${String(lunch?.["_id"])}`);
  await replaceText(browser, amount(), "5");
  await user.click(myExpenses.dialogButton("Save"));
  await myExpenses.findNotification("Lunch (₹5) had been deleted elsewhere.");
  expect(await stored()).toMatchObject([{ amount: 1200 }, { amount: 5 }]);
});

it("checks the values, focuses the field with the first fault and describes it", async () => {
  const browser = await openLunchAndTrain();
  const { user, requests } = browser;
  await myExpenses.openDialog(user, "Lunch");
  await replaceText(browser, amount(), "0");
  await user.click(myExpenses.dialogButton("Save"));
  expect(amount()).toBeInvalid();
  await replaceText(browser, amount(), "5");
  const description = myExpenses.field("Description");
  await replaceText(browser, description, "a\u202eb");
  await user.click(myExpenses.dialogButton("Save"));
  expect(description).toHaveFocus();
  expect(description).toHaveAccessibleDescription(/Use plain text/);
  await replaceText(browser, description, "ab");
  expect(description).not.toHaveAccessibleDescription(/Use plain text/);
  expect(requests.map(({ method }) => method)).not.toContain("PUT");
});

it("Escape and Back with changed values ask first", async () => {
  const browser = await openLunchAndTrain();
  const { user } = browser;
  for (const leave of [() => user.keyboard("{Escape}"), () => history.back()]) {
    await myExpenses.openDialog(user, "Lunch");
    await replaceText(browser, amount(), "120");
    await leave();
    const keep = within(await findQuestion()).getByText("Keep editing");
    await waitFor(() => expect(keep).toHaveFocus());
    await user.click(keep);
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(amount()).toHaveValue(120);

    await leave();
    await findQuestion();
    // A second time returns to the form.
    await leave();
    await expect.poll(queryQuestion).toBeNull();
    expect(amount()).toHaveValue(120);

    await leave();
    await user.click(within(await findQuestion()).getByText("Discard"));
    await expectClosed();
    await waitFor(() => expect(myExpenses.editButton("Lunch")).toHaveFocus());
    expect(myExpenses.total()).toHaveTextContent("₹1,299.50");
    expect(window.location.pathname).toBe("/show");
  }
});

it("Close and an outside press with changed values ask first", async () => {
  const browser = await openLunchAndTrain();
  const { user } = browser;
  await myExpenses.openDialog(user, "Lunch");
  await replaceText(browser, amount(), "120");
  for (const leave of [pressClose, pressOutside]) {
    await leave(user);
    const question = await findQuestion();
    // A question is not closed by an outside press.
    await pressOutside(user);
    expect(question).toBeVisible();
    await user.click(within(question).getByText("Keep editing"));
    await expect.poll(queryQuestion).toBeNull();
    expect(amount()).toHaveValue(120);
  }
});

it("Add again opens the form with the values, also those just typed, and the current date, also after a reload", async () => {
  const browser = await openLunchAndTrain({ now: "2026-03-02T12:00:00" });
  const { user, open, alert, stored } = browser;
  const values = ["2026-03-02", "food", "Lunch", "120"];
  await myExpenses.openDialog(user, "Lunch");
  await replaceText(browser, amount(), "120");
  await user.click(
    within(myExpenses.dialog()).getByRole("link", { name: "Add again" }),
  );
  await expect.poll(() => window.location.hash).toBe("#again");
  await screen.findByRole("heading", { name: "Add Expense" });
  await expect.poll(addExpense.values).toEqual(values);
  await open("/add#again");
  await expect.poll(addExpense.values).toEqual(values);
  await user.click(addExpense.submit());
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([["✅ Expense added successfully!"]]);
  expect(window.location.hash).toBe("");
  expect(await stored()).toHaveLength(3);
});

const LUNCH_STORED = { description: "Lunch", amount: 99.5 };
const TRAIN_STORED = { description: "Train home", amount: 1200 };
