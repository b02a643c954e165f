import {
  addDays,
  type CalendarDate,
  daysBetween,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { oldestDate } from "@/lib/domain/expenses/oldest-date";

const MAX_DAYS = 28;
/** With fewer days of history, a pace says nothing. */
export const MIN_DAYS = 7;

/** Spending a day, as the total of a number of days. */
export type Pace = { totalPaise: number; days: number };

/** The paces of all days, and of the older and the newer half of them. */
type Paces = Record<"all" | "older" | "newer", Pace>;

/** The number of days before today since the first expense, at most 28. */
export function historyDays(
  expenses: readonly Expense[],
  today: CalendarDate,
): number {
  return Math.min(daysBetween(oldestDate(expenses, today), today), MAX_DAYS);
}

/**
 * The paces of the last days before today. Days without spending count. The two
 * days with the most spending count as the third, so that a fee changes little.
 */
export function recentPaces(
  expenses: readonly Expense[],
  today: CalendarDate,
  days: number,
): Paces {
  const byDate = new Map<CalendarDate, number>();
  for (let ago = days; ago > 0; ago -= 1) byDate.set(addDays(today, -ago), 0);
  for (const { date, amountPaise } of expenses) {
    const total = byDate.get(date);
    if (total !== undefined) byDate.set(date, total + amountPaise);
  }
  const totals = [...byDate.values()];
  const [, , third = 0] = totals.toSorted((a, b) => b - a);
  const lowered = totals.map((total) => Math.min(total, third));
  const half = Math.floor(days / 2);
  return {
    all: paceOf(lowered),
    older: paceOf(lowered.slice(0, half)),
    newer: paceOf(lowered.slice(half)),
  };
}

function paceOf(totals: readonly number[]): Pace {
  const totalPaise = totals.reduce((sum, total) => sum + total, 0);
  return { totalPaise, days: totals.length };
}
