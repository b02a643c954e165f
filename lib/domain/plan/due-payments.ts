import {
  addDays,
  type CalendarDate,
  earlier,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense, NewExpense } from "@/lib/domain/expenses/expense";
import type { Paise } from "@/lib/domain/expenses/money";
import type { Plan, RecurringPayment } from "./plan";
import { scheduledPayments } from "./recurring-payments";
import { dateAfter, dateInSamePeriod, dateOnOrBefore } from "./schedule";

/** Payments that were due earlier are not offered. */
const MAX_OVERDUE_DAYS = 62;

export type DuePayment = {
  payment: RecurringPayment;
  /** The due date, today or earlier. */
  date: CalendarDate;
  /** The part that no expense of the list has paid yet. */
  remainingPaise: Paise;
};

/**
 * Finds for each recurring payment the oldest one that is due, not wholly in the list,
 * and not added or dismissed. It is the oldest, because `handled` includes all earlier ones.
 */
export function duePayments(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): DuePayment[] {
  const from = addDays(today, -MAX_OVERDUE_DAYS);
  const before = addDays(today, 1);
  const due = scheduledPayments(plan, expenses, { from, before, today }).filter(
    ({ isOpen }) => isOpen,
  );
  const oldest = new Map<string, DuePayment>();
  for (const { payment, date, remainingPaise } of due)
    if (!oldest.has(payment.id))
      oldest.set(payment.id, { payment, date, remainingPaise });
  return [...oldest.values()];
}

/** Whether the list has an expense for a part of the payment. It is not added then. */
export function isPartlyPaid({ payment, remainingPaise }: DuePayment): boolean {
  return remainingPaise < payment.amountPaise;
}

/** The expense to add, and the Idempotency-Key that lets two devices add it once. */
export function expenseOf({ payment, date }: DuePayment): {
  expense: NewExpense;
  key: string;
} {
  const { id, description, category, amountPaise } = payment;
  return {
    expense: { date, category, description, amountPaise },
    key: `recurring:${id}:${date}`,
  };
}

/** The plan after the payment was added or dismissed. */
export function withHandled(plan: Plan, { payment, date }: DuePayment): Plan {
  const recurring = plan.recurring.map((other) =>
    other.id === payment.id
      ? { ...other, handled: later(other.handled ?? date, date) }
      : other,
  );
  return { ...plan, recurring };
}

/**
 * The plan with other fields of a payment, for what is due now and later: an
 * earlier due date was settled under the old ones. Puts back a payment that another
 * device has removed.
 */
export function withChangedPayment(
  plan: Plan,
  changed: RecurringPayment,
  expenses: readonly Expense[],
  today: CalendarDate,
): Plan {
  const stored = plan.recurring.find(({ id }) => id === changed.id);
  const settled = stored
    ? settledDate(plan, stored, changed, expenses, today)
    : today;
  const next = {
    ...changed,
    handled: later(stored?.handled ?? changed.handled ?? settled, settled),
  };
  return {
    ...plan,
    recurring: stored
      ? plan.recurring.map((payment) => (payment === stored ? next : payment))
      : [...plan.recurring, next],
  };
}

/**
 * Until when nothing is due under the new fields: a month or week that is settled
 * stays so on another day of it.
 */
function settledDate(
  plan: Plan,
  stored: RecurringPayment,
  changed: RecurringPayment,
  expenses: readonly Expense[],
  today: CalendarDate,
): CalendarDate {
  const next = dateAfter(stored, later(today, stored.handled ?? today));
  const open = scheduledPayments(plan, expenses, {
    from: addDays(today, -MAX_OVERDUE_DAYS),
    // The next one may have been paid early.
    before: addDays(dateAfter(stored, next), 1),
    today,
  }).find(({ payment, isOpen }) => isOpen && payment === stored);
  if (!open) return today;
  const beforeOpen = addDays(open.date, -1);
  const last = dateOnOrBefore(stored, beforeOpen);
  return stored.every === changed.every && last >= stored.from
    ? later(last, dateInSamePeriod(changed, last))
    : earlier(today, beforeOpen);
}
