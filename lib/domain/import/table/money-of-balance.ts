import {
  followAmounts,
  readBalances,
} from "@/lib/domain/import/balances/apply-balances";
import { countSide } from "@/lib/domain/import/balances/balance-warnings";
import {
  type MoneyCell,
  readMoneyCell,
} from "@/lib/domain/import/cells/money-cell";
import { cellOf, type Table } from "@/lib/domain/import/table";
import type { Columns } from "@/lib/domain/import/columns/find-columns";

/** This share of the amounts in a column must agree; the others may be misprints. */
const MIN_SHARE = 0.8;
/** A single pair of numbers may agree with a balance that is none. */
const MIN_MATCHES = 2;
const ORDERS = ["oldest-first", "newest-first"] as const;

type Cells = readonly (MoneyCell | undefined)[];

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
  const columns = candidates.map((column) => ({
    column,
    cells: rows.map((row) => readMoneyCell(cellOf(row, column))),
  }));
  const readings = (balance === undefined ? candidates : [balance]).flatMap(
    (one) => {
      const balances = readBalances(rows, { balance: one });
      return ORDERS.map((order) => {
        const followers = columns
          .filter(({ column }) => column !== one)
          .map(({ column, cells }) => {
            const { sides, breaks } = followAmounts(cells, balances, order);
            const misses = breaks.filter((index) => hasAmount(cells[index]));
            const isProven =
              sides.size > 0 &&
              sides.size >= (sides.size + misses.length) * MIN_SHARE;
            return isProven ? { column, cells, sides } : undefined;
          })
          .filter((follower) => follower !== undefined);
        const matches = followers.reduce(
          (sum, { sides }) => sum + sides.size,
          0,
        );
        return { balance: one, followers, matches };
      });
    },
  );
  const [best] = readings.sort((a, b) => b.matches - a.matches);
  if (!best || best.matches < (balance === undefined ? MIN_MATCHES : 1))
    return undefined;
  const [first, second] = best.followers.toSorted(
    (a, b) => countSide(b.sides, "debit") - countSide(a.sides, "debit"),
  );
  if (!first) return undefined;
  return second && areSides(first.cells, second.cells)
    ? { balance: best.balance, debit: first.column, credit: second.column }
    : { balance: best.balance, amount: first.column };
}

function hasAmount(cell: MoneyCell | undefined): boolean {
  return cell !== undefined && cell.amountPaise > 0;
}

/** Whether no row has an amount in both columns. */
function areSides(first: Cells, second: Cells): boolean {
  return first.every(
    (cell, index) => !hasAmount(cell) || !hasAmount(second[index]),
  );
}
