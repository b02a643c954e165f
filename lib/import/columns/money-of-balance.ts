import { readBalance } from "@/lib/import/balances/apply-balances";
import { readMoneyCell } from "@/lib/import/cells/money-cell";
import { cellOf, type Table } from "@/lib/import/table/table";
import type { Columns } from "./find-columns";

/** Of the amounts in a column, the others may be misprints. */
const MIN_SHARE = 0.8;
/** A single pair of numbers may agree with a balance that is none. */
const MIN_MATCHES = 2;

type Follower = { column: number; matches: number; falls: number };

/**
 * The columns whose amounts are the changes of a running balance, which proves that
 * they are money; undefined if there are none.
 *
 * @param candidates columns of numbers
 * @param balance the column of the balance, if its name has told it
 */
export function moneyOfBalance(
  rows: Table,
  candidates: readonly number[],
  balance: number | undefined,
): Columns | undefined {
  const minMatches = balance === undefined ? MIN_MATCHES : 1;
  const readings = (balance === undefined ? candidates : [balance])
    .flatMap((one) => [
      { balance: one, changes: changesOf(rows, one, -1) },
      { balance: one, changes: changesOf(rows, one, 1) },
    ])
    .map(({ balance, changes }) => ({
      balance,
      followers: candidates
        .filter((column) => column !== balance)
        .map((column) => follow(rows, column, changes))
        .filter((one) => one !== undefined),
    }))
    .map((reading) => ({
      ...reading,
      matches: reading.followers.reduce((sum, { matches }) => sum + matches, 0),
    }))
    .sort((a, b) => b.matches - a.matches);
  const [best] = readings;
  if (!best || best.matches < minMatches) return undefined;
  const [first, second] = best.followers.toSorted((a, b) => b.falls - a.falls);
  if (!first) return undefined;
  return second && areSides(rows, first.column, second.column)
    ? { balance: best.balance, debit: first.column, credit: second.column }
    : { balance: best.balance, amount: first.column };
}

/** By how much the balance differs from that of the row above (-1) or below (1), in paise. */
function changesOf(
  rows: Table,
  balance: number,
  step: number,
): (number | undefined)[] {
  const balances = rows.map((row) => readBalance(cellOf(row, balance), ""));
  return balances.map((one, index) => {
    const before = balances[index + step];
    return one === undefined || before === undefined ? undefined : one - before;
  });
}

function follow(
  rows: Table,
  column: number,
  changes: readonly (number | undefined)[],
): Follower | undefined {
  let [matches, falls, compared] = [0, 0, 0];
  for (const [index, row] of rows.entries()) {
    const { amountPaise = 0 } = readMoneyCell(cellOf(row, column)) ?? {};
    const change = changes[index];
    if (amountPaise === 0 || change === undefined) continue;
    compared += 1;
    if (Math.abs(change) !== amountPaise) continue;
    matches += 1;
    if (change < 0) falls += 1;
  }
  return matches > 0 && matches >= compared * MIN_SHARE
    ? { column, matches, falls }
    : undefined;
}

/** Whether no row has an amount in both columns. */
function areSides(rows: Table, first: number, second: number): boolean {
  const has = (cell: string) => (readMoneyCell(cell)?.amountPaise ?? 0) > 0;
  return rows.every(
    (row) => !has(cellOf(row, first)) || !has(cellOf(row, second)),
  );
}
