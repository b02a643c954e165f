import {
  type CalendarDate,
  daysBetween,
  earlier,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import {
  type CategoryTotal,
  categoryTotals,
  type DailyTotal,
  dailyTotals,
  meanRupees,
  totalPaise,
} from "@/lib/domain/expenses/totals";
import type { Period } from "./period";
import {
  adjacentPeriod,
  comparedRange,
  type DateRange,
  periodRange,
} from "./period-range";
import { searchTerms } from "./search-terms";
import { matchingExpenses, type View } from "./view";

/** The spending of a period, until today. */
export type Overview = {
  /** The period of the view; this month if it has none. */
  period: Period;
  /** Without expenses dated ahead. */
  spentPaise: Paise;
  /** The sum of the period's expenses dated after today. */
  upcomingPaise: Paise;
  perDayPaise: Paise;
  /**
   * Undefined if the list starts later, if there is no period before, and in a search
   * for a date, which the days before do not have.
   */
  comparison: { range: DateRange; differencePaise: Paise } | undefined;
  largest: CategoryTotal | undefined;
  /** The day with the most, of those until today. */
  biggestDay: DailyTotal | undefined;
  /** Undefined for a day, a period of over a year, one that has not begun, and without expenses. */
  line: SpendingLine | undefined;
};

/** What was spent up to the end of each day, from the first day of the period. */
export type SpendingLine = {
  /** Until today. */
  now: Paise[];
  /** All of the period before; empty if there is no comparison. */
  before: Paise[];
  /** The days of the longer of both periods. */
  days: number;
};

const MAX_LINE_DAYS = 366;

const THIS_MONTH: Period = { kind: "relative", name: "this-month" };

/** Sums the expenses of the view's category and search, which come newest first. */
export function overview(
  expenses: readonly Expense[],
  view: Pick<View, "category" | "search" | "period">,
  today: CalendarDate,
): Overview {
  const period = view.period ?? THIS_MONTH;
  const range = periodRange(period, today);
  const spentIn = (days: DateRange) =>
    matchingExpenses(
      expenses.filter(({ date }) => days.from <= date && date <= days.to),
      view,
    );
  const shown = spentIn(range);
  const spent = shown.filter(({ date }) => date <= today);
  const spentPaise = totalPaise(spent);
  const first = expenses.at(-1)?.date ?? today;
  const compared = comparedRange(period, today);
  const hasDate = searchTerms(view.search).some(({ date }) => date);
  const isCompared =
    !hasDate && range.from <= today && compared && first <= compared.from;
  const before = isCompared ? rangeBefore(period, today) : undefined;
  const spentBefore = before ? spentIn(before) : [];
  const spentDays = dailyTotals(spent);
  return {
    period,
    spentPaise,
    upcomingPaise: asPaise(totalPaise(shown) - spentPaise),
    perDayPaise: meanPerDay(spentDays, range, first, today),
    comparison: isCompared
      ? {
          range: compared,
          // It begins with the period before.
          differencePaise: asPaise(
            spentPaise -
              totalPaise(spentBefore.filter(({ date }) => date <= compared.to)),
          ),
        }
      : undefined,
    largest: largestOf(categoryTotals(spent), ({ value }) => value),
    biggestDay: largestOf(spentDays, ({ amount }) => amount),
    line: spendingLine(
      range,
      { from: range.from, to: earlier(range.to, today) },
      spentDays,
      before && { range: before, spentDays: dailyTotals(spentBefore) },
    ),
  };
}

/**
 * The mean of the days of the range until today, rounded to the rupee. The days before
 * `since`, the date of the first expense of the list, do not count.
 */
export function meanPerDay(
  totals: readonly DailyTotal[],
  range: DateRange,
  since: CalendarDate,
  today: CalendarDate,
): Paise {
  const sum = totals.reduce(
    (sum, { date, amount }) => (date <= today ? sum + amount : sum),
    0,
  );
  const from = later(range.from, since);
  const days = daysBetween(from, earlier(range.to, today)) + 1;
  return meanRupees(asPaise(sum), Math.max(1, days));
}

function rangeBefore(period: Period, today: CalendarDate) {
  const before = adjacentPeriod(period, today, -1);
  return before && periodRange(before, today);
}

function spendingLine(
  range: DateRange,
  untilToday: DateRange,
  spentDays: readonly DailyTotal[],
  before: { range: DateRange; spentDays: readonly DailyTotal[] } | undefined,
): SpendingLine | undefined {
  const days = Math.max(daysOf(range), before ? daysOf(before.range) : 0);
  if (days < 2 || days > MAX_LINE_DAYS || untilToday.to < untilToday.from)
    return undefined;
  const now = runningTotals(spentDays, untilToday);
  const sumsBefore = before
    ? runningTotals(before.spentDays, before.range)
    : [];
  const isFlat = [...now, ...sumsBefore].every((sum) => sum === 0);
  return isFlat ? undefined : { now, before: sumsBefore, days };
}

function daysOf({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1;
}

function runningTotals(days: readonly DailyTotal[], range: DateRange): Paise[] {
  const totals = Array.from({ length: daysOf(range) }, () => 0);
  for (const { date, amount } of days)
    totals[daysBetween(range.from, date)] = amount;
  let sum = 0;
  return totals.map((amount) => asPaise((sum += amount)));
}

/** The first of the largest totals; undefined if none is over 0. */
function largestOf<T>(
  totals: readonly T[],
  paiseOf: (total: T) => Paise,
): T | undefined {
  const [largest] = totals.toSorted((a, b) => paiseOf(b) - paiseOf(a));
  return largest && paiseOf(largest) > 0 ? largest : undefined;
}
