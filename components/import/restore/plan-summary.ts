import type { FormatRupees } from "@/components/ui/use-rupees";
import type { Plan } from "@/lib/domain/plan/plan";

/** Such as `₹6,000 a month, 2 budgets, 1 bill, 3 people`; `none` for an empty plan. */
export function planSummary(
  { allowance, budgets, recurring, people }: Plan,
  formatRupees: FormatRupees,
): string {
  const parts = [
    ...(allowance
      ? [`${formatRupees(allowance.amountPaise)} a ${allowance.every}`]
      : []),
    ...counted(Object.keys(budgets).length, "budget"),
    ...counted(recurring.length, "bill"),
    ...counted(people.length, "person", "people"),
  ];
  return parts.join(", ") || "none";
}

function counted(count: number, noun: string, plural = `${noun}s`): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? noun : plural}`];
}
