import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { type DuePayment, duePayments } from "@/lib/domain/plan/due-payments";
import {
  type PaymentOffer,
  paymentOffers,
} from "@/lib/domain/plan/payment-offers";
import {
  hasBudgets,
  type Plan,
  type RecurringPayment,
} from "@/lib/domain/plan/plan";

/** The recurring payments that the screen has something to say about. */
export type ShownPayments = {
  due: readonly DuePayment[];
  offers: readonly PaymentOffer[];
  /** The payments that have not ended. */
  active: readonly RecurringPayment[];
};

export function shownPayments(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): ShownPayments {
  return {
    due: duePayments(plan, expenses, today),
    // Nothing is offered to those who have set nothing.
    offers: isInUse(plan) ? paymentOffers(plan, expenses, today) : [],
    active: plan.recurring.filter((payment) => !hasEnded(payment, today)),
  };
}

/** Whether there is something to show besides the links that set up the plan. */
export function hasContent(
  plan: Plan,
  { due, offers, active }: ShownPayments,
): boolean {
  return (
    plan.allowance !== null ||
    hasBudgets(plan) ||
    due.length + offers.length + active.length > 0
  );
}

/** A payment has also ended if its last date was handled, as that of an ignored suggestion is. */
function hasEnded(
  { until, handled }: RecurringPayment,
  today: CalendarDate,
): boolean {
  return until !== undefined && (until < today || until <= (handled ?? ""));
}

function isInUse(plan: Plan): boolean {
  return (
    plan.allowance !== null || hasBudgets(plan) || plan.recurring.length > 0
  );
}
