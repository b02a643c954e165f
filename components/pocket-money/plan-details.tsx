import type { ReactNode } from "react";
import { useRupees } from "@/components/ui/use-rupees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { budgetPeriod } from "@/lib/domain/plan/budget-status";
import { hasBudgets, type Plan } from "@/lib/domain/plan/plan";
import { BudgetBars } from "./budget-bars";
import type { Editor } from "./dialogs/plan-editor";
import type { MoneyLeft } from "./money-left";
import { paymentActions } from "./payments/payment-actions";
import { PaymentList } from "./payments/payment-list";
import type { ShownPayments } from "./payments/shown-payments";
import { Button } from "@/components/ui/button";
import { SMALL_BUTTON } from "./plan-card";
import {
  aheadText,
  budgetPeriodText,
  keptText,
  lastingText,
} from "./plan-text";
import type { SavePlan } from "./use-plan";

/** The budgets and the bills, with the buttons that change them. */
export function PlanDetails({
  plan,
  money,
  expenses,
  today,
  colours,
  payments,
  list,
  save,
  readOnlyReasonId,
  onDone,
  onEdit,
}: {
  plan: Plan;
  money: MoneyLeft | undefined;
  expenses: readonly Expense[];
  today: CalendarDate;
  colours: ReadonlyMap<string, string>;
  payments: ShownPayments;
  list: ListRef;
  save: SavePlan;
  /** The plan cannot be changed. Due bills can be added. */
  readOnlyReasonId: string | undefined;
  /** Called when an action has ended, with or without success. */
  onDone?: (() => void) | undefined;
  onEdit: (editor: Editor) => void;
}) {
  const formatRupees = useRupees();
  const period = budgetPeriodText(budgetPeriod(plan, today));
  const isSet = hasBudgets(plan);
  return (
    <div>
      {money && (
        <p className="mt-1 text-sm text-muted">
          {[
            aheadText(money.status, formatRupees),
            lastingText(money),
            keptText(money.status, formatRupees),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      <Head title={isSet ? `Budgets, ${period}` : "Budgets"}>
        <Button
          aria-label={isSet ? "Edit budgets" : undefined}
          reasonId={readOnlyReasonId}
          onClick={() => onEdit("budgets")}
          className={SMALL_BUTTON}
        >
          {isSet ? "Edit" : "Set budgets"}
        </Button>
      </Head>
      {isSet && <BudgetBars {...{ plan, expenses, today, colours }} />}
      <Head title="Bills">
        <Button
          reasonId={readOnlyReasonId}
          onClick={() => onEdit("payment")}
          className={SMALL_BUTTON}
        >
          Add a bill
        </Button>
      </Head>
      <PaymentList
        {...payments}
        {...{ today, readOnlyReasonId, onDone, onEdit }}
        actions={paymentActions(save, list, today)}
      />
    </div>
  );
}

function Head({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-1 flex items-center justify-between gap-4 lg:mt-3 lg:mb-1">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      {children}
    </div>
  );
}
