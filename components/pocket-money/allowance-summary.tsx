import { useMemo } from "react";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { allowanceStatus } from "@/lib/domain/plan/allowance-status";
import { forecast } from "@/lib/domain/plan/forecast";
import type { Plan } from "@/lib/domain/plan/plan";
import { useRupees } from "@/components/ui/use-rupees";
import {
  aheadText,
  forecastText,
  keptText,
  leftText,
  perDayText,
} from "./plan-text";

/** The heading of the plan; with an allowance, what is left of it, and until when it lasts. */
export function AllowanceSummary({
  plan,
  expenses,
  today,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  today: CalendarDate;
}) {
  const formatRupees = useRupees();
  const status = useMemo(
    () => allowanceStatus(plan, expenses, today),
    [plan, expenses, today],
  );
  const lasting = useMemo(
    () => forecast(plan, expenses, today, status),
    [plan, expenses, today, status],
  );
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 tabIndex={-1} className="text-lg font-semibold">
          Pocket money
        </h2>
        {status && (
          <p className="text-lg font-semibold tabular-nums">
            {leftText(status, formatRupees)}
          </p>
        )}
      </div>
      {status && lasting && (
        <div className="mt-1 text-sm">
          <p className="text-muted">
            {[perDayText(status, formatRupees), aheadText(status, formatRupees)]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p>
            {forecastText(lasting, status)} {keptText(status, formatRupees)}
          </p>
        </div>
      )}
    </div>
  );
}
