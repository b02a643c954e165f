import {
  addDays,
  type CalendarDate,
  daysBetween,
} from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES, type Category } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { endOfMoney, everydayExpenses, type Money } from "./forecast";
import { knownPayments } from "./known-payments";
import { historyDays, MIN_DAYS, type Pace, recentPaces } from "./pace";
import type { Plan } from "./plan";
import { everydaySpentToday } from "./recurring-payments";
import {
  CALENDAR_MONTH,
  dateAfter,
  dateOnOrBefore,
  type DateSpan,
  scheduleOf,
} from "./schedule";

export type BudgetStatus = {
  category: Category;
  budgetPaise: Paise;
  /** Without expenses dated ahead. */
  spentPaise: Paise;
  /** Negative when more was spent. */
  leftPaise: Paise;
  /**
   * `fast`: it will not last until the end of the period. `unknown`: no known
   * payment exceeds it, and there is too little spending to tell its pace.
   */
  status: "on_pace" | "fast" | "used_up" | "over" | "unknown";
  /** With `fast` and `used_up`, the first day that the budget does not pay for. */
  runsOut: CalendarDate | undefined;
};

/** Budgets are for the periods of the allowance; without one, for calendar months. */
export function budgetPeriod(
  { allowance }: Pick<Plan, "allowance">,
  today: CalendarDate,
): DateSpan {
  const schedule = allowance ? scheduleOf(allowance) : CALENDAR_MONTH;
  return {
    from: dateOnOrBefore(schedule, today),
    before: dateAfter(schedule, today),
  };
}

/** The spending on a category in the period of the budgets. */
type CategorySpending = {
  category: Category;
  /** In the current period, without expenses dated ahead. */
  spentPaise: Paise;
  /** In a period as long as this one, by the days of history; undefined with too few. */
  averagePaise: Paise | undefined;
};

/** Lists all categories, in their order. */
export function categorySpending(
  plan: Pick<Plan, "allowance">,
  expenses: readonly Expense[],
  today: CalendarDate,
): CategorySpending[] {
  const { from, before } = budgetPeriod(plan, today);
  const days = historyDays(expenses, today);
  const firstDay = addDays(today, -days);
  return CATEGORIES.map((category) => {
    const own = expenses.filter((expense) => expense.category === category);
    const total = (isInSpan: (expense: Expense) => boolean) =>
      totalPaise(own.filter(isInSpan));
    const perDay = total(({ date }) => date >= firstDay && date < today) / days;
    return {
      category,
      spentPaise: total(({ date }) => date >= from && date <= today),
      averagePaise:
        days < MIN_DAYS
          ? undefined
          : asPaise(Math.round(perDay * daysBetween(from, before))),
    };
  });
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
  const everyday = everydayExpenses(plan, expenses, today, days);
  const spent = expenses.filter(
    ({ date }) => date >= period.from && date <= today,
  );
  return CATEGORIES.flatMap((category) => {
    const budgetPaise = plan.budgets[category];
    if (budgetPaise === undefined) return [];
    const isOwn = (one: { category: string }) => one.category === category;
    const spentPaise = totalPaise(spent.filter(isOwn));
    const leftPaise = asPaise(budgetPaise - spentPaise);
    const pace = knownPace(everyday.filter(isOwn), spentPaise, today, days);
    const money = {
      leftPaise,
      spentTodayPaise: everydaySpentToday(
        { ...plan, recurring: plan.recurring.filter(isOwn) },
        expenses.filter(isOwn),
        { today, dueBefore: period.before },
      ),
      payments: payments.filter(isOwn),
      today,
      before: period.before,
    };
    return {
      category,
      budgetPaise,
      spentPaise,
      leftPaise,
      ...outlook(money, pace),
    };
  });
}

function outlook(
  money: Money,
  pace: Pace | undefined,
): Pick<BudgetStatus, "status" | "runsOut"> {
  if (money.leftPaise < 0) return { status: "over", runsOut: undefined };
  if (money.leftPaise === 0) return { status: "used_up", runsOut: money.today };
  const runsOut = endOfMoney(money, pace ?? NO_PACE);
  if (runsOut) return { status: "fast", runsOut };
  return { status: pace ? "on_pace" : "unknown", runsOut };
}

const NO_PACE: Pace = { totalPaise: 0, days: 1 };

/** Undefined with too few days, or if the pace lowers the only days with spending to 0. */
function knownPace(
  everyday: readonly Expense[],
  spentPaise: Paise,
  today: CalendarDate,
  days: number,
): Pace | undefined {
  if (days < MIN_DAYS) return undefined;
  const { all } = recentPaces(everyday, today, days);
  return all.totalPaise === 0 && spentPaise > 0 ? undefined : all;
}
