import type { FormatRupees } from "@/components/ui/use-rupees";
import type { Plan } from "@/lib/domain/plan/plan";

/** Such as `₹6,000 a month, 2 budgets, 1 bill`; `none` for an empty plan. */
export function planSummary(
  { allowance, budgets, recurring }: Plan,
  formatRupees: FormatRupees,
): string {
  const parts = [
    ...(allowance
      ? [`${formatRupees(allowance.amountPaise)} a ${allowance.every}`]
      : []),
    ...counted(Object.keys(budgets).length, "budget"),
    ...counted(recurring.length, "bill"),
  ];
  return parts.join(", ") || "none";
}

function counted(count: number, noun: string): string[] {
  if (count === 0) return [];
  return [`${count} ${noun}${count === 1 ? "" : "s"}`];
}
