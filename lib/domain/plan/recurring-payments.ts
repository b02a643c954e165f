import {
  addDays,
  type CalendarDate,
  earlier,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { descriptionKey, groupByDescription } from "./description-groups";
import type { Plan, RecurringPayment } from "./plan";
import { dateAfter, datesBetween, type DateSpan } from "./schedule";

/** A payment made up to this many days early counts for its due date. */
const EARLY_DAYS = 3;
/** No payment is made later: then its next one is due. */
export const MAX_LATE_DAYS = 31;

/** A recurring payment on one of its due dates. */
type ScheduledPayment = {
  payment: RecurringPayment;
  date: CalendarDate;
  /** Whether it was not added, dismissed or wholly paid. */
  isOpen: boolean;
  /** The expense that it was made with. Each belongs to one due date. */
  expense: Expense | undefined;
  /** The part that no expense of the list has paid yet. */
  remainingPaise: Paise;
};

/** An expense with the description of a payment. */
type Candidate = {
  description: string;
  expense: Expense;
  /** Whether it is the expense of a due date. */
  isTaken: boolean;
  /** Each amount settles one payment only. */
  unusedPaise: number;
};

/** Whether the amount is within 20 % of the usual one. */
export function isSimilarAmount(amount: Paise, usual: Paise): boolean {
  return Math.abs(amount - usual) * 5 <= usual;
}

/**
 * The expenses of the span, without those that payments due before `dueBefore`
 * were made with: at most one expense for each due date.
 */
export function withoutRecurring(
  plan: Plan,
  expenses: readonly Expense[],
  { from, before, dueBefore }: DateSpan & { dueBefore: CalendarDate },
): readonly Expense[] {
  const inSpan = expenses.filter(({ date }) => date >= from && date < before);
  if (plan.recurring.length === 0) return inSpan;
  const scheduled = scheduledPayments(
    plan,
    expenses.filter(({ date }) => date < before),
    {
      from: addDays(from, -MAX_LATE_DAYS),
      before: dueBefore,
      today: addDays(before, -1),
    },
  );
  const recurring = new Set(scheduled.map(({ expense }) => expense));
  return inSpan.filter((expense) => !recurring.has(expense));
}

/**
 * Sums what was spent today, without what it paid of the payments due before `dueBefore`.
 * A payment's amount counts, not its expense: if a second expense for the payment
 * changed which one is its own, adding it could make the money last longer.
 */
export function everydaySpentToday(
  plan: Plan,
  expenses: readonly Expense[],
  { today, dueBefore }: { today: CalendarDate; dueBefore: CalendarDate },
): Paise {
  const earlierOnes = expenses.filter(({ date }) => date < today);
  const todays = expenses.filter(({ date }) => date === today);
  const from = addDays(today, -MAX_LATE_DAYS);
  const remaining = (made: readonly Expense[]) =>
    scheduledPayments(plan, made, { from, before: dueBefore, today }).reduce(
      (sum, { remainingPaise }) => sum + remainingPaise,
      0,
    );
  const paid = remaining(earlierOnes) - remaining([...earlierOnes, ...todays]);
  return asPaise(Math.max(0, totalPaise(todays) - paid));
}

/**
 * The payments due from the first day on, and before the second, oldest first.
 * An expense for less than the payment leaves the difference: if it settled the
 * whole payment, adding an expense could make the money last longer.
 */
export function scheduledPayments(
  { recurring }: Plan,
  expenses: readonly Expense[],
  { from, before, today }: DateSpan & { today: CalendarDate },
): ScheduledPayment[] {
  if (recurring.length === 0) return [];
  const dueDates = recurring
    .flatMap((payment) =>
      datesBetween(payment, later(from, payment.from), before)
        .filter((date) => date <= (payment.until ?? date))
        .map((date) => ({ payment, date })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const candidates = candidatesFor(recurring, expenses, {
    from: addDays(from, -EARLY_DAYS),
    before,
  });
  const scheduled: ScheduledPayment[] = [];
  for (const { payment, date } of dueDates) {
    const own = candidates.get(descriptionKey(payment)) ?? [];
    const settled = settle(payment, date, today, own);
    const isHandled = payment.handled !== undefined && date <= payment.handled;
    const isOpen = !isHandled && settled.remainingPaise > 0;
    scheduled.push({ payment, date, isOpen, ...settled });
  }
  return scheduled;
}

/** Uses the candidates for the payment, in their order. */
function settle(
  payment: RecurringPayment,
  date: CalendarDate,
  today: CalendarDate,
  candidates: readonly Candidate[],
): Pick<ScheduledPayment, "expense" | "remainingPaise"> {
  const first = addDays(date, -EARLY_DAYS);
  const last = earlier(
    later(date, today),
    addDays(dateAfter(payment, date), -EARLY_DAYS - 1),
  );
  let remaining: number = payment.amountPaise;
  let expense: Expense | undefined;
  for (const candidate of candidates) {
    const made = candidate.expense;
    if (made.date < first || made.date > last) continue;
    if (!isSimilarAmount(made.amountPaise, payment.amountPaise)) continue;
    const used = Math.min(remaining, candidate.unusedPaise);
    candidate.unusedPaise -= used;
    remaining -= used;
    if (used > 0 && !expense && !candidate.isTaken) {
      candidate.isTaken = true;
      expense = made;
    }
  }
  return { expense, remainingPaise: asPaise(remaining) };
}

/** The expenses with the description of a payment, by its key, oldest first. */
function candidatesFor(
  recurring: readonly RecurringPayment[],
  expenses: readonly Expense[],
  { from, before }: DateSpan,
): Map<string, Candidate[]> {
  const keys = new Set(recurring.map(descriptionKey));
  const candidates = expenses
    .filter(({ date }) => date >= from && date < before)
    .filter((expense) => keys.has(descriptionKey(expense)))
    .sort((a, b) =>
      a.date === b.date
        ? a.amountPaise - b.amountPaise
        : a.date < b.date
          ? -1
          : 1,
    )
    .map((expense) => ({
      description: expense.description,
      expense,
      isTaken: false,
      unusedPaise: expense.amountPaise,
    }));
  return groupByDescription(candidates);
}
