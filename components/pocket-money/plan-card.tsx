import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  hasBudgets,
  type Plan,
  type RecurringPayment,
} from "@/lib/domain/plan/plan";
import { AllowanceSummary } from "./allowance-summary";
import { BudgetBars } from "./budget-bars";
import { type PaymentActions, PaymentList } from "./payments/payment-list";
import type { ShownPayments } from "./payments/shown-payments";

/** What is set of the plan, in few lines; what is rarely needed is in a disclosure. */
export function PlanCard({
  plan,
  expenses,
  today,
  colours,
  payments: { due, offers, active },
  isReadOnly,
  actions,
  onEdit,
  links,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  today: CalendarDate;
  colours: ReadonlyMap<string, string>;
  payments: ShownPayments;
  /** It cannot be changed, for the reason that the screen shows. Payments can be added. */
  isReadOnly: boolean;
  actions: PaymentActions;
  onEdit: (payment: RecurringPayment) => void;
  /** Buttons that change the plan. */
  links: ReactNode;
}) {
  const common = { plan, expenses, today };
  const paymentProps = { isReadOnly, actions, onEdit };
  const showsBudgets = hasBudgets(plan);
  const hasColumns =
    showsBudgets && (plan.allowance !== null || due.length > 0);
  return (
    <Card aria-label="Pocket money" className="px-4 pt-3 lg:px-6">
      <div
        className={`flex flex-col gap-3 ${hasColumns ? "md:grid md:grid-cols-2 md:gap-x-8 lg:gap-x-12" : ""}`}
      >
        <div className="flex flex-col gap-2">
          <AllowanceSummary {...common} />
          <PaymentList label="Due bills" due={due} {...paymentProps} />
        </div>
        {showsBudgets && <BudgetBars {...common} colours={colours} />}
      </div>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-muted transition-colors duration-150 hover:text-text">
          Change the plan
          {offers.length > 0 &&
            ` · ${offers.length} ${offers.length === 1 ? "suggestion" : "suggestions"}`}
        </summary>
        <div className="flex flex-wrap gap-x-6">{links}</div>
        <div className="pb-2">
          <PaymentList
            label="Bills"
            offers={offers}
            active={active}
            {...paymentProps}
          />
        </div>
      </details>
    </Card>
  );
}
