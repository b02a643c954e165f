import type { StatementWarning } from "@/lib/domain/import/statement";
import type { BalanceReading } from "./balance-chain";
import type { Movement } from "@/lib/domain/import/balances/movement";
import type { TableRow } from "@/lib/domain/import/table";

/** Fewer balances may agree by chance, where rows are missing. */
export const MIN_CONFIRMED = 2;
/** More breaks are named one by one only where half of the balances follow. */
const MAX_NAMED = 3;

export type Verdict = {
  reading: BalanceReading;
  isSwapped: boolean;
  /** The rows whose balance follows from the opposite side only. */
  contradicted: ReadonlySet<number>;
  /** Whether the balance is an amount owed; undefined if nothing decides. */
  isOwed: boolean | undefined;
};

export function balanceWarnings(
  rows: readonly TableRow[],
  { reading, isSwapped, contradicted, isOwed }: Verdict,
): StatementWarning[] {
  const { sides, breaks, links } = reading;
  const warnings: StatementWarning[] = [];
  if (isSwapped)
    warnings.push({
      text: "Money in and money out are the other way round than the header says: the balances show it.",
    });
  if (countSide(sides, "credit") > 0)
    warnings.push({
      text:
        isOwed !== undefined
          ? "Only the balances say which amounts are money in. Look at the rows that are left out."
          : "The balance rises as a sum of expenses or an amount owed does, so all amounts are read as money out.",
    });
  const isReversed = isOpposite(reading, contradicted);
  if (isReversed)
    warnings.push({
      text: "The balances follow only if money in and money out are the other way round, as for an amount owed. The rows are read as the file says.",
    });
  else if (breaks.length * 2 > links && breaks.length > MAX_NAMED)
    return [
      ...warnings,
      { text: "The balances do not follow from the amounts." },
    ];
  for (const index of breaks) {
    if (isReversed && contradicted.has(index)) continue;
    const line = rows[index]?.line;
    warnings.push({
      ...(line !== undefined && { line }),
      text: "The balance does not follow from the row before. A row may be missing.",
    });
  }
  return warnings;
}

/** Whether most balances that do not follow do so from the opposite side. */
export function isOpposite(
  { breaks }: BalanceReading,
  contradicted: ReadonlySet<number>,
): boolean {
  return (
    contradicted.size >= MIN_CONFIRMED && contradicted.size * 2 > breaks.length
  );
}

export function countSide(
  sides: BalanceReading["sides"],
  side: Movement["side"],
): number {
  return [...sides.values()].filter((one) => one === side).length;
}
