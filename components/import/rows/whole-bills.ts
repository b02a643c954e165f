import type { ShareChange } from "@/lib/browser/import/share-changes";
import { storedId } from "@/lib/browser/import/imported-expense";
import { daysBetween } from "@/lib/domain/expenses/calendar-date";
import { canRestore } from "@/lib/domain/expenses/change";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Paise } from "@/lib/domain/expenses/money";
import {
  importedExpense,
  type PreviewRow,
  type RowEdit,
  type RowEdits,
} from "./preview-row";
import type { RowState } from "./row-states";

/** A bank states a payment up to this many days before or after the group does. */
const MAX_DAYS = 3;

type WholeBills = {
  /** The result of rowStates, with the states of the bills that the list has in another form. */
  states: RowState[];
  /** The expenses of the list with the whole bill, or with the share, by the id of the row. */
  expenses: ReadonlyMap<string, Expense>;
};

/**
 * Finds the bills that the user has paid alone, and the list has: as the whole bill, as a
 * bank states it, or as the share. An expense is that of one bill.
 */
export function findWholeBills(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  expenses: readonly Expense[],
  /** The ids of the expenses that got the share of a row, by its key; undefined until they are read. */
  shareIds: ReadonlyMap<string, string> | undefined,
): WholeBills {
  const bills = rows.flatMap(({ id, found }, index) =>
    found?.bill?.isPaidAlone && states[index] === "new"
      ? { index, id, found, bill: found.bill }
      : [],
  );
  const found: WholeBills = { states: [...states], expenses: new Map() };
  if (bills.length === 0) return found;
  if (!shareIds) {
    for (const { index } of bills) found.states[index] = "unchecked";
    return found;
  }
  const byId = new Map(expenses.map((expense) => [expense._id, expense]));
  const used = new Set(
    rows.flatMap((row) =>
      row.found?.bill ? storedId(importedExpense(row)) : [],
    ),
  );
  const matched = new Map<string, Expense>();
  const open = new Set(bills);
  const match = (
    bill: (typeof bills)[number],
    expense: Expense,
    state: RowState,
  ) => {
    open.delete(bill);
    used.add(expense._id);
    matched.set(bill.id, expense);
    found.states[bill.index] = state;
  };
  for (const one of bills) {
    const expense = byId.get(shareIds.get(one.found.key) ?? "");
    if (expense && expense.amountPaise !== one.bill.totalPaise)
      match(one, expense, "exists");
  }
  const amounts = [
    ["whole-here", ({ bill }) => bill.totalPaise],
    ["share-here", ({ found }) => found.amountPaise],
  ] satisfies [RowState, (one: (typeof bills)[number]) => Paise][];
  for (const [state, amountOf] of amounts) {
    const byAmount = withAmounts(expenses, new Set([...open].map(amountOf)));
    // The closest dates first.
    for (let days = 0; days <= MAX_DAYS; days += 1)
      for (const one of open) {
        const expense = byAmount
          .get(amountOf(one))
          ?.find(
            ({ _id, date }) =>
              !used.has(_id) &&
              Math.abs(daysBetween(date, one.found.date)) === days,
          );
        if (expense) match(one, expense, state);
      }
  }
  return { ...found, expenses: matched };
}

/** The expenses with one of the amounts, by it, that can be replaced. */
function withAmounts(
  expenses: readonly Expense[],
  amounts: ReadonlySet<Paise>,
): ReadonlyMap<Paise, Expense[]> {
  const byAmount = new Map<Paise, Expense[]>();
  for (const expense of expenses) {
    const { amountPaise } = expense;
    if (!amounts.has(amountPaise) || !canRestore(expense)) continue;
    const others = byAmount.get(amountPaise);
    if (others) others.push(expense);
    else byAmount.set(amountPaise, [expense]);
  }
  return byAmount;
}

export function replacesBill(
  state: RowState,
  edit: RowEdit | undefined,
): boolean {
  return state === "whole-here" && (edit?.wholeBill ?? "replace") === "replace";
}

/** The whole bills that get the share of their row. */
export function shareChanges(
  rows: readonly PreviewRow[],
  { states, expenses }: WholeBills,
  edits: RowEdits,
): ShareChange[] {
  return rows.flatMap(({ id, found }, index) => {
    const before = expenses.get(id);
    const state = states[index] ?? "unchecked";
    if (!found || !before || !replacesBill(state, edits.get(id))) return [];
    const after = { ...before, amountPaise: found.amountPaise };
    return { key: found.key, before, after };
  });
}
