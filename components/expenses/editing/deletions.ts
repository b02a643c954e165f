import { visitStorage } from "@/lib/api/visit-storage";
import type { Expense } from "@/lib/expenses/expense";
import { MESSAGE_MS } from "./message-queue";

const KEY = "deleted-expenses";

/** A deletion that can be undone until that moment (epoch ms), or whose Undo is under way. */
export type Deletion = { expense: Expense; until: number; isUndone: boolean };

/** Those of this visit, also from before a reload. */
export function readDeletions(): Deletion[] {
  const stored = visitStorage()?.getItem(KEY) ?? "[]";
  return (JSON.parse(stored) as Deletion[]).filter(
    ({ until }) => until > Date.now(),
  );
}

export function storeDeletion(
  expense: Expense,
  { isUndone = false, forMs = MESSAGE_MS } = {},
) {
  write([
    ...others(expense._id),
    { expense, isUndone, until: Date.now() + forMs },
  ]);
}

export function forgetDeletion(id: string) {
  write(others(id));
}

function others(id: string): Deletion[] {
  return readDeletions().filter(({ expense }) => expense._id !== id);
}

function write(deletions: Deletion[]) {
  visitStorage()?.setItem(KEY, JSON.stringify(deletions));
}
