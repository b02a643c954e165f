import { useRupees } from "@/components/ui/use-rupees";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Overview } from "@/lib/domain/view/overview";
import { comparisonText } from "@/lib/domain/view/view-text";

/** How much more or less was spent than by the same day of the period before. */
export function SpendingDifference({
  period,
  comparison,
  today,
}: Pick<Overview, "period" | "comparison"> & {
  today: CalendarDate;
}) {
  const formatRupees = useRupees();
  if (!comparison)
    return <span className="text-muted">Nothing to compare yet</span>;
  const { range, differencePaise } = comparison;
  const text = comparisonText(period, range, today);
  if (differencePaise === 0)
    return <span className="text-muted">Same as {text}</span>;
  const amount = formatRupees(asPaise(Math.abs(differencePaise)));
  return differencePaise > 0 ? (
    <span className="text-warning">
      {amount} more than {text}
    </span>
  ) : (
    <span className="text-teal">
      {amount} less than {text}
    </span>
  );
}
