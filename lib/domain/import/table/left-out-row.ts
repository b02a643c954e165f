import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { amountFault } from "@/lib/domain/expenses/money";
import {
  isCorrectionWord,
  isTransferWord,
  yesOrNo,
} from "@/lib/domain/import/cells/side-words";
import { isOtherCurrency } from "@/lib/domain/import/cells/currency-cell";
import {
  bankWords,
  isNotPaid,
  leftOutReason,
} from "@/lib/domain/import/narration/left-out-words";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import type { LeftOutReason, LeftOutRow } from "@/lib/domain/import/statement";
import type { RowMoney } from "@/lib/domain/import/balances/movement";
import type { DataRow } from "./split-rows";
import type { TableReading } from "./statement-rows";
import { isSummary } from "./summary-rows";
import { cellOf } from "@/lib/domain/import/table";

/** The category of a payment between the people of a group. */
const SETTLEMENT = /^payment$/i;

/** Why a row is no expense; undefined if it is one. A `top-up` has a date and a valid amount. */
export function rowReason(
  row: DataRow,
  { columns, notes, format, dates, money: amounts, bills }: TableReading,
  index: number,
): LeftOutReason | undefined {
  const money = amounts[index];
  if (dates[index] === undefined || money === "unreadable") return "unreadable";
  if (money === undefined) return "no-amount";
  const isTransfer = yesOrNo(cellOf(row, columns.isTransfer));
  const direction = cellOf(row, columns.direction);
  const category = cellOf(row, columns.category);
  if (
    format?.personsAfter !== undefined &&
    (isTransfer || SETTLEMENT.test(category))
  )
    return "settlement";
  if (isTransfer || [direction, category].some(isTransferWord))
    return "own-transfer";
  if (
    [direction, category, row.narration].some(isCorrectionWord) ||
    (money.side === "debit" &&
      yesOrNo(cellOf(row, columns.isExpense)) === false)
  )
    return "not-an-expense";
  if (isOtherCurrency(cellOf(row, columns.currency))) return "other-currency";
  const leftOutBill = bills[index]?.leftOut;
  if (leftOutBill !== undefined) return leftOutBill;
  if (!format?.isOwnExport) {
    const others = row.cells.filter(
      (_, column) => column !== columns.description && !notes.includes(column),
    );
    const reason = leftOutReason(
      [bankWords(row.narration), ...others],
      cellOf(row, columns.status),
    );
    if (reason === "top-up")
      // In the file of the wallet itself it is money in.
      return money.side === "debit" && !amountFault(money.amountPaise)
        ? "top-up"
        : "own-transfer";
    if (reason !== undefined) return reason;
    if (isNotPaid(direction)) return "failed";
    if (isSummary(row.narration)) return "not-an-expense";
  }
  if (money.side === "credit" && !money.isInferred) return "money-in";
  return amountFault(money.amountPaise) === undefined
    ? undefined
    : "unreadable";
}

export function leftOutRow(
  row: DataRow,
  reason: LeftOutReason,
  date: CalendarDate | undefined,
  money: RowMoney,
): LeftOutRow {
  const cells = row.cells.filter((cell) => cell.trim() !== "");
  return {
    kind: "left-out",
    line: row.line,
    reason,
    text: plainText(row.narration || cells.join(" · ")),
    ...(date !== undefined && { date }),
    ...(money !== undefined &&
      money !== "unreadable" &&
      reason !== "other-currency" && { amountPaise: money.amountPaise }),
  };
}
