import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import type { RowMoney } from "@/lib/domain/import/balances/movement";
import type { DataRow } from "./split-rows";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { cellOf } from "@/lib/domain/import/table";
import { PAID_TO } from "@/lib/domain/import/narration/paid-to";

const OF_INCOME = /(?<![a-z])(income|budget|salary|savings?)(?![a-z])/i;
const OF_EXPENSES = /expen[sd]|spen[dt]|transaction/i;
const UNPROVEN =
  "Neither the balance nor the text says whether this is money in or out.";

/**
 * An unsigned amount is money in if the text of its row says so and nothing else says
 * the direction. Such a row can be put back, and less clear ones are kept with a
 * doubt.
 *
 * @param title the name of the sheet or file
 */
export function applyTexts(
  rows: readonly DataRow[],
  money: readonly RowMoney[],
  { amount, balance }: Columns,
  title: string,
): RowMoney[] {
  const otherwise =
    OF_INCOME.test(title) && !OF_EXPENSES.test(title)
      ? `The name “${plainText(title)}” is not one of expenses.`
      : balance === undefined
        ? undefined
        : UNPROVEN;
  return money.map((one, index) => {
    const row = rows[index];
    if (!row || !one || one === "unreadable" || amount === undefined)
      return one;
    if (one.side !== "debit" || !one.isInferred) return one;
    if (readMoneyCell(cellOf(row, amount))?.sign !== undefined) return one;
    const direction = directionInText(row.narration);
    if (direction === "credit")
      return {
        ...one,
        side: direction,
        doubt: "Money in, because its text says so. Tick it if it is not.",
      };
    const doubt =
      direction === "maybe-credit"
        ? "Its text reads like money in."
        : direction === undefined
          ? otherwise
          : undefined;
    return doubt === undefined ? one : { doubt, ...one };
  });
}

/** A part between separators, or the word after the way the money took. */
const CODE =
  /(?:^|[/:-])\s*(cr|dr)(?=\s*(?:[/:-]|$))|\b(?:neft|imps|rtgs|upi|ach|nach|ecs|trf|transfer)[\s-]+(cr|dr)\b/i;
const RECEIVED =
  /^\W*((money|amount|payment|funds?) )?(received|credited|deposited) (from|by|via)\b|^\W*by transfer\b/i;
const MAYBE_RECEIVED =
  /\b(cr|credited|received|refund(ed)?|cash ?back|reversal|reversed|reimbursement|salary|stipend|scholarship|dividend|interest|int ?\.? ?(paid|pd|cr)|cash dep(osit)?)\b/i;

/**
 * The direction of an amount by the text of its row: `maybe-credit` for
 * words that money coming in has more often than payments.
 */
function directionInText(
  narration: string,
): "debit" | "credit" | "maybe-credit" | undefined {
  if (PAID_TO.test(narration)) return "debit";
  const [, part, word] = CODE.exec(narration) ?? [];
  const code = part ?? word;
  if (code !== undefined) return /cr/i.test(code) ? "credit" : "debit";
  if (RECEIVED.test(narration)) return "credit";
  return MAYBE_RECEIVED.test(narration) ? "maybe-credit" : undefined;
}
