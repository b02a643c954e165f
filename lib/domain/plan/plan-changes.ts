import {
  addDays,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import type { Plan, RecurringPayment } from "./plan";

/** A part that is changed as a whole: `allowance`, `budgets.food`, or a recurring payment, person or debt by its id. */
export type PlanPart = string;

/** The parts that differ between two plans. `handled` is left out: the later one counts, whoever set it. */
export function changedParts(before: Plan, after: Plan): PlanPart[] {
  const [old, current] = [partsOf(before), partsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].filter(
    (part) => old.get(part) !== current.get(part),
  );
}

/**
 * The parts that a change and another device have both changed, to different
 * values. Without one, the change can be made to the other device's plan.
 */
export function conflictingParts(
  base: Plan,
  mine: Plan,
  other: Plan,
): PlanPart[] {
  const elsewhere = changedParts(base, other);
  const different = changedParts(mine, other);
  return changedParts(base, mine).filter(
    (part) => elsewhere.includes(part) && different.includes(part),
  );
}

/** The plan with the budgets that differ between the two, and its own others. */
export function withBudgets(
  plan: Plan,
  before: Plan["budgets"],
  after: Plan["budgets"],
): Plan {
  const budgets = { ...plan.budgets };
  for (const category of CATEGORIES)
    if (before[category] !== after[category]) {
      delete budgets[category];
      if (after[category] !== undefined) budgets[category] = after[category];
    }
  return { ...plan, budgets };
}

/** Reverts one change, part by part: the other parts stay. */
export function withoutChange(plan: Plan, before: Plan, after: Plan): Plan {
  const isAllowanceChanged = changedParts(before, after).includes("allowance");
  const handledBy = ({ recurring }: Plan, id: string) =>
    recurring.find((payment) => payment.id === id)?.handled;
  const recurring = reverted(
    plan.recurring,
    before.recurring,
    after.recurring,
  ).map((payment) => {
    const handled = handledBy(plan, payment.id);
    // What another device has handled since stays so.
    return handled === undefined || handled === handledBy(after, payment.id)
      ? payment
      : { ...payment, handled };
  });
  const debts = reverted(plan.debts, before.debts, after.debts);
  const people = reverted(plan.people, before.people, after.people);
  // Another device may have given an added person a debt since.
  const kept = plan.people.filter(
    ({ id }) =>
      debts.some(({ person }) => person === id) &&
      people.every((person) => person.id !== id),
  );
  return {
    ...withBudgets(plan, after.budgets, before.budgets),
    ...(isAllowanceChanged && { allowance: before.allowance }),
    recurring,
    people: [...people, ...kept],
    debts,
  };
}

/** The entries without those that the change has added, and with what it has changed or removed. */
function reverted<T extends { id: string }>(
  current: readonly T[],
  before: readonly T[],
  after: readonly T[],
): T[] {
  const later = new Map(after.map((entry) => [entry.id, canonical(entry)]));
  const changed = before.filter(
    (entry) => later.get(entry.id) !== canonical(entry),
  );
  const earlier = new Map(changed.map((entry) => [entry.id, entry]));
  const added = new Set(later.keys());
  for (const { id } of before) added.delete(id);
  const rest = current.filter(({ id }) => !added.has(id));
  const restored = rest.map((entry) => earlier.get(entry.id) ?? entry);
  const ids = new Set(rest.map(({ id }) => id));
  return [...restored, ...changed.filter(({ id }) => !ids.has(id))];
}

export function withPayment(plan: Plan, payment: RecurringPayment): Plan {
  return { ...plan, recurring: [...plan.recurring, payment] };
}

/** Reverts a stop of today: the payment goes on, or is there again. */
export function withoutEnd(
  plan: Plan,
  before: RecurringPayment,
  today: CalendarDate,
): Plan {
  return plan.recurring.some(({ id }) => id === before.id)
    ? withEarlier(plan, before, endBefore(today))
    : withPayment(plan, before);
}

/**
 * Restores the earlier values of the fields that still have the values that were set:
 * what another device has set stays.
 */
export function withEarlier(
  plan: Plan,
  before: RecurringPayment,
  set: Pick<RecurringPayment, "until" | "handled">,
): Plan {
  const recurring = plan.recurring.map((payment) => {
    if (payment.id !== before.id) return payment;
    const restored = { ...payment };
    for (const field of ["until", "handled"] as const) {
      const value = before[field];
      if (set[field] === undefined || set[field] !== payment[field]) continue;
      if (value === undefined) delete restored[field];
      else restored[field] = value;
    }
    return restored;
  });
  return { ...plan, recurring };
}

/** Ends the payment yesterday, with nothing due until then; removes it if it began later. */
export function withoutPayment(
  plan: Plan,
  { id }: RecurringPayment,
  today: CalendarDate,
): Plan {
  const end = endBefore(today);
  const recurring = plan.recurring.flatMap((payment) => {
    if (payment.id !== id) return [payment];
    return payment.from <= end.until ? [{ ...payment, ...end }] : [];
  });
  return { ...plan, recurring };
}

function endBefore(today: CalendarDate) {
  const until = addDays(today, -1);
  return { until, handled: until };
}

function partsOf({ allowance, budgets, recurring, people, debts }: Plan) {
  return new Map<PlanPart, string>([
    ["allowance", canonical(allowance)],
    ...CATEGORIES.map(
      (category) =>
        [`budgets.${category}`, String(budgets[category] ?? "")] as const,
    ),
    ...recurring.map(
      (payment) =>
        [
          `recurring.${payment.id}`,
          canonical({ ...payment, handled: undefined }),
        ] as const,
    ),
    ...people.map(
      (person) => [`people.${person.id}`, canonical(person)] as const,
    ),
    ...debts.map((debt) => [`debts.${debt.id}`, canonical(debt)] as const),
  ]);
}

/** JSON that does not depend on the order of the keys. */
function canonical(value: object | null): string {
  return JSON.stringify(
    value && Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
