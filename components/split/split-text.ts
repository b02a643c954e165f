import type { FormatRupees } from "@/components/ui/use-rupees";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { othersShares, type Split } from "@/lib/domain/expenses/split";
import { totalPaise as sum } from "@/lib/domain/expenses/totals";

const AND = new Intl.ListFormat("en-IN");

/** What everybody has of a bill, as sentences. */
export function splitText(
  split: Split,
  sharePaise: Paise,
  formatRupees: FormatRupees,
): string {
  const { totalPaise } = split;
  if (totalPaise === 0) return "Enter the whole bill.";
  if (sharePaise >= totalPaise)
    return "Your share is the whole bill: nobody owes you.";
  return [
    `Your share is ${formatRupees(sharePaise)}.`,
    owingText(split, sharePaise, formatRupees),
  ].join(" ");
}

/**
 * `Asha, Ravi and Kiran owe you ₹300 each.`, or each with the amount; then what those
 * without a name have.
 */
function owingText(
  { totalPaise, parts, names }: Split,
  sharePaise: Paise,
  formatRupees: FormatRupees,
): string {
  const shares = othersShares(asPaise(totalPaise - sharePaise), parts - 1);
  const amounts = shares.map((share) => formatRupees(share));
  const owed = names.map((name, index) => `${name} owes you ${amounts[index]}`);
  const isEqual = new Set(shares.slice(0, names.length)).size === 1;
  const others = shares.slice(names.length);
  const othersRupees = formatRupees(
    sum(others.map((amountPaise) => ({ amountPaise }))),
  );
  return [
    isEqual && names.length > 1
      ? `${AND.format(names)} owe you ${amounts[0]} each.`
      : owed.length > 0 && `${AND.format(owed)}.`,
    others.length === 1 && `One other has ${othersRupees}.`,
    others.length > 1 && `${others.length} others have ${othersRupees}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
