import { useMemo } from "react";
import { Card } from "@/components/ui/card";
import { type CalendarDate, formatDate } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { asPaise, formatRupees } from "@/lib/expenses/money";
import { allowanceStatus } from "@/lib/plan/allowance-status";
import { forecast } from "@/lib/plan/forecast";
import type { Plan } from "@/lib/plan/plan";
import { PlanButton } from "./plan-button";
import { aheadText, forecastText } from "./plan-text";

/** What is left of the allowance, and until when it lasts. */
export function AllowanceCard({
  plan,
  expenses,
  today,
  isReadOnly,
  onEdit,
  onLeftNow,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  today: CalendarDate;
  /** It cannot be changed, for the reason that the screen shows. */
  isReadOnly: boolean;
  onEdit: () => void;
  onLeftNow: () => void;
}) {
  const status = useMemo(
    () => allowanceStatus(plan, expenses, today),
    [plan, expenses, today],
  );
  const lasting = useMemo(
    () => forecast(plan, expenses, today, status),
    [plan, expenses, today, status],
  );
  if (!status || !lasting) return null;
  const { leftPaise, perDayPaise, spentPaise, period } = status;
  const isOver = leftPaise < 0;
  return (
    <Card aria-label="Pocket money" className="p-4 lg:px-6">
      <h2 className="text-lg font-semibold">Pocket money</h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure
          label={isOver ? "Over by" : "Left now"}
          value={formatRupees(asPaise(Math.abs(leftPaise)))}
        />
        <Figure
          label={`A day until ${formatDate(period.before)}`}
          value={formatRupees(perDayPaise)}
        />
        <Figure
          label={`Spent since ${formatDate(period.from)}`}
          value={formatRupees(spentPaise)}
        />
        <Figure label="Pace" value={aheadText(status)} />
      </dl>
      <p className="mt-3">{forecastText(lasting, status)}</p>
      <div className="flex flex-wrap gap-x-6">
        <PlanButton isReadOnly={isReadOnly} onPress={onLeftNow}>
          I have ₹… left now
        </PlanButton>
        <PlanButton isReadOnly={isReadOnly} onPress={onEdit}>
          Change the allowance
        </PlanButton>
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 text-lg font-semibold tabular-nums [overflow-wrap:anywhere]">
        {value}
      </dd>
    </div>
  );
}
