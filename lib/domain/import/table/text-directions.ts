import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  isMovement,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import type { DataRow } from "./split-rows";
import {
  readsLikeMoneyIn,
  sideOfWord,
} from "@/lib/domain/import/cells/side-words";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { cellOf } from "@/lib/domain/import/table";
import { PAID_TO } from "@/lib/domain/import/narration/describe-payment";

const OF_INCOME =
  /(?<![a-z])(incomes?|budget|salary)(?![a-z])|^\W*savings?\W*$/i;
const OF_EXPENSES = /expen[sd]|spen[dt]|transaction/i;
const UNPROVEN =
  "Neither the balance nor the text says whether this is money in or out.";

/**
 * An unsigned amount is money in if the text of its row says so and nothing else says
 * the direction. Such a row can be put back, and less clear ones are kept with a
 * doubt.
 *
 * @param title the name of the sheet or file, or a line above the header
 * @param creditColumns those named for money in, whose cells are no amounts
 */
export function applyTexts(
  rows: readonly DataRow[],
  money: readonly RowMoney[],
  { amount, balance, category }: Columns,
  title: string,
  creditColumns: readonly number[],
): RowMoney[] {
  return money.map((one, index) => {
    const row = rows[index];
    if (!row || !isMovement(one) || amount === undefined) return one;
    if (one.side !== "debit" || !one.isInferred) return one;
    if (readMoneyCell(cellOf(row, amount))?.sign !== undefined) return one;
    const hasCreditCell =
      sideOfWord(cellOf(row, category)) === "credit" ||
      creditColumns.some((column) => cellOf(row, column) !== "");
    const direction =
      directionInText(row.narration) ??
      (hasCreditCell ? "maybe-credit" : undefined);
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
          ? (titleDoubt(row.section || title) ??
            (balance === undefined ? undefined : UNPROVEN))
          : undefined;
    return doubt === undefined ? one : { doubt, ...one };
  });
}

function titleDoubt(title: string): string | undefined {
  return OF_INCOME.test(title) && !OF_EXPENSES.test(title)
    ? `The title “${plainText(title)}” is not one of expenses.`
    : undefined;
}

/** A part between separators, or the word after the way the money took. */
const CODE =
  /(?:^|[/:-])\s*(cr|dr)(?=\s*(?:[/:-]|$))|\b(?:neft|imps|rtgs|upi|ach|nach|ecs|trf|transfer)[\s-]+(cr|dr)\b/i;
const RECEIVED =
  /^\W*((money|amount|payment|funds?) )?(received|credited|deposited) (from|by|via)\b|^\W*by transfer\b/i;
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
  return readsLikeMoneyIn(narration) ? "maybe-credit" : undefined;
}
