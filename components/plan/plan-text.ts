import { type CalendarDate, formatDate } from "@/lib/expenses/calendar-date";
import { CATEGORIES, categoryLabel } from "@/lib/expenses/category";
import { asPaise, formatRupees } from "@/lib/expenses/money";
import type { AllowanceStatus } from "@/lib/plan/allowance-status";
import type { BudgetStatus } from "@/lib/plan/budget-status";
import type { Forecast } from "@/lib/plan/forecast";
import { MIN_DAYS } from "@/lib/plan/pace";
import type { Plan } from "@/lib/plan/plan";
import type { PlanPart } from "@/lib/plan/plan-changes";
import type { Schedule } from "@/lib/plan/schedule";

export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** `every month on day 5`, `every week on Monday` */
export function scheduleText({ every, day }: Schedule): string {
  return every === "month"
    ? `every month on day ${day}`
    : `every week on ${WEEKDAYS[day - 1]}`;
}

/** Until when the money lasts, in a sentence. */
export function forecastText(
  forecast: Forecast,
  { leftPaise, period }: Pick<AllowanceStatus, "leftPaise" | "period">,
): string {
  const next = `your next allowance on ${formatDate(period.before)}`;
  if (leftPaise <= 0) return `Nothing is left until ${next}.`;
  if (forecast.status === "too_few_days")
    return `A date needs ${MIN_DAYS} days of expenses before today; there ${forecast.days === 1 ? "is" : "are"} ${forecast.days}.`;
  const { end, earliest, latest } = forecast;
  if (earliest === undefined && end === undefined)
    return `At today's pace it lasts until ${next}.`;
  const range = rangeText(earliest, latest, end);
  return end === undefined
    ? `At today's pace it lasts until ${next}, but it could end on ${range}.`
    : `At today's pace it ends on ${formatDate(end)}${range === formatDate(end) ? "" : ` (${range})`}.`;
}

/** The dates between which the money ends. */
function rangeText(
  earliest: CalendarDate | undefined,
  latest: CalendarDate | undefined,
  end: CalendarDate | undefined,
): string {
  const known = [earliest, end, latest]
    .filter((date) => date !== undefined)
    .sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (latest === undefined && end !== undefined)
    return `${formatDate(first)} or later`;
  return first === last
    ? formatDate(first)
    : `${formatDate(first)} to ${formatDate(last)}`;
}

/** `₹300 ahead of plan` */
export function aheadText({ aheadPaise }: AllowanceStatus): string {
  if (aheadPaise === 0) return "On plan";
  const amount = formatRupees(asPaise(Math.abs(aheadPaise)));
  return `${amount} ${aheadPaise > 0 ? "ahead of" : "behind"} plan`;
}

export function budgetText({ status, leftPaise, runsOut }: BudgetStatus) {
  if (status === "over") return `Over by ${formatRupees(asPaise(-leftPaise))}`;
  return runsOut
    ? `Runs out on ${formatDate(runsOut)}`
    : `On pace, ${formatRupees(leftPaise)} left`;
}

/** The name of the part, and its value in a plan. */
export function partText(plan: Plan, part: PlanPart) {
  if (part === "allowance") {
    const { allowance } = plan;
    return {
      name: "Allowance",
      value: allowance
        ? `${formatRupees(allowance.amountPaise)} ${scheduleText({ every: allowance.every, day: allowance.startDay })}, ${allowance.carryOver ? "carried over" : "not carried over"}${allowance.from && allowance.openingPaise !== undefined ? `, ${formatRupees(allowance.openingPaise)} on ${formatDate(allowance.from)}` : ""}`
        : "None",
    };
  }
  const category = CATEGORIES.find((name) => part === `budgets.${name}`);
  if (category) {
    const budget = plan.budgets[category];
    return {
      name: `Budget of ${categoryLabel(category)}`,
      value: budget === undefined ? "None" : formatRupees(budget),
    };
  }
  const payment = plan.recurring.find(({ id }) => part === `recurring.${id}`);
  return {
    name: "Recurring payment",
    value: payment
      ? `${payment.description}, ${formatRupees(payment.amountPaise)} ${scheduleText(payment)}${payment.until ? `, until ${formatDate(payment.until)}` : ""}`
      : "None",
  };
}
