import { readAmount } from "@/components/expense-form/amount-input";
import { asPaise, rupeesText } from "@/lib/domain/expenses/money";
import { equalShare, type Split } from "@/lib/domain/expenses/split";

/** A split, and the value that the field of the amount gets with it; undefined: it keeps its own. */
export type SplitValues = { split: Split | undefined; amount?: string };

/** The bill of the amount in two equal parts. */
export function newSplit(amount: string): SplitValues {
  const totalPaise = readAmount(amount) ?? asPaise(0);
  return withShare({ totalPaise, parts: 2, names: [] });
}

/** The values of the split, with the payer's equal share as the amount. */
export function withShare(split: Split): SplitValues {
  const { totalPaise, parts } = split;
  return totalPaise === 0
    ? { split }
    : { split, amount: rupeesText(equalShare(totalPaise, parts)) };
}
