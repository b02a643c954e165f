import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import { directionInText } from "@/lib/domain/import/narration/direction-in-text";
import type { RowMoney } from "@/lib/domain/import/balances/movement";
import type { DataRow } from "./split-rows";
import { cellOf } from "@/lib/domain/import/table";

/**
 * Takes an unsigned amount for money in by the text of its row, where nothing else
 * says the direction. Such a row can be put back, and less clear ones are kept with a
 * doubt.
 */
export function applyTexts(
  rows: readonly DataRow[],
  money: readonly RowMoney[],
  { amount }: Columns,
): RowMoney[] {
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
    return direction === "maybe-credit"
      ? { doubt: "Its text reads like money in.", ...one }
      : one;
  });
}
