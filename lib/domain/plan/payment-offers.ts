import {
  addDays,
  type CalendarDate,
  daysBetween,
} from "@/lib/domain/expenses/calendar-date";
import { type Category, isCategory } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { descriptionKey, groupByDescription } from "./description-groups";
import type { Plan, RecurringPayment } from "./plan";
import { isSimilarAmount } from "./recurring-payments";
import { CALENDAR_MONTH, dateOnOrBefore } from "./schedule";

const MONTHS_RUNNING = 3;
const MAX_OFFERS = 2;
/** The first day that can be the last of a month: from it on, days count as the month's end. */
const MONTH_END_DAY = 28;
/** What is bought more often in four months is no monthly payment. */
const MAX_IN_GROUP = 60;

/** A recurring payment that is not in the plan yet. */
export type PaymentOffer = Omit<RecurringPayment, "id" | "until" | "handled">;

/**
 * Offers a monthly payment for expenses with one description and similar amounts
 * that came once in each of three calendar months running, the last of which is this
 * month or the one before. At most two, those on the most regular days first. Not
 * for payments that the plan has, or had.
 */
export function paymentOffers(
  { recurring }: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): PaymentOffer[] {
  const months = lastMonths(today);
  const [oldest = ""] = months;
  const known = new Set(recurring.map(descriptionKey));
  const recent = expenses.filter(
    ({ date }) => monthOf(date) >= oldest && date <= today,
  );
  return [...groupByDescription(recent)]
    .flatMap(([key, group]) => {
      if (known.has(key) || group.length > MAX_IN_GROUP) return [];
      const newestFirst = group.toSorted((a, b) => daysBetween(a.date, b.date));
      for (const expense of newestFirst) {
        const running = monthsRunning(expense, group, months);
        if (running && isCategory(expense.category))
          return [offerOf(expense, expense.category, running)];
      }
      return [];
    })
    .sort(
      (a, b) => a.daysApart - b.daysApart || a.amountsApart - b.amountsApart,
    )
    .slice(0, MAX_OFFERS)
    .map(({ offer }) => offer);
}

/** The similar expenses of the expense's month and the two before it, if each month has one. */
function monthsRunning(
  { date, amountPaise }: Expense,
  group: readonly Expense[],
  months: readonly string[],
): Expense[] | undefined {
  const last = months.indexOf(monthOf(date));
  if (last + 1 < MONTHS_RUNNING) return undefined;
  const running = months.slice(last + 1 - MONTHS_RUNNING, last + 1);
  const similar = group.filter(
    (other) =>
      running.includes(monthOf(other.date)) &&
      isSimilarAmount(other.amountPaise, amountPaise),
  );
  const found = new Set(similar.map((other) => monthOf(other.date)));
  const isOnceAMonth =
    similar.length === MONTHS_RUNNING && found.size === MONTHS_RUNNING;
  return isOnceAMonth ? similar : undefined;
}

/** The most days of the month between the date and one of the expenses. */
function daysApart(date: CalendarDate, expenses: readonly Expense[]): number {
  const day = dayOf(date);
  return Math.max(
    ...expenses.map((other) => Math.abs(dayOf(other.date) - day)),
  );
}

function dayOf(date: CalendarDate): number {
  return Math.min(Number(date.slice(-2)), MONTH_END_DAY);
}

function offerOf(
  { date, description, amountPaise }: Expense,
  category: Category,
  running: readonly Expense[],
) {
  const days = running.map((expense) => Number(expense.date.slice(-2)));
  const offer: PaymentOffer = {
    description: description.trim(),
    category,
    amountPaise,
    every: "month",
    // The last day of a short month can stand for a later one.
    day: isLastOfMonth(date) ? Math.max(...days) : Number(date.slice(-2)),
    from: addDays(date, 1),
  };
  const differences = running.map((expense) =>
    Math.abs(expense.amountPaise - amountPaise),
  );
  return {
    offer,
    daysApart: daysApart(date, running),
    /** As a share of the amount. */
    amountsApart: Math.max(...differences) / amountPaise,
  };
}

/** As many as can contain MONTHS_RUNNING months, of which the last is this or the one before; oldest first. */
function lastMonths(today: CalendarDate): string[] {
  const months = [monthOf(today)];
  let first = dateOnOrBefore(CALENDAR_MONTH, today);
  while (months.length <= MONTHS_RUNNING) {
    first = dateOnOrBefore(CALENDAR_MONTH, addDays(first, -1));
    months.unshift(monthOf(first));
  }
  return months;
}

/** `2026-01-05` → `2026-01` */
function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

function isLastOfMonth(date: CalendarDate): boolean {
  return monthOf(addDays(date, 1)) !== monthOf(date);
}
