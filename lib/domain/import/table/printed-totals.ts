import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import type { StatementWarning } from "@/lib/domain/import/statement";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  readMoneyCell,
  signedPaise,
} from "@/lib/domain/import/cells/money-cell";
import type { DataRow } from "./split-rows";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

const TOTAL = /^\W*((grand|transaction) )?totals?\W*$/i;

/** Compares a row `Total` with the sums of the columns above it, or below it at the top. */
export function totalWarnings(
  rows: readonly DataRow[],
  summaries: readonly TableRow[],
  columns: Columns,
): StatementWarning[] {
  const total = summaries.find(({ cells }) =>
    cells.some((cell) => TOTAL.test(cell)),
  );
  if (!total) return [];
  const above = rows.filter(({ line }) => line < total.line);
  const summed = above.length > 0 ? above : rows;
  // Amounts of both directions have no common sum.
  const amount = columns.direction === undefined ? columns.amount : undefined;
  return [columns.debit, columns.credit, amount].flatMap((column) => {
    const printed = readMoneyCell(cellOf(total, column));
    if (!printed) return [];
    const sumPaise = asPaise(
      summed.reduce((sum, row) => sum + signedPaise(cellOf(row, column)), 0),
    );
    if (Math.abs(sumPaise) === printed.amountPaise) return [];
    return {
      line: total.line,
      text: `The printed total is ${formatRupees(printed.amountPaise)}, and the rows add up to ${formatRupees(sumPaise)}.`,
    };
  });
}
