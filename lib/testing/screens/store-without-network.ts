import { expect } from "vitest";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { Browser } from "@/lib/testing/open-browser";
import type { ExpenseRequest } from "@/lib/testing/sample-expenses";

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

/** Ends the network of an open page, and saves the expenses on this device as a press of that page does. */
export async function storeWithoutNetwork(
  { setOnline }: Browser,
  ...expenses: ExpenseRequest[]
) {
  setOnline(false);
  const { storeUnsent } = await import("@/lib/browser/outbox/store-unsent");
  const { bindList } = await import("@/lib/browser/list/list-binding");
  await storeUnsent(
    expenses.map((expense) => ({
      values: { ...expense, amount: String(expense.amount) },
      key: randomKey(),
    })),
    bindList(undefined),
  );
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
