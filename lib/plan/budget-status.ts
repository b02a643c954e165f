import { addDays, type CalendarDate } from "@/lib/expenses/calendar-date";
import { CATEGORIES, type Category } from "@/lib/expenses/category";
import type { Expense } from "@/lib/expenses/expense";
import { asPaise, type Paise } from "@/lib/expenses/money";
import { totalPaise } from "@/lib/expenses/totals";
import { endOfMoney, usualPaces } from "./forecast";
import { type DateSpan, knownPayments } from "./known-payments";
import { historyDays, MIN_DAYS } from "./pace";
import type { Plan } from "./plan";
import { dateAfter, dateOnOrBefore, type Schedule } from "./schedule";

export type BudgetStatus = {
  category: Category;
  budgetPaise: Paise;
  /** Without expenses dated ahead. */
  spentPaise: Paise;
  /** Negative when more was spent. */
  leftPaise: Paise;
  /** `fast`: it will not last until the end of the period. */
  status: "on_pace" | "fast" | "over";
  /** With `fast`, the first day that the budget does not pay for. */
  runsOut: CalendarDate | undefined;
};

const CALENDAR_MONTH: Schedule = { every: "month", day: 1 };

/** Budgets are for the periods of the allowance; without one, for calendar months. */
export function budgetPeriod(
  { allowance }: Pick<Plan, "allowance">,
  today: CalendarDate,
): DateSpan {
  const schedule = allowance
    ? { every: allowance.every, day: allowance.startDay }
    : CALENDAR_MONTH;
  return {
    from: dateOnOrBefore(schedule, today),
    before: dateAfter(schedule, today),
  };
}

/** The budgets that are set, in the order of CATEGORIES. */
export function budgetStatuses(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): BudgetStatus[] {
  const period = budgetPeriod(plan, today);
  const days = historyDays(expenses, today);
  const payments = knownPayments(plan, expenses, period, today);
  const firstCounted = addDays(today, -days);
  const counted = expenses.filter(
    ({ date }) => date >= firstCounted || date >= period.from,
  );
  return CATEGORIES.flatMap((category) => {
    const budgetPaise = plan.budgets[category];
    if (budgetPaise === undefined) return [];
    const isOwn = (one: { category: string }) => one.category === category;
    const own = counted.filter(isOwn);
    const spentPaise = totalPaise(
      own.filter(({ date }) => date >= period.from && date <= today),
    );
    const leftPaise = asPaise(budgetPaise - spentPaise);
    const isOver = leftPaise < 0;
    const money = {
      leftPaise,
      payments: payments.filter(isOwn),
      ...{ today, before: period.before },
    };
    const runsOut =
      isOver || days < MIN_DAYS
        ? undefined
        : endOfMoney(money, usualPaces(plan, own, today, days).all);
    return {
      ...{ category, budgetPaise, leftPaise },
      spentPaise: asPaise(spentPaise),
      status: isOver ? "over" : runsOut === undefined ? "on_pace" : "fast",
      runsOut,
    };
  });
}
