import {
  addDays,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Paise } from "@/lib/domain/expenses/money";
import type { Plan } from "./plan";
import { MAX_LATE_DAYS, scheduledPayments } from "./recurring-payments";
import type { DateSpan } from "./schedule";

/** Money that will be spent on a date from today on. */
export type KnownPayment = {
  date: CalendarDate;
  category: string;
  amountPaise: Paise;
};

/**
 * The recurring payments of the period that are not paid, added or dismissed, and
 * the expenses that are dated ahead. An overdue payment is one of today. Payments of
 * before the period take their expenses first, as in `everydaySpentToday`: if an
 * expense paid one of them there and another here, the money would last longer.
 */
export function knownPayments(
  plan: Plan,
  expenses: readonly Expense[],
  { from, before }: DateSpan,
  today: CalendarDate,
): KnownPayment[] {
  const recurring = scheduledPayments(plan, expenses, {
    from: addDays(today, -MAX_LATE_DAYS),
    before,
    today,
  })
    .filter(({ date, isOpen }) => isOpen && date >= from)
    .map(({ payment, date, remainingPaise }) => ({
      date: date < today ? today : date,
      category: payment.category,
      amountPaise: remainingPaise,
    }));
  const ahead = expenses.filter(({ date }) => date > today && date < before);
  return [...recurring, ...ahead];
}
