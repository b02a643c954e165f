import {
  type CalendarDate,
  formatDate,
  MONTH_NAMES,
  MONTHS,
} from "@/lib/domain/expenses/calendar-date";
import { shortDate } from "@/lib/domain/expenses/day-label";
import { ALL_CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import { isTag } from "@/lib/domain/expenses/tags";
import { type Period, periodLabel } from "./period";
import { type DateRange, fixedPeriod, periodRange } from "./period-range";
import type { View } from "./view";

type Filters = Pick<View, "category" | "search">;

/** `November so far`, `Food in October 2026`, `“chai” on 5 Jan 2026` */
export function summaryTitle(
  filters: Filters,
  period: Period,
  today: CalendarDate,
): string {
  const [joint, words] = periodWords(period, today);
  const subject = subjectOf(filters);
  return subject === ""
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : `${subject}${joint}${words}`;
}

/** `All time`; `Food, this month` */
export function scopeText({ category, search, period }: View): string {
  const days = period ? periodLabel(period) : "All time";
  const subject = subjectOf({ category, search });
  const isName = period === undefined || period.kind === "relative";
  return subject === ""
    ? days
    : `${subject}, ${isName ? days.toLowerCase() : days}`;
}

/** `“chai”, Food`; `#hostel`; empty without a filter. */
function subjectOf({ category, search }: Filters): string {
  const text = search.trim();
  return [
    ...(text === "" ? [] : [isTag(text) ? text : `“${text}”`]),
    ...(category === ALL_CATEGORIES ? [] : [categoryLabel(category)]),
  ].join(", ");
}

/** What joins a subject to the period, and the words for the period. */
function periodWords(
  period: Period,
  today: CalendarDate,
): [joint: string, words: string] {
  if (period.kind === "relative" && period.name === "last-30-days")
    return [" in ", "the last 30 days"];
  const fixed = fixedPeriod(period, today);
  switch (fixed.kind) {
    case "month": {
      const name = `${MONTH_NAMES[fixed.month - 1]}`;
      const isNow = isSame(fixed, "this-month", today);
      return [" in ", isNow ? `${name} so far` : `${name} ${fixed.year}`];
    }
    case "year":
      return [
        " in ",
        isSame(fixed, "this-year", today)
          ? `${fixed.year} so far`
          : `${fixed.year}`,
      ];
    case "day":
      return [" on ", formatDate(fixed.date)];
    case "range": {
      const { from, to } = fixed;
      if (from && to) return [", ", shortRange({ from, to })];
      if (from) return [", ", `from ${formatDate(from)}`];
      return [", ", to ? `until ${formatDate(to)}` : "all time"];
    }
  }
}

function isSame(
  period: Period,
  name: "this-month" | "this-year",
  today: CalendarDate,
): boolean {
  const { from } = periodRange({ kind: "relative", name }, today);
  return periodRange(period, today).from === from;
}

/** The days that a period is compared with: `by 24 Oct`, `in Sep`, `on 4 Jan`, `from 12 Sep to 11 Oct` */
export function comparisonText(
  period: Period,
  range: DateRange,
  today: CalendarDate,
): string {
  const thisYear = today.slice(0, 4);
  const fixed = fixedPeriod(period, today);
  const isOver = today >= periodRange(period, today).to;
  const year = range.to.slice(0, 4);
  if (range.from === range.to && fixed.kind !== "month")
    return `on ${shortRange(range, thisYear)}`;
  switch (fixed.kind) {
    case "month":
    case "year": {
      if (!isOver) return `by ${shortDate(range.to, today)}`;
      if (fixed.kind === "year") return `in ${year}`;
      const month = MONTHS[Number(range.to.slice(5, 7)) - 1];
      return year === thisYear ? `in ${month}` : `in ${month} ${year}`;
    }
    default:
      return `from ${shortRange(range, thisYear)}`;
  }
}

/**
 * `5 Jan 2026`, `1 to 22 Oct 2026`, `28 Sep to 4 Oct 2026` or
 * `20 Dec 2025 to 4 Jan 2026`; without the year if both days are in the given one.
 */
export function shortRange(
  { from, to }: DateRange,
  withoutYear?: string,
): string {
  const [year = "", month] = from.split("-");
  const [toYear, toMonth] = to.split("-");
  if (year !== toYear) return `${formatDate(from)} to ${formatDate(to)}`;
  const last = year === withoutYear ? dayAndMonth(to) : formatDate(to);
  if (from === to) return last;
  const first =
    month === toMonth ? String(Number(from.slice(-2))) : dayAndMonth(from);
  return `${first} to ${last}`;
}

/** `2026-01-05` → `5 Jan` */
function dayAndMonth(date: CalendarDate): string {
  return formatDate(date).replace(/ \d+$/, "");
}
