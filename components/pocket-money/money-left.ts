import {
  type CalendarDate,
  daysBetween,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import {
  type AllowanceStatus,
  allowanceStatus,
} from "@/lib/domain/plan/allowance-status";
import { type Forecast, forecast } from "@/lib/domain/plan/forecast";
import { budgetPeriod } from "@/lib/domain/plan/budget-status";
import type { Plan } from "@/lib/domain/plan/plan";

/** What is left of the allowance, and how long it lasts. */
export type MoneyLeft = {
  status: AllowanceStatus;
  lasting: Forecast;
  /** The allowance, or more if more was carried over or left at the start of the plan. */
  wholePaise: Paise;
  /** The part of the period that is over when today ends. */
  todayShare: number;
};

/** Undefined without an allowance. */
export function moneyLeft(
  plan: Plan,
  expenses: readonly Expense[],
  today: CalendarDate,
): MoneyLeft | undefined {
  const status = allowanceStatus(plan, expenses, today);
  const lasting = forecast(plan, expenses, today, status);
  if (!plan.allowance || !status || !lasting) return undefined;
  const available = status.spentPaise + status.leftPaise;
  const whole = Math.max(plan.allowance.amountPaise, available);
  return {
    status,
    lasting,
    wholePaise: asPaise(whole),
    todayShare: elapsedShare(plan, today),
  };
}

/** The part of the period of the budgets that is over when today ends. */
export function elapsedShare(plan: Plan, today: CalendarDate): number {
  const { from, before } = budgetPeriod(plan, today);
  return (daysBetween(from, today) + 1) / daysBetween(from, before);
}
