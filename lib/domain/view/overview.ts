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
  totalPaise,
} from "@/lib/domain/expenses/totals";
import type { Period } from "./period";
import { comparedRange, type DateRange, periodRange } from "./period-range";
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
  /** Rounded to the paisa. Days before the first expense of the list do not count. */
  perDayPaise: Paise;
  /**
   * Undefined if the list starts later, if there is no period before, and in a search
   * for a date, which the days before do not have.
   */
  comparison: { range: DateRange; differencePaise: Paise } | undefined;
  largest: CategoryTotal | undefined;
};

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
  const from = later(range.from, first);
  const days = daysBetween(from, earlier(range.to, today)) + 1;
  const compared = comparedRange(period, today);
  const hasDate = searchTerms(view.search).some(({ date }) => date);
  return {
    period,
    spentPaise,
    upcomingPaise: asPaise(totalPaise(shown) - spentPaise),
    perDayPaise: asPaise(Math.round(spentPaise / Math.max(1, days))),
    comparison:
      compared && !hasDate && range.from <= today && first <= compared.from
        ? {
            range: compared,
            differencePaise: asPaise(
              spentPaise - totalPaise(spentIn(compared)),
            ),
          }
        : undefined,
    largest: largestOf(categoryTotals(spent)),
  };
}

function largestOf(totals: readonly CategoryTotal[]) {
  const [largest] = totals.toSorted((a, b) => b.value - a.value);
  return largest && largest.value > 0 ? largest : undefined;
}
