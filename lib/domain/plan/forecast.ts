import {
  addDays,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Paise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { allowanceStatus } from "./allowance-status";
import type { KnownPayment } from "./known-payments";
import { historyDays, MIN_DAYS, type Pace, recentPaces } from "./pace";
import type { Plan } from "./plan";
import { withoutRecurring } from "./recurring-payments";

export type Forecast =
  | {
      status: "too_few_days";
      /** A date needs MIN_DAYS of history. */
      days: number;
    }
  | {
      status: "known";
      pace: Pace;
      /** The first day that the money does not pay for; undefined if it lasts until the next allowance. */
      end: CalendarDate | undefined;
      /** By the faster half of the last days. */
      earliest: CalendarDate | undefined;
      /** By the slower half. */
      latest: CalendarDate | undefined;
    };

/** What is left, and what it has to pay for. */
export type Money = {
  leftPaise: Paise;
  /** Without recurring payments. */
  spentTodayPaise: Paise;
  payments: readonly KnownPayment[];
  today: CalendarDate;
  /** The day that the forecast ends with. */
  before: CalendarDate;
};

/** How long the money lasts. Undefined without an allowance. */
export function forecast(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
  status = allowanceStatus(plan, expenses, today),
): Forecast | undefined {
  if (!status) return undefined;
  const days = historyDays(expenses, today);
  if (days < MIN_DAYS) return { status: "too_few_days", days };
  const everyday = everydayExpenses(plan, expenses, today, days);
  const { all, older, newer } = recentPaces(everyday, today, days);
  const { leftPaise, spentTodayPaise, payments, period } = status;
  const { before } = period;
  const money = { leftPaise, spentTodayPaise, payments, today, before };
  // An undefined end, which is the latest, is sorted last.
  const [earliest, latest] = [older, newer]
    .map((pace) => endOfMoney(money, pace))
    .sort();
  const end = endOfMoney(money, all);
  return { status: "known", pace: all, end, earliest, latest };
}

/**
 * The expenses of the last days before today, without those of payments that
 * were due then. A payment due today or later is a known payment, or is made: if
 * it lowered the pace too, adding it could make the money last longer.
 */
export function everydayExpenses(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
  days: number,
): readonly Expense[] {
  return withoutRecurring(plan, expenses, {
    from: addDays(today, -days),
    before: today,
    dueBefore: today,
  });
}

/**
 * The first day whose spending, by the pace and the known payments, is more than
 * what is left; undefined if there is none. Today costs what the pace has beyond
 * what was spent today.
 */
export function endOfMoney(
  { leftPaise, spentTodayPaise, payments, today, before }: Money,
  pace: Pace,
): CalendarDate | undefined {
  // In fractions of a paisa, so that the pace needs no rounding.
  let left = leftPaise * pace.days;
  for (let date = today; date < before; date = addDays(date, 1)) {
    const due = payments.filter((payment) => payment.date === date);
    const spent = date === today ? spentTodayPaise * pace.days : 0;
    left -= Math.max(0, pace.totalPaise - spent) + totalPaise(due) * pace.days;
    if (left < 0) return date;
  }
  return undefined;
}
