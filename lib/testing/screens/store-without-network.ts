import { screen } from "@testing-library/react";
import { expect } from "vitest";
import type { Browser } from "@/lib/testing/open-browser";
import type { ExpenseRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "./add-expense-screen";

/** Opens Add Expense, and ends the network once the screen has sent its request. */
export async function openAndEndNetwork({
  open,
  requests,
  setOnline,
}: Browser) {
  const before = requests.length;
  await open("/add");
  await expect
    .poll(() => requests.slice(before).map(({ path }) => path))
    .toContain("/suggestions");
  setOnline(false);
}

/** Opens Add Expense, and saves the expenses on this device without a network. */
export async function storeWithoutNetwork(
  browser: Browser,
  ...expenses: ExpenseRequest[]
) {
  await openAndEndNetwork(browser);
  for (const expense of expenses) {
    await addExpense.fill(browser.user, expense);
    await browser.user.click(
      await screen.findByRole("button", { name: "Save on this device" }),
    );
    await expect
      .poll(addExpense.lastUnsent)
      .toHaveTextContent(expense.description);
  }
}

/** Counts the unsent expenses with the modules of the open page, which has a connection to the database. */
export async function countUnsent() {
  const { readEntries } = await import("@/lib/browser/outbox/outbox-entries");
  return (await readEntries()).length;
}

/** Ends the outage, and waits until everything is sent. The event is repeated, because it does nothing while a try is under way. */
export async function sendAll({ setOnline }: Browser) {
  await expect
    .poll(() => {
      setOnline(true);
      return countUnsent();
    })
    .toBe(0);
}
