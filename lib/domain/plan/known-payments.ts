import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Paise } from "@/lib/domain/expenses/money";
import type { Plan } from "./plan";
import { scheduledPayments } from "./recurring-payments";
import type { DateSpan } from "./schedule";

/** Money that will be spent on a date from today on. */
export type KnownPayment = {
  date: CalendarDate;
  category: string;
  amountPaise: Paise;
};

/**
 * The recurring payments of the period that are not paid, added or dismissed, and
 * the expenses that are dated ahead. An overdue payment is one of today.
 */
export function knownPayments(
  plan: Plan,
  expenses: readonly Expense[],
  { from, before }: DateSpan,
  today: CalendarDate,
): KnownPayment[] {
  const recurring = scheduledPayments(plan, expenses, { from, before, today })
    .filter(({ isHandled, remainingPaise }) => !isHandled && remainingPaise > 0)
    .map(({ payment, date, remainingPaise }) => ({
      date: date < today ? today : date,
      category: payment.category,
      amountPaise: remainingPaise,
    }));
  const ahead = expenses.filter(({ date }) => date > today && date < before);
  return [...recurring, ...ahead];
}
