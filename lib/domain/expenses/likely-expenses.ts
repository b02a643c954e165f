import {
  type CalendarDate,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import { isCategory } from "@/lib/domain/expenses/category";
import { amountFault } from "@/lib/domain/expenses/money";
import type { Suggestion } from "./suggestions";

const DAYS_PER_WEEK = 7;

/**
 * The expenses that are most likely on this date, most likely first. The uses on
 * its weekday count as much as those of an average weekday. Takes suggestions most
 * used first, and leaves out those that the form cannot hold.
 */
export function likelyExpenses(
  date: CalendarDate,
  known: readonly Suggestion[],
  limit: number,
): Suggestion[] {
  const day = weekday(date) - 1;
  const likelihood = ({ count, weekdays }: Suggestion) =>
    (weekdays[day] ?? 0) + count / DAYS_PER_WEEK;
  return known
    .filter(
      ({ category, amountPaise }) =>
        isCategory(category) && amountFault(amountPaise) === undefined,
    )
    .sort((a, b) => likelihood(b) - likelihood(a))
    .slice(0, limit);
}
