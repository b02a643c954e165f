import { asPaise, formatRupees, type Paise } from "@/lib/domain/expenses/money";
import { isOtherCurrency } from "@/lib/domain/import/cells/currency-cell";
import {
  isNoMoney,
  readMoneyCell,
  signedPaise,
} from "@/lib/domain/import/cells/money-cell";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { columnName } from "@/lib/domain/import/columns/column-names";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  mayBeSpent,
  type Movement,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import type {
  SharedBill,
  StatementTable,
  StatementWarning,
} from "@/lib/domain/import/statement";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

const SEVERAL_PAYERS =
  "Several people paid this bill, and your share cannot be told: this is the whole bill.";
const NO_SUM =
  "What the people of this bill paid and owe does not add up: your share may be another one.";

const OF_GROUP =
  "This is the whole bill of several people: enter your own share instead.";
const PAYER = /^(who paid|paid by|payer)$/;
const PEOPLE =
  /\b(for whom|impacted to|split (amounts?|between|among|with)|shared (by|with|between)|participants|share)\b/;

/** Whether a column says who paid, and another one for whom or how much of it. */
export function hasSharedBills(header: readonly string[]): boolean {
  const names = header.map(columnName);
  return (
    names.some((name) => PAYER.test(name)) &&
    names.some((name) => PEOPLE.test(name))
  );
}

export function doubtBills(bills: readonly RowMoney[]): RowMoney[] {
  return bills.map((bill) =>
    mayBeSpent(bill) ? { ...bill, doubt: OF_GROUP } : bill,
  );
}

/** A row of a group's file: what it is for the user. */
export type BillReading = {
  money: RowMoney;
  /** `whole-bill`: the user has not said yet who they are. */
  leftOut?: "whole-bill" | "no-share";
  bill?: SharedBill;
};

/**
 * Makes the bills of a group the share of one person. Each person's column has what
 * they paid less their share: positive for somebody who gets money back. `mine` is undefined until the user has chosen.
 */
export function shareOfBills(
  rows: readonly TableRow[],
  bills: readonly RowMoney[],
  persons: readonly number[],
  mine: number | undefined,
): BillReading[] {
  return rows.map((row, index) => {
    const bill = bills[index];
    if (!mayBeSpent(bill)) return { money: bill };
    if (mine === undefined) return { money: bill, leftOut: "whole-bill" };
    const text = cellOf(row, mine);
    if (!readMoneyCell(text) && !isNoMoney(text))
      return { money: "unreadable" };
    const nets = persons.map((person) => signedPaise(cellOf(row, person)));
    return shareOfBill(bill, nets, signedPaise(text));
  });
}

function shareOfBill(
  bill: Movement,
  nets: readonly number[],
  mine: number,
): BillReading {
  const totalPaise = bill.amountPaise;
  const share = mine === 0 ? 0 : sharePaise(totalPaise, nets, mine);
  if (share === 0) return { money: bill, leftOut: "no-share" };
  // Each number is rounded.
  const addsUp = Math.abs(sum(nets)) <= nets.length;
  if (share === undefined || share < 0 || share > totalPaise)
    return { money: { ...bill, doubt: addsUp ? SEVERAL_PAYERS : NO_SUM } };
  const isPaidAlone = addsUp && mine > 0 && payersOf(nets).length === 1;
  return {
    money: {
      ...bill,
      amountPaise: asPaise(share),
      ...(!addsUp && { doubt: NO_SUM }),
    },
    bill: { totalPaise, isPaidAlone },
  };
}

/** Undefined if several people paid, and their shares are not equal. */
function sharePaise(
  totalPaise: Paise,
  nets: readonly number[],
  mine: number,
): number | undefined {
  if (mine < 0) return -mine;
  const payers = payersOf(nets);
  if (payers.length === 1) return totalPaise - mine;
  const owed = nets.filter((net) => net < 0).map((net) => -net);
  const equal = totalPaise / (payers.length + owed.length);
  return owed.every((one) => Math.abs(one - equal) < 1)
    ? Math.round((totalPaise - sum(owed)) / payers.length)
    : undefined;
}

function payersOf(nets: readonly number[]): number[] {
  return nets.filter((net) => net > 0);
}

/** The rows at the end of a group's file without a cost have what each person gets back of all bills. */
export function splitTotals<Row extends TableRow>(
  rows: readonly Row[],
  columns: Columns,
  persons: readonly number[],
): { bills: Row[]; totals: Row[] } {
  const isTotal = (row: Row) =>
    isNoMoney(cellOf(row, columns.amount)) &&
    persons.some((person) => readMoneyCell(cellOf(row, person)));
  const end = rows.findLastIndex((row) => !isTotal(row)) + 1;
  return { bills: rows.slice(0, end), totals: rows.slice(end) };
}

/** Compares them with the rows, payments between the people included. */
export function shareTotalWarnings(
  { bills, totals }: ReturnType<typeof splitTotals>,
  columns: Columns,
  persons: NonNullable<StatementTable["persons"]>,
): StatementWarning[] {
  const areRupees = (row: TableRow) =>
    !isOtherCurrency(cellOf(row, columns.currency));
  const summed = bills.filter(areRupees);
  return totals.filter(areRupees).flatMap((total) =>
    persons.flatMap(({ name, column }) => {
      const printed = signedPaise(cellOf(total, column));
      const rowsPaise = sum(
        summed.map((row) => signedPaise(cellOf(row, column))),
      );
      return printed === rowsPaise
        ? []
        : {
            line: total.line,
            text: `The printed total of ${name} is ${formatRupees(asPaise(printed))}, and the rows add up to ${formatRupees(asPaise(rowsPaise))}. A row may be missing.`,
          };
    }),
  );
}

/** The people of the columns, as the user is asked for. */
export function personsOf(
  header: readonly string[],
  columns: readonly number[],
): NonNullable<StatementTable["persons"]> {
  return columns.map((column) => ({
    name: plainText(header[column] ?? ""),
    column,
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
