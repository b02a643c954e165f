import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  asPaise,
  MAX_AMOUNT_PAISE,
  type Paise,
} from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { allowancePeriod } from "./allowance-period";
import type { Allowance } from "./plan";
import { dateOnOrBefore, scheduleOf } from "./schedule";

/** The agreement: how much comes when, and what happens to the rest. */
export type AllowanceTerms = Pick<
  Allowance,
  "amountPaise" | "every" | "startDay" | "carryOver"
>;

/** The part of a new allowance that the list leaves; at least 0, because the list may have other money. */
export function leftByList(
  {
    amountPaise,
    ...schedule
  }: Pick<AllowanceTerms, "amountPaise" | "every" | "startDay">,
  expenses: readonly Expense[],
  today: CalendarDate,
): Paise {
  const from = dateOnOrBefore(scheduleOf(schedule), today);
  const spent = expenses.filter(({ date }) => date >= from && date <= today);
  return asPaise(Math.max(0, amountPaise - totalPaise(spent)));
}

/**
 * The allowance after "I have … left now": today starts with that amount. What
 * was spent today is in it again, because it counts as spent.
 */
export function withLeftNow(
  allowance: AllowanceTerms,
  leftPaise: Paise,
  expenses: readonly Expense[],
  today: CalendarDate,
): Allowance {
  const spentToday = totalPaise(expenses.filter(({ date }) => date === today));
  const openingPaise = openingOf(leftPaise + spentToday);
  return { ...allowance, from: today, openingPaise };
}

/**
 * The allowance with other terms, for the current period and later ones. The
 * period starts with the new amount and what was carried into it under the old
 * terms. An amount that was entered as left in the period remains as it is.
 */
export function withChangedTerms(
  allowance: Allowance,
  terms: AllowanceTerms,
  expenses: readonly Expense[],
  today: CalendarDate,
): Allowance {
  if (hasTerms(allowance, terms)) return allowance;
  const from = dateOnOrBefore(scheduleOf(terms), today);
  const leftSince = startOfLeftNow(allowance, today);
  if (leftSince !== undefined && leftSince >= from)
    return { ...allowance, ...terms };
  const carried = carriedInto(allowance, expenses, from);
  const openingPaise = openingOf(terms.amountPaise + carried);
  return { ...terms, from, openingPaise };
}

function hasTerms(allowance: Allowance, terms: AllowanceTerms): boolean {
  return (
    allowance.amountPaise === terms.amountPaise &&
    allowance.every === terms.every &&
    allowance.startDay === terms.startDay &&
    allowance.carryOver === terms.carryOver
  );
}

/** The day of the opening amount, unless it is that of a whole period: then the allowance arrived on the day. */
function startOfLeftNow(
  allowance: Allowance,
  today: CalendarDate,
): CalendarDate | undefined {
  const { from, openingPaise } = allowance;
  if (from === undefined || openingPaise === undefined) return undefined;
  const hasArrived =
    from <= today && dateOnOrBefore(scheduleOf(allowance), from) === from;
  return hasArrived ? undefined : from;
}

/** Whether the allowance began in the middle of the period of the day, with an amount that was left. */
export function beganWithinPeriod(
  allowance: Allowance,
  today: CalendarDate,
): boolean {
  const leftSince = startOfLeftNow(allowance, today);
  return (
    leftSince !== undefined &&
    leftSince >= dateOnOrBefore(scheduleOf(allowance), today)
  );
}

/** The money that the period of the day had besides its allowance; 0 if the plan began within it. */
function carriedInto(
  allowance: Allowance,
  expenses: readonly Expense[],
  day: CalendarDate,
): number {
  if (allowance.from !== undefined && allowance.from > day) return 0;
  const { period, allowancePaise, carriedPaise } = allowancePeriod(
    allowance,
    expenses,
    day,
  );
  return period.from === dateOnOrBefore(scheduleOf(allowance), day)
    ? allowancePaise + carriedPaise - allowance.amountPaise
    : 0;
}

/** Limits the amount to what the plan can store. */
function openingOf(paise: number): Paise {
  return asPaise(Math.min(Math.max(0, paise), MAX_AMOUNT_PAISE));
}
