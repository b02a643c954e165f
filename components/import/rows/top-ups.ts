import {
  type CalendarDate,
  earlier,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { topUpDescription } from "@/lib/domain/import/narration/wallet";
import type { PreviewRow, RowEdits } from "./preview-row";
import { canInclude, isIncluded, type RowState } from "./row-states";

/** Money that went to a wallet, whose payments are in none of the files. */
export type TopUps = {
  wallet: string;
  totalPaise: Paise;
  /** The ids of the rows. */
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
  const paying = walletPeriods(rows);
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

/** The expenses of the list that are top-ups of a wallet, whose payments of that time the files have. */
export function replacedTopUps(
  rows: readonly PreviewRow[],
  expenses: readonly Expense[],
): Expense[] {
  const periods = walletPeriods(rows);
  if (periods.size === 0) return [];
  const byDescription = new Map(
    [...periods].map(([wallet, period]) => [
      searchKey(topUpDescription(wallet)),
      period,
    ]),
  );
  return expenses.filter(({ date, description }) => {
    const period = byDescription.get(searchKey(description));
    return period && date >= period.first && date <= period.last;
  });
}

type Period = { first: CalendarDate; last: CalendarDate };

/** The wallets that have paid for a row, and from when to when the files with such rows go. */
function walletPeriods(
  rows: readonly PreviewRow[],
): ReadonlyMap<string, Period> {
  const wallets = new Map<string, Set<string>>();
  for (const { file, found } of rows) {
    if (found?.wallet === undefined || found.leftOutAs === "top-up") continue;
    const files = wallets.get(found.wallet) ?? new Set();
    wallets.set(found.wallet, files.add(file));
  }
  const periods = new Map<string, Period>();
  for (const { file, found, leftOut } of rows) {
    const { date } = found ?? leftOut;
    if (date === undefined) continue;
    for (const [wallet, files] of wallets) {
      if (!files.has(file)) continue;
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
