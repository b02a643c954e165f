import { addDays, type CalendarDate } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { asPaise, type Paise } from "@/lib/expenses/money";
import { descriptionKey, groupByDescription } from "./description-groups";
import type { Plan, RecurringPayment } from "./plan";
import { dateAfter, datesBetween } from "./schedule";

/** A payment made up to this many days early counts for its due date. */
const EARLY_DAYS = 3;

/** A recurring payment on one of its due dates. */
export type ScheduledPayment = {
  payment: RecurringPayment;
  date: CalendarDate;
  /** Whether it was added or dismissed. */
  isHandled: boolean;
  /** Whether the list has an expense for it. */
  isPaid: boolean;
  /** What the expenses for it leave to pay. */
  remainingPaise: Paise;
};

/** Whether the amount is within 20 % of the usual one. */
export function isSimilarAmount(amount: Paise, usual: Paise): boolean {
  return Math.abs(amount - usual) * 5 <= usual;
}

/** The expenses that are no recurring payment of the plan. */
export function withoutRecurring(
  { recurring }: Plan,
  expenses: readonly Expense[],
): readonly Expense[] {
  if (recurring.length === 0) return expenses;
  const payments = groupByDescription(recurring);
  return expenses.filter(
    (expense) =>
      !payments
        .get(descriptionKey(expense))
        ?.some((payment) => isSimilar(expense, payment)),
  );
}

/**
 * The payments due from the first day on, and before the second, oldest first.
 * An expense for less than the payment leaves the difference: if it settled the
 * whole payment, adding an expense could make the money last longer.
 */
export function scheduledPayments(
  { recurring }: Plan,
  expenses: readonly Expense[],
  { from, before, today }: Record<"from" | "before" | "today", CalendarDate>,
): ScheduledPayment[] {
  const scheduled = recurring
    .flatMap((payment) =>
      datesBetween(payment, later(from, payment.from), before)
        .filter((date) => date <= (payment.until ?? date))
        .map((date) => ({ payment, date })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const unused = unusedExpenses(
    recurring,
    expenses,
    addDays(from, -EARLY_DAYS),
    before,
  );

  return scheduled.map(({ payment, date }) => {
    const first = addDays(date, -EARLY_DAYS);
    const last = earlier(
      later(date, today),
      addDays(dateAfter(payment, date), -EARLY_DAYS - 1),
    );
    let remaining: number = payment.amountPaise;
    for (const candidate of unused.get(descriptionKey(payment)) ?? []) {
      if (candidate.date < first || candidate.date > last) continue;
      if (!isSimilar(candidate, payment)) continue;
      const used = Math.min(remaining, candidate.unusedPaise);
      candidate.unusedPaise -= used;
      remaining -= used;
    }
    return {
      ...{ payment, date },
      isHandled: payment.handled !== undefined && date <= payment.handled,
      isPaid: remaining < payment.amountPaise,
      remainingPaise: asPaise(remaining),
    };
  });
}

/** The expenses with the description of a payment, by its key. Each amount settles one payment only. */
function unusedExpenses(
  recurring: readonly RecurringPayment[],
  expenses: readonly Expense[],
  from: CalendarDate,
  before: CalendarDate,
) {
  const keys = new Set(recurring.map(descriptionKey));
  const candidates = expenses
    .filter(({ date }) => keys.size > 0 && date >= from && date < before)
    .filter((expense) => keys.has(descriptionKey(expense)))
    .map((expense) => ({
      ...expense,
      unusedPaise: expense.amountPaise as number,
    }));
  return groupByDescription(candidates);
}

function isSimilar(expense: Expense, payment: RecurringPayment): boolean {
  return isSimilarAmount(expense.amountPaise, payment.amountPaise);
}

function earlier(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b;
}

function later(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}
