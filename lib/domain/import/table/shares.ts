import { asPaise } from "@/lib/domain/expenses/money";
import { columnName } from "@/lib/domain/import/columns/column-names";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import {
  mayBeSpent,
  type Movement,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

const WHOLE_BILL =
  "This is the whole bill: choose your own column as the amount under “Columns”, and your share is taken.";
const SEVERAL_PAYERS =
  "Several people paid this bill, so your share is not in the file.";

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

/**
 * Makes the bills of a group the share of one person. Each person's column has what
 * they paid less their share. `mine` is undefined until the user has chosen.
 */
export function shareOfBills(
  rows: readonly TableRow[],
  bills: readonly RowMoney[],
  persons: readonly number[],
  mine: number | undefined,
): RowMoney[] {
  return rows.map((row, index) => {
    const bill = bills[index];
    if (!mayBeSpent(bill)) return bill;
    if (mine === undefined) return { ...bill, doubt: WHOLE_BILL };
    const payers = persons.filter((person) => netPaise(row, person) > 0);
    return shareOfBill(bill, netPaise(row, mine), payers.length);
  });
}

/** Undefined if the person has no share. */
function shareOfBill(
  bill: Movement,
  netPaise: number,
  payerCount: number,
): RowMoney {
  if (netPaise > 0 && payerCount > 1) return { ...bill, doubt: SEVERAL_PAYERS };
  const sharePaise = netPaise > 0 ? bill.amountPaise - netPaise : -netPaise;
  return sharePaise > 0
    ? { ...bill, amountPaise: asPaise(sharePaise) }
    : undefined;
}

/** Positive for somebody who gets money back. */
function netPaise(row: TableRow, person: number): number {
  const money = readMoneyCell(cellOf(row, person));
  if (!money) return 0;
  return money.sign === "-" ? -money.amountPaise : money.amountPaise;
}
