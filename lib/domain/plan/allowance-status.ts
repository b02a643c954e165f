import {
  addDays,
  type CalendarDate,
  daysBetween,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { type AllowancePeriod, allowancePeriod } from "./allowance-period";
import { type KnownPayment, knownPayments } from "./known-payments";
import type { Plan } from "./plan";
import { everydaySpentToday, withoutRecurring } from "./recurring-payments";
import { dateOnOrBefore, scheduleOf } from "./schedule";

/** The current period of an allowance. `spentPaise + leftPaise` is `allowancePaise + carriedPaise`. */
export type AllowanceStatus = AllowancePeriod & {
  /** Without expenses dated ahead. */
  spentPaise: Paise;
  leftPaise: Paise;
  /** Today, without recurring payments. */
  spentTodayPaise: Paise;
  /** Until the next allowance, with today. */
  daysLeft: number;
  /** Until the next allowance. */
  payments: readonly KnownPayment[];
  /**
   * The money left without these payments allows this a day, at least 0: today, with what
   * was spent today, or once that is spent, from tomorrow on.
   */
  perDayPaise: Paise;
  /** Whether today's part of it is spent, and tomorrow is before the next allowance. */
  isTodaySpent: boolean;
  /**
   * How much more is left than if the allowance, without the recurring payments,
   * were spent evenly. Today counts with its whole part, or with more if more was
   * spent, so that a day that has begun is no saving. Negative is behind the plan.
   */
  aheadPaise: Paise;
};

/** Undefined without an allowance. */
export function allowanceStatus(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): AllowanceStatus | undefined {
  if (!plan.allowance) return undefined;
  const current = allowancePeriod(plan.allowance, expenses, today);
  const { period, allowancePaise, carriedPaise } = current;
  const { from, before } = period;
  const spentPaise = totalPaise(
    expenses.filter(({ date }) => date >= from && date <= today),
  );
  const everydayPaise = totalPaise(
    withoutRecurring(plan, expenses, {
      from,
      before: addDays(today, 1),
      dueBefore: before,
    }),
  );
  const available = allowancePaise + carriedPaise;
  const left = available - spentPaise;
  const arrival = dateOnOrBefore(scheduleOf(plan.allowance), today);
  const span = { from: arrival, before };
  const payments = knownPayments(plan, expenses, span, today);
  const committed = totalPaise(payments);
  const daysLeft = daysBetween(today, before);
  const days = daysBetween(from, before);
  const recurring = spentPaise - everydayPaise;
  const even = Math.max(0, available - committed - recurring) / days;
  const spentToday = everydaySpentToday(plan, expenses, {
    today,
    dueBefore: before,
  });
  const planned =
    committed + even * (daysLeft - 1) + Math.max(0, even - spentToday);
  const free = Math.max(0, left - committed);
  const todaysPart = (free + spentToday) / daysLeft;
  const isTodaySpent = daysLeft > 1 && spentToday >= todaysPart;
  const perDay = isTodaySpent ? free / (daysLeft - 1) : todaysPart;
  return {
    ...current,
    spentPaise,
    leftPaise: asPaise(left),
    spentTodayPaise: spentToday,
    daysLeft,
    payments,
    perDayPaise: asPaise(Math.floor(Math.min(perDay, free))),
    isTodaySpent,
    aheadPaise: asPaise(left - Math.round(planned)),
  };
}
