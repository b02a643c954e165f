import { columnName } from "@/lib/domain/import/columns/column-names";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import { isInOtherCurrency } from "@/lib/domain/import/cells/currency-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import {
  isMovement,
  mayBeSpent,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

const QUANTITY = /^(qty|quantity|units?|pcs|pieces|nos)$/;
const PRICE_OF_ONE = /\b(price|rate|cost|mrp)\b/;
const REFUND = /^refund(s|ed)?( amount)?$/;
const FROM = /^(from|from account|source)$/;
const TO = /^(to|to account|destination)$/;

const OTHER_CURRENCY =
  "By the name of its column, this amount is in another currency.";
const REFUNDED = "All or some of it was refunded.";
const UNIT_PRICE =
  "The row has a quantity: the amount may be the price of one.";

/**
 * Doubts amounts in another currency, refunded ones and those that may be the price of
 * one thing, and payments to an account that pays others.
 */
export function doubtByColumns(
  rows: readonly TableRow[],
  money: readonly RowMoney[],
  header: readonly string[],
  { amount, debit, direction }: Columns,
): RowMoney[] {
  const names = header.map(columnName);
  const indexOf = (name: RegExp) => names.findIndex((one) => name.test(one));
  const quantity = PRICE_OF_ONE.test(names[amount ?? -1] ?? "")
    ? indexOf(QUANTITY)
    : -1;
  const isInOthers = isInOtherCurrency(header[amount ?? debit ?? -1] ?? "");
  const refund = indexOf(REFUND);
  const from = indexOf(FROM);
  const to = direction === undefined ? indexOf(TO) : -1;
  const payers = new Set(rows.map((row) => cellOf(row, from)).filter(Boolean));
  return rows.map((row, index) => {
    const one = money[index];
    if (!mayBeSpent(one) || one.doubt !== undefined) return one;
    if (isInOthers) return { ...one, doubt: OTHER_CURRENCY };
    if (readMoneyCell(cellOf(row, refund))?.amountPaise)
      return { ...one, doubt: REFUNDED };
    if (!["", "1"].includes(cellOf(row, quantity)))
      return { ...one, doubt: UNIT_PRICE };
    const payee = cellOf(row, to);
    return payers.has(payee)
      ? {
          ...one,
          doubt: `“${plainText(payee)}” pays other rows: this may be money in or an own transfer.`,
        }
      : one;
  });
}

/** Lets the user put back the money in of a column that is not named for directions: it may be of cards. */
export function doubtGuessedDirection(
  rows: readonly TableRow[],
  money: readonly RowMoney[],
  direction: number,
): RowMoney[] {
  return money.map((one, index) => {
    const row = rows[index];
    if (!row || !isMovement(one)) return one;
    if (one.side !== "credit" || one.isInferred) return one;
    const word = plainText(cellOf(row, direction));
    return {
      ...one,
      isInferred: true,
      doubt: `Money in, if “${word}” says so. Tick it if it is not.`,
    };
  });
}

/** Two amounts add up to a third one by chance. */
const MIN_ROWS = 3;
const SUM = "This is the sum of the rows above it.";

/** Doubts an amount that is the sum of all payments before it, or of those since the last sum. */
export function doubtSums(money: readonly RowMoney[]): RowMoney[] {
  const all = { paise: 0, rows: 0 };
  let sinceSum = { paise: 0, rows: 0 };
  return money.map((one) => {
    if (!mayBeSpent(one)) return one;
    const isSum = [all, sinceSum].some(
      ({ paise, rows }) => rows >= MIN_ROWS && paise === one.amountPaise,
    );
    if (isSum) {
      sinceSum = { paise: 0, rows: 0 };
      return { ...one, doubt: one.doubt ?? SUM };
    }
    for (const sum of [all, sinceSum]) {
      sum.paise += one.amountPaise;
      sum.rows += 1;
    }
    return one;
  });
}
