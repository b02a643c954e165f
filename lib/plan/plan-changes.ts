import { CATEGORIES } from "@/lib/expenses/category";
import type { Plan } from "./plan";

/** A part that is changed as a whole: `allowance`, `budgets.food`, or a recurring payment by its id. */
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

function partsOf({ allowance, budgets, recurring }: Plan) {
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
  ]);
}

/** JSON that does not depend on the order of the keys. */
function canonical(value: object | null): string {
  return JSON.stringify(
    value && Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
