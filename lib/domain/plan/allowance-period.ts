import {
  type CalendarDate,
  earlier,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { oldestDate } from "@/lib/domain/expenses/oldest-date";
import { totalPaise } from "@/lib/domain/expenses/totals";
import type { Allowance } from "./plan";
import {
  dateAfter,
  dateOnOrBefore,
  datesBetween,
  type DateSpan,
  scheduleOf,
} from "./schedule";

export type AllowancePeriod = {
  /** Until the day before the next allowance. */
  period: DateSpan;
  /** The allowance of the period, or the amount that it was started with. */
  allowancePaise: Paise;
  /** The rest of the earlier periods; negative if they lacked money. */
  carriedPaise: Paise;
};

/** The period of the day, with the money that it began with. */
export function allowancePeriod(
  allowance: Allowance,
  expenses: readonly Expense[],
  day: CalendarDate,
): AllowancePeriod {
  const schedule = scheduleOf(allowance);
  const { amountPaise, openingPaise, carryOver } = allowance;
  const before = dateAfter(schedule, day);
  const arrival = dateOnOrBefore(schedule, day);
  const first = firstDay(allowance, expenses, day);
  if (first >= arrival)
    return {
      period: { from: first, before },
      allowancePaise: openingPaise ?? amountPaise,
      carriedPaise: asPaise(0),
    };
  const spent = expenses.filter(({ date }) => date >= first && date < arrival);
  // The first day itself has the opening amount instead, or is the first of these.
  const arrivals = datesBetween(schedule, first, arrival).filter(
    (date) => openingPaise === undefined || date > first,
  );
  const received = (openingPaise ?? 0) + arrivals.length * amountPaise;
  return {
    period: { from: arrival, before },
    allowancePaise: amountPaise,
    carriedPaise: asPaise(carryOver ? received - totalPaise(spent) : 0),
  };
}

/** The first day that counts, at the latest today. */
function firstDay(
  allowance: Allowance,
  expenses: readonly Expense[],
  today: CalendarDate,
): CalendarDate {
  const { from, openingPaise } = allowance;
  const first = from ? earlier(from, today) : oldestDate(expenses, today);
  return openingPaise === undefined
    ? dateOnOrBefore(scheduleOf(allowance), first)
    : first;
}
