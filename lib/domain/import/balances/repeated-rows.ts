import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  applyBalances,
  type BalanceFacts,
  type CheckedMoney,
} from "./apply-balances";
import type { RowMoney } from "@/lib/domain/import/balances/movement";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

/** More than a page has. */
const MAX_OVERLAP = 200;

/** Maps the index of a row that repeats another one to the index of that one. */
export type Repeats = ReadonlyMap<number, number>;

/**
 * Like `applyBalances`, for a table in which the end of a page may be repeated at the
 * start of the next one. Such rows follow the ones that they repeat, have their
 * balance, and break the chain of balances.
 */
export function applyBalancesOnce(
  rows: readonly TableRow[],
  dates: readonly (CalendarDate | undefined)[],
  money: readonly RowMoney[],
  columns: Columns,
  facts: BalanceFacts,
): CheckedMoney & { repeats: Repeats } {
  const all = applyBalances(rows, dates, money, columns, facts);
  const repeats = repeatedRows(rows, columns.balance);
  if (repeats.size === 0) return { ...all, repeats };
  const once = applyBalances(
    withoutRepeats(rows, repeats),
    withoutRepeats(dates, repeats),
    withoutRepeats(money, repeats),
    columns,
    facts,
  );
  if (once.checked.breaks >= all.checked.breaks)
    return { ...all, repeats: new Map() };
  const indexes = withoutRepeats([...rows.keys()], repeats);
  const positions = new Map(
    indexes.map((index, position) => [index, position]),
  );
  const ofRows = <Value>(values: readonly Value[]) =>
    rows.map(
      (_, index) => values[positions.get(repeats.get(index) ?? index) ?? -1],
    );
  return {
    ...once,
    money: ofRows(once.money),
    balances: ofRows(once.balances),
    repeats,
  };
}

export function withoutRepeats<Value>(
  values: readonly Value[],
  repeats: Repeats,
): Value[] {
  return values.filter((_, index) => !repeats.has(index));
}

function repeatedRows(
  rows: readonly TableRow[],
  balance: number | undefined,
): Repeats {
  const repeats = new Map<number, number>();
  if (balance === undefined) return repeats;
  const texts = rows.map((row) =>
    cellOf(row, balance) === ""
      ? undefined
      : JSON.stringify(row.cells.map((cell) => cell.trim())),
  );
  const last = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    if (text === undefined || repeats.has(index)) continue;
    const before = last.get(text);
    const length = before === undefined ? 0 : overlap(texts, before, index);
    for (let row = 0; row < length; row++)
      repeats.set(
        index + row,
        repeats.get(index + row - length) ?? index + row - length,
      );
    last.set(text, index);
  }
  return repeats;
}

/** How many rows from `start` on are those from `before` to `start`: all of them, or none. */
function overlap(
  texts: readonly (string | undefined)[],
  before: number,
  start: number,
): number {
  const length = start - before;
  if (length > MAX_OVERLAP) return 0;
  for (let row = 0; row < length; row++)
    if (texts[before + row] !== texts[start + row]) return 0;
  return length;
}
