import { type CalendarDate, daysBetween } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { asPaise, type Paise } from "@/lib/expenses/money";
import { totalPaise } from "@/lib/expenses/totals";
import {
  type DateSpan,
  type KnownPayment,
  knownPayments,
} from "./known-payments";
import type { Allowance, Plan } from "./plan";
import { withoutRecurring } from "./recurring-payments";
import {
  dateAfter,
  dateOnOrBefore,
  datesBetween,
  type Schedule,
} from "./schedule";

/** The current period of an allowance. `spentPaise + leftPaise` is `allowancePaise + carriedPaise`. */
export type AllowanceStatus = {
  /** Until the day before the next allowance. */
  period: DateSpan;
  /** The allowance of the period, or the amount that it was started with. */
  allowancePaise: Paise;
  /** What the earlier periods left; negative if they lacked it. */
  carriedPaise: Paise;
  /** Without expenses dated ahead. */
  spentPaise: Paise;
  leftPaise: Paise;
  /** Until the next allowance, with today. */
  daysLeft: number;
  /** Until the next allowance. */
  payments: readonly KnownPayment[];
  /** What is left without these payments allows a day, at least 0. */
  perDayPaise: Paise;
  /**
   * How much more is left than if the allowance, without the recurring payments,
   * were spent evenly until the end of today. Negative is behind the plan.
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
  const { period, allowancePaise, carriedPaise } = currentPeriod(
    plan.allowance,
    expenses,
    today,
  );
  const spent = expenses.filter(
    ({ date }) => date >= period.from && date <= today,
  );
  const available = allowancePaise + carriedPaise;
  const left = available - totalPaise(spent);
  const arrival = dateOnOrBefore(scheduleOf(plan.allowance), today);
  const span = { from: arrival, before: period.before };
  const payments = knownPayments(plan, expenses, span, today);
  const committed = totalPaise(payments);
  const daysLeft = daysBetween(today, period.before);
  const days = daysBetween(period.from, period.before);
  const recurring =
    totalPaise(spent) - totalPaise(withoutRecurring(plan, spent));
  const even = Math.max(0, available - committed - recurring);
  const planned = committed + (even * (daysLeft - 1)) / days;
  return {
    period,
    allowancePaise,
    carriedPaise: asPaise(carriedPaise),
    spentPaise: totalPaise(spent),
    leftPaise: asPaise(left),
    daysLeft,
    payments,
    perDayPaise: asPaise(Math.floor(Math.max(0, left - committed) / daysLeft)),
    aheadPaise: asPaise(Math.round(left - planned)),
  };
}

/**
 * The allowance after "I have … left now": today starts with that amount. What
 * was spent today is in it again, because it counts as spent.
 */
export function withLeftNow(
  allowance: Allowance,
  leftPaise: Paise,
  expenses: readonly Expense[],
  today: CalendarDate,
): Allowance {
  const spentToday = totalPaise(expenses.filter(({ date }) => date === today));
  const openingPaise = asPaise(leftPaise + spentToday);
  return { ...allowance, from: today, openingPaise };
}

function currentPeriod(
  allowance: Allowance,
  expenses: readonly Expense[],
  today: CalendarDate,
) {
  const schedule = scheduleOf(allowance);
  const { amountPaise, openingPaise, carryOver } = allowance;
  const period = (from: CalendarDate) => ({
    from,
    before: dateAfter(schedule, today),
  });
  const arrival = dateOnOrBefore(schedule, today);
  const first = firstDay(allowance, expenses, today);
  if (first >= arrival)
    return {
      period: period(first),
      allowancePaise: openingPaise ?? amountPaise,
      carriedPaise: 0,
    };
  const earlier = expenses.filter(
    ({ date }) => date >= first && date < arrival,
  );
  // The first day itself has the opening amount instead, or is the first of these.
  const arrivals = datesBetween(schedule, first, arrival).filter(
    (date) => openingPaise === undefined || date > first,
  );
  const received = (openingPaise ?? 0) + arrivals.length * amountPaise;
  return {
    period: period(arrival),
    allowancePaise: amountPaise,
    carriedPaise: carryOver ? received - totalPaise(earlier) : 0,
  };
}

/** The first day that counts, at the latest today. */
function firstDay(
  allowance: Allowance,
  expenses: readonly Expense[],
  today: CalendarDate,
): CalendarDate {
  const { from, openingPaise } = allowance;
  let first = from ?? today;
  if (from === undefined)
    for (const { date } of expenses) if (date < first) first = date;
  if (first > today) first = today;
  return openingPaise === undefined
    ? dateOnOrBefore(scheduleOf(allowance), first)
    : first;
}

function scheduleOf({ every, startDay }: Allowance): Schedule {
  return { every, day: startDay };
}
