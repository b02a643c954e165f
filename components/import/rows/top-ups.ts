import {
  addDays,
  type CalendarDate,
  earlier,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { keyWithoutTags } from "@/lib/domain/expenses/tags";
import { topUpDescription } from "@/lib/domain/import/narration/wallet";
import type { PreviewRow, RowEdits } from "./preview-row";
import { canInclude, isIncluded, type RowState } from "./row-states";

/** An earlier top-up is spent before the first payment of a file. */
const MAX_DAYS_BEFORE = 31;

/** Money that went to a wallet, whose payments are in none of the files. */
export type TopUps = {
  wallet: string;
  totalPaise: Paise;
  ids: string[];
  /** Each of them is imported as an expense. */
  areKept: boolean;
};

/** The top-ups that are not in the list, by wallet. */
export function topUps(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  edits: RowEdits,
): TopUps[] {
  const paying = walletPeriods(rows, states, edits);
  const found = new Map<string, TopUps>();
  rows.forEach((row, index) => {
    const state = states[index] ?? "unchecked";
    const { wallet, leftOutAs, amountPaise = 0 } = row.found ?? {};
    if (leftOutAs !== "top-up" || wallet === undefined || paying.has(wallet))
      return;
    if (!canInclude(row.found, state)) return;
    const one = found.get(wallet) ?? {
      wallet,
      totalPaise: asPaise(0),
      ids: [],
      areKept: true,
    };
    one.totalPaise = asPaise(one.totalPaise + amountPaise);
    one.ids.push(row.id);
    one.areKept &&= isIncluded(row.found, state, edits.get(row.id));
    found.set(wallet, one);
  });
  return [...found.values()];
}

/** The expenses of the list that are top-ups of a wallet, whose payments after them the list has, or gets now. */
export function replacedTopUps(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  edits: RowEdits,
  expenses: readonly Expense[],
): Expense[] {
  const periods = walletPeriods(rows, states, edits);
  return [...periods].flatMap(([wallet, { first, last }]) => {
    const key = searchKey(topUpDescription(wallet));
    const kept = expenses.filter(
      ({ description, date }) =>
        date <= last && keyWithoutTags(description) === key,
    );
    // The last one before has paid for the first rows.
    const before = kept
      .map(({ date }) => date)
      .filter((date) => date < first)
      .reduce(later, addDays(first, -MAX_DAYS_BEFORE));
    return kept.filter(({ date }) => date >= before);
  });
}

type Period = { first: CalendarDate; last: CalendarDate };

/**
 * The wallets that have paid for a row which is imported or in the list, and from when
 * to when the files with such rows go.
 */
function walletPeriods(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  edits: RowEdits,
): ReadonlyMap<string, Period> {
  const wallets = new Map<string, Set<string>>();
  rows.forEach(({ id, fileId, found }, index) => {
    const state = states[index] ?? "unchecked";
    if (found?.wallet === undefined || found.leftOutAs === "top-up") return;
    if (canInclude(found, state) && !isIncluded(found, state, edits.get(id)))
      return;
    const files = wallets.get(found.wallet) ?? new Set();
    wallets.set(found.wallet, files.add(fileId));
  });
  const periods = new Map<string, Period>();
  for (const { fileId, found, leftOut } of rows) {
    const { date } = found ?? leftOut;
    if (date === undefined) continue;
    for (const [wallet, files] of wallets) {
      if (!files.has(fileId)) continue;
      const { first, last } = periods.get(wallet) ?? {
        first: date,
        last: date,
      };
      periods.set(wallet, {
        first: earlier(first, date),
        last: later(last, date),
      });
    }
  }
  return periods;
}
