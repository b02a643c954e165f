import {
  addDays,
  type CalendarDate,
  formatDate,
} from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import type { FormatRupees } from "@/components/ui/use-rupees";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { shortDate } from "@/lib/domain/expenses/day-label";
import { shortRange } from "@/lib/domain/view/view-text";
import type { AllowanceStatus } from "@/lib/domain/plan/allowance-status";
import type { BudgetStatus } from "@/lib/domain/plan/budget-status";
import { type DuePayment, isPartlyPaid } from "@/lib/domain/plan/due-payments";
import type { Forecast } from "@/lib/domain/plan/forecast";
import type { MoneyLeft } from "./money-left";
import type {
  Allowance,
  Debt,
  Plan,
  RecurringPayment,
} from "@/lib/domain/plan/plan";
import type { PlanPart } from "@/lib/domain/plan/plan-changes";
import {
  dateAfter,
  type DateSpan,
  type Schedule,
  scheduleOf,
} from "@/lib/domain/plan/schedule";

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
function scheduleText({ every, day }: Schedule): string {
  return every === "month"
    ? `every month on day ${day}`
    : `every week on ${WEEKDAYS[day - 1]}`;
}

/** `1st`, `22nd`, `31st` */
export function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const suffix = isTeen ? undefined : ["st", "nd", "rd"][(day % 10) - 1];
  return `${day}${suffix ?? "th"}`;
}

/** `₹4,000, due on 5 Nov`, or what is open if a part was paid. */
export function dueText(
  due: DuePayment,
  today: CalendarDate,
  formatRupees: FormatRupees,
): string {
  const { payment, date, remainingPaise } = due;
  const amount = formatRupees(payment.amountPaise);
  const dueOn = date === today ? "due today" : `due on ${dayText(date)}`;
  return isPartlyPaid(due)
    ? `${formatRupees(remainingPaise)} of ${amount} open, ${dueOn}`
    : `${amount}, ${dueOn}`;
}

/** `₹299 every month, due on 9 Dec` */
export function nextDueText(
  payment: RecurringPayment,
  today: CalendarDate,
  formatRupees: FormatRupees,
): string {
  const next = dateAfter(payment, today);
  return `${formatRupees(payment.amountPaise)} every ${payment.every}, due on ${dayText(next)}`;
}

/** `At this pace: until 30 Nov`; empty unless the money ends before the next allowance comes. */
export function paceText(forecast: Forecast): string {
  return forecast.status === "known" && forecast.end !== undefined
    ? `At this pace: until ${dayText(forecast.end)}`
    : "";
}

type Lasting = {
  lasting: Forecast;
  status: Pick<AllowanceStatus, "leftPaise" | "period">;
};

/** Says that nothing is left to spend; empty while something is. */
export function shortLastingText({
  status: { leftPaise, period },
}: Pick<Lasting, "status">): string {
  return leftPaise <= 0
    ? `Nothing is left until ${dayText(period.before)}.`
    : "";
}

/** Until when the money lasts, in a sentence; empty if paceText says all of it. */
export function lastingText({ lasting, status }: Lasting): string {
  const until = dayText(status.period.before);
  if (status.leftPaise <= 0) return shortLastingText({ status });
  if (lasting.status === "too_few_days")
    return "A few more days, then I can say how long it lasts.";
  const { end, earliest, latest } = lasting;
  if (earliest === undefined && end === undefined)
    return `Lasts until ${until}.`;
  const range = rangeText(earliest, latest, end);
  if (end === undefined)
    return `Lasts until ${until}, but it could end on ${range}.`;
  return range === dayText(end) ? "" : `It could end on ${range}.`;
}

/** `1 Dec`: the year is clear, because the date is near today. */
function dayText(date: CalendarDate): string {
  return shortDate(date, date);
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
    return `${dayText(first)} or later`;
  return first === last
    ? dayText(first)
    : `${dayText(first)} to ${dayText(last)}`;
}

/** `₹960 left` */
export function leftText(
  { leftPaise }: Pick<AllowanceStatus, "leftPaise">,
  formatRupees: FormatRupees,
) {
  return leftPaise < 0
    ? `Over by ${formatRupees(asPaise(-leftPaise))}`
    : `${formatRupees(leftPaise)} left`;
}

/** `of ₹7,000`; empty when more than that is spent. */
export function wholeText(
  { status, wholePaise }: Pick<MoneyLeft, "status" | "wholePaise">,
  formatRupees: FormatRupees,
): string {
  return status.leftPaise < 0 ? "" : `of ${formatRupees(wholePaise)}`;
}

/** `₹106 a day`; empty when nothing is left to spend. */
export function perDayAmountText(
  {
    leftPaise,
    perDayPaise,
  }: Pick<AllowanceStatus, "leftPaise" | "perDayPaise">,
  formatRupees: FormatRupees,
): string {
  return leftPaise <= 0
    ? ""
    : `${wholeRupees(perDayPaise, formatRupees)} a day`;
}

/** `₹106 a day until 1 Dec`, `₹133 a day from tomorrow until 1 Dec`; empty when nothing is left to spend. */
export function perDayText(
  status: Pick<
    AllowanceStatus,
    "leftPaise" | "perDayPaise" | "isTodaySpent" | "period"
  >,
  formatRupees: FormatRupees,
): string {
  const amount = perDayAmountText(status, formatRupees);
  if (amount === "") return "";
  const from = status.isTodaySpent ? " from tomorrow" : "";
  return `${amount}${from} until ${dayText(status.period.before)}`;
}

/** `₹1,479 left of ₹7,000. That is ₹211 a day until 1 Dec.` */
export function resultText(
  money: Pick<MoneyLeft, "status" | "wholePaise">,
  formatRupees: FormatRupees,
): string {
  const { status } = money;
  const left = [leftText(status, formatRupees), wholeText(money, formatRupees)]
    .filter(Boolean)
    .join(" ");
  const perDay = perDayText(status, formatRupees);
  return `${left}. ${perDay ? `That is ${perDay}.` : shortLastingText({ status })}`;
}

/** `₹2,500 is kept for what is due.`, or needed, if less is left; empty without payments, and when nothing is left. */
export function keptText(
  { leftPaise, payments }: Pick<AllowanceStatus, "leftPaise" | "payments">,
  formatRupees: FormatRupees,
) {
  const kept = totalPaise(payments);
  return leftPaise <= 0 || kept === 0
    ? ""
    : `${wholeRupees(kept, formatRupees)} is ${kept > leftPaise ? "needed" : "kept"} for what is due.`;
}

/** `₹300 ahead of plan.` */
export function aheadText(
  { aheadPaise }: AllowanceStatus,
  formatRupees: FormatRupees,
): string {
  if (aheadPaise === 0) return "On plan.";
  const amount = wholeRupees(asPaise(Math.abs(aheadPaise)), formatRupees);
  return `${amount} ${aheadPaise > 0 ? "ahead of" : "behind"} plan.`;
}

/** `1 to 30 Nov` */
export function budgetPeriodText({ from, before }: DateSpan): string {
  return shortRange({ from, to: addDays(before, -1) }, from.slice(0, 4));
}

export function budgetText(
  { status, leftPaise, runsOut }: BudgetStatus,
  formatRupees: FormatRupees,
) {
  if (status === "over") return `Over by ${formatRupees(asPaise(-leftPaise))}`;
  if (status === "used_up") return "Used up";
  if (runsOut) return `Runs out on ${dayText(runsOut)}`;
  const left = `${formatRupees(leftPaise)} left`;
  return status === "on_pace" ? `${left}, on pace` : left;
}

/** Leaves out the paise of an amount of at least one rupee. */
function wholeRupees(paise: Paise, formatRupees: FormatRupees): string {
  return formatRupees(
    paise < 100 ? paise : asPaise(Math.floor(paise / 100) * 100),
  );
}

/** The name of the part, and its value in a plan. */
export function partText(
  plan: Plan,
  part: PlanPart,
  formatRupees: FormatRupees,
): { name: string; value: string } {
  const none = "None";
  if (part === "allowance") {
    const { allowance } = plan;
    return {
      name: "Pocket money",
      value: allowance ? allowanceText(allowance, formatRupees) : none,
    };
  }
  const category = CATEGORIES.find((name) => part === `budgets.${name}`);
  if (category) {
    const budget = plan.budgets[category];
    return {
      name: `Budget of ${categoryLabel(category)}`,
      value: budget === undefined ? none : formatRupees(budget),
    };
  }
  if (part.startsWith("people."))
    return {
      name: "Name of a person",
      value:
        plan.people.find(({ id }) => part === `people.${id}`)?.name ?? none,
    };
  if (part.startsWith("debts.")) {
    const debt = plan.debts.find(({ id }) => part === `debts.${id}`);
    return {
      name: "Owed",
      value: debt ? debtText(plan, debt, formatRupees) : none,
    };
  }
  const payment = plan.recurring.find(({ id }) => part === `recurring.${id}`);
  return {
    name: "Bill",
    value: payment ? paymentText(payment, formatRupees) : none,
  };
}

/** `Asha owes you ₹300 for Dominos, 24 Nov 2026`, `You paid Asha ₹300, 24 Nov 2026` */
function debtText(
  { people }: Plan,
  { person, amountPaise, note, date }: Debt,
  formatRupees: FormatRupees,
): string {
  const name = people.find(({ id }) => id === person)?.name ?? "Others";
  const amount = formatRupees(asPaise(Math.abs(amountPaise)));
  const isMine = amountPaise > 0;
  const text =
    note === ""
      ? isMine
        ? `You paid ${name} ${amount}`
        : `${name} paid you ${amount}`
      : `${isMine ? `${name} owes you` : `You owe ${name}`} ${amount} for ${note}`;
  return `${text}, ${formatDate(date)}`;
}

function allowanceText(
  allowance: Allowance,
  formatRupees: FormatRupees,
): string {
  const { amountPaise, carryOver, from, openingPaise } = allowance;
  const parts = [
    `${formatRupees(amountPaise)} ${scheduleText(scheduleOf(allowance))}`,
    carryOver ? "carried over" : "not carried over",
  ];
  if (from)
    parts.push(
      openingPaise === undefined
        ? `from ${formatDate(from)}`
        : `${formatRupees(openingPaise)} on ${formatDate(from)}`,
    );
  return parts.join(", ");
}

function paymentText(
  payment: RecurringPayment,
  formatRupees: FormatRupees,
): string {
  const { description, category, amountPaise, from, until } = payment;
  const parts = [
    `${description} (${categoryLabel(category)})`,
    `${formatRupees(amountPaise)} ${scheduleText(payment)}`,
    `from ${formatDate(from)}`,
  ];
  if (until) parts.push(`until ${formatDate(until)}`);
  return parts.join(", ");
}
