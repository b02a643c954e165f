import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysInMonth,
  earlier,
  later,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Allowance, Plan, RecurringPayment } from "@/lib/domain/plan/plan";

type SimulatedPlan = {
  leftPaise: number;
  end: string | undefined;
  earliest: string | undefined;
  latest: string | undefined;
  hasDate: boolean;
};

type Schedule = { every: "month" | "week"; day: number };

type DueDate = {
  payment: RecurringPayment;
  date: CalendarDate;
  remainingPaise: number;
  expense: Expense | undefined;
};

type Pace = { sumPaise: number; days: number };

const MIN_HISTORY_DAYS = 7;
const MAX_HISTORY_DAYS = 28;
const MATCHED_DAYS = 31;
const DAYS_EARLY = 3;

// Without it, a simulation spends most of its time in `addDays`.
const dayAfterCache = new Map<CalendarDate, CalendarDate>();

/**
 * The forecast of a plan with an allowance, calculated day by day: a second
 * implementation of the rules, to compare with the one of the app.
 */
export function simulatePlan(
  { allowance, recurring }: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): SimulatedPlan {
  if (allowance === null) throw new Error("The plan has no allowance.");
  const leftPaise = leftAt(today, allowance, expenses);
  const past = expenses.filter(({ date }) => date < today);
  const historyDays = Math.min(
    MAX_HISTORY_DAYS,
    daysBetween(oldestDate(past, today), today),
  );
  if (historyDays < MIN_HISTORY_DAYS)
    return {
      leftPaise,
      end: undefined,
      earliest: undefined,
      latest: undefined,
      hasDate: false,
    };

  const totals = everydayTotals(recurring, past, today, historyDays);
  const half = Math.floor(historyDays / 2);
  const arrivals = scheduleOf(allowance);
  const next = firstAfter(today, arrivals);
  const known = knownPayments(
    recurring,
    expenses,
    lastUntil(today, arrivals),
    today,
    next,
  );
  const spentTodayPaise = spentToday(recurring, expenses, today, next);
  const endFor = (pace: Pace) =>
    endOf(leftPaise, pace, known, spentTodayPaise, today, next);
  const older = endFor(paceOf(totals.slice(0, half)));
  const newer = endFor(paceOf(totals.slice(half)));
  const isOlderSooner =
    older !== undefined && (newer === undefined || older < newer);
  return {
    leftPaise,
    end: endFor(paceOf(totals)),
    earliest: isOlderSooner ? older : newer,
    latest: isOlderSooner ? newer : older,
    hasDate: true,
  };
}

function leftAt(
  today: CalendarDate,
  allowance: Allowance,
  expenses: readonly Expense[],
): number {
  const { amountPaise, openingPaise, carryOver, from } = allowance;
  const arrivals = scheduleOf(allowance);
  let first =
    from === undefined ? oldestDate(expenses, today) : earlier(from, today);
  if (openingPaise === undefined) first = lastUntil(first, arrivals);

  const spent = totalsByDate(expenses);
  let left: number = openingPaise ?? amountPaise;
  for (const date of datesBetween(first, addDays(today, 1))) {
    if (date !== first && isOn(date, arrivals))
      left = amountPaise + (carryOver ? left : 0);
    left -= spent.get(date) ?? 0;
  }
  return left;
}

/**
 * Pays the due dates from `from` to the day before `before` with the expenses of
 * the same description.
 *
 * @param lastDay the last day on which a due date before it can be paid
 */
function match(
  recurring: readonly RecurringPayment[],
  from: CalendarDate,
  before: CalendarDate,
  expenses: readonly Expense[],
  lastDay: CalendarDate,
): DueDate[] {
  const oldest = addDays(from, -DAYS_EARLY);
  const candidates = expenses
    .filter(({ date }) => date >= oldest && date < before)
    .toSorted((a, b) =>
      a.date === b.date
        ? a.amountPaise - b.amountPaise
        : a.date < b.date
          ? -1
          : 1,
    )
    .map((expense) => ({
      expense,
      unusedPaise: expense.amountPaise as number,
      isTaken: false,
    }));

  const dueDates = dueDatesBetween(from, before, recurring);
  for (const due of dueDates) {
    const { payment, date } = due;
    const firstDate = addDays(date, -DAYS_EARLY);
    const lastDate = earlier(
      later(date, lastDay),
      addDays(firstAfter(date, payment), -DAYS_EARLY - 1),
    );
    for (const candidate of candidates) {
      const { expense } = candidate;
      if (expense.date < firstDate || expense.date > lastDate) continue;
      if (comparable(expense) !== comparable(payment)) continue;
      const difference = Math.abs(expense.amountPaise - payment.amountPaise);
      if (difference * 5 > payment.amountPaise) continue;

      const used = Math.min(due.remainingPaise, candidate.unusedPaise);
      due.remainingPaise -= used;
      candidate.unusedPaise -= used;
      if (used > 0 && due.expense === undefined && !candidate.isTaken) {
        due.expense = expense;
        candidate.isTaken = true;
      }
    }
  }
  return dueDates;
}

/** Sorted by date, then in the order of the plan. */
function dueDatesBetween(
  from: CalendarDate,
  before: CalendarDate,
  recurring: readonly RecurringPayment[],
): DueDate[] {
  const dueDates: DueDate[] = [];
  for (const date of datesBetween(from, before))
    for (const payment of recurring) {
      if (date < payment.from) continue;
      if (payment.until !== undefined && date > payment.until) continue;
      if (!isOn(date, payment)) continue;
      dueDates.push({
        payment,
        date,
        remainingPaise: payment.amountPaise,
        expense: undefined,
      });
    }
  return dueDates;
}

/**
 * The everyday spending of each day of the history, oldest first, where the
 * largest totals are lowered to the third largest.
 */
function everydayTotals(
  recurring: readonly RecurringPayment[],
  past: readonly Expense[],
  today: CalendarDate,
  historyDays: number,
): number[] {
  const firstDay = addDays(today, -historyDays);
  const dueDates = match(
    recurring,
    addDays(firstDay, -MATCHED_DAYS),
    today,
    past,
    addDays(today, -1),
  );
  const recurringExpenses = new Set(dueDates.map(({ expense }) => expense));
  const spent = totalsByDate(
    past.filter((expense) => !recurringExpenses.has(expense)),
  );
  const totals = datesBetween(firstDay, today).map(
    (date) => spent.get(date) ?? 0,
  );
  const [, , thirdLargest = 0] = totals.toSorted((a, b) => b - a);
  return totals.map((total) => Math.min(total, thirdLargest));
}

/** The certain payments of each day from today to the day before `next`. */
function knownPayments(
  recurring: readonly RecurringPayment[],
  expenses: readonly Expense[],
  arrival: CalendarDate,
  today: CalendarDate,
  next: CalendarDate,
): Map<CalendarDate, number> {
  const known = totalsByDate(
    expenses.filter(({ date }) => date > today && date < next),
  );
  const oldest = addDays(today, -MATCHED_DAYS);
  for (const due of match(recurring, oldest, next, expenses, today)) {
    if (due.date < arrival) continue;
    const { handled } = due.payment;
    if (handled !== undefined && due.date <= handled) continue;
    const date = later(due.date, today);
    known.set(date, (known.get(date) ?? 0) + due.remainingPaise);
  }
  return known;
}

/** Leaves out what today's expenses paid of recurring payments. */
function spentToday(
  recurring: readonly RecurringPayment[],
  expenses: readonly Expense[],
  today: CalendarDate,
  next: CalendarDate,
): number {
  const remainingAfter = (paid: readonly Expense[]) =>
    match(recurring, addDays(today, -MATCHED_DAYS), next, paid, today).reduce(
      (sum, { remainingPaise }) => sum + remainingPaise,
      0,
    );
  const paidToday =
    remainingAfter(expenses.filter(({ date }) => date < today)) -
    remainingAfter(expenses.filter(({ date }) => date <= today));
  const spent = totalsByDate(expenses).get(today) ?? 0;
  return Math.max(0, spent - paidToday);
}

/** The first day on which the money is below 0; all amounts are multiplied by the days of the pace. */
function endOf(
  leftPaise: number,
  pace: Pace,
  known: ReadonlyMap<CalendarDate, number>,
  spentTodayPaise: number,
  today: CalendarDate,
  next: CalendarDate,
): CalendarDate | undefined {
  let money = leftPaise * pace.days;
  for (const date of datesBetween(today, next)) {
    money -= (known.get(date) ?? 0) * pace.days;
    money -=
      date === today
        ? Math.max(0, pace.sumPaise - spentTodayPaise * pace.days)
        : pace.sumPaise;
    if (money < 0) return date;
  }
  return undefined;
}

function paceOf(totals: readonly number[]): Pace {
  const sumPaise = totals.reduce((sum, total) => sum + total, 0);
  return { sumPaise, days: totals.length };
}

function totalsByDate(expenses: readonly Expense[]): Map<CalendarDate, number> {
  const totals = new Map<CalendarDate, number>();
  for (const { date, amountPaise } of expenses)
    totals.set(date, (totals.get(date) ?? 0) + amountPaise);
  return totals;
}

/** Returns today at the latest. */
function oldestDate(
  expenses: readonly Expense[],
  today: CalendarDate,
): CalendarDate {
  let oldest = today;
  for (const { date } of expenses) oldest = earlier(oldest, date);
  return oldest;
}

/** Descriptions are equal without regard to letter case and surrounding space. */
function comparable({ description }: { description: string }): string {
  return description.trim().toLowerCase();
}

/** The dates from `from` to the day before `before`. */
function datesBetween(
  from: CalendarDate,
  before: CalendarDate,
): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = from; date < before; date = dayAfter(date)) dates.push(date);
  return dates;
}

function dayAfter(date: CalendarDate): CalendarDate {
  let next = dayAfterCache.get(date);
  if (next === undefined) {
    next = addDays(date, 1);
    dayAfterCache.set(date, next);
  }
  return next;
}

function scheduleOf({ every, startDay }: Allowance): Schedule {
  return { every, day: startDay };
}

function isOn(date: CalendarDate, { every, day }: Schedule): boolean {
  if (every === "week") return weekday(date) === day;
  const lastDay = daysInMonth(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)),
  );
  return Number(date.slice(8)) === Math.min(day, lastDay);
}

function firstAfter(date: CalendarDate, schedule: Schedule): CalendarDate {
  let next = dayAfter(date);
  while (!isOn(next, schedule)) next = dayAfter(next);
  return next;
}

/** The last date of the schedule on or before the date. */
function lastUntil(date: CalendarDate, schedule: Schedule): CalendarDate {
  let last = date;
  while (!isOn(last, schedule)) last = addDays(last, -1);
  return last;
}
