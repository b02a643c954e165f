import { type CalendarDate, earlier } from "./calendar-date";
import type { Expense } from "./expense";

/** The date of the oldest expense, at the latest today. */
export function oldestDate(
  expenses: readonly Expense[],
  today: CalendarDate,
): CalendarDate {
  return expenses.reduce((oldest, { date }) => earlier(oldest, date), today);
}
