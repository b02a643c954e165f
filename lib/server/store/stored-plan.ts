import "server-only";
import { asPaise, toRupees } from "@/lib/domain/expenses/money";
import type { Plan } from "@/lib/domain/plan/plan";
import { planSchema } from "@/lib/domain/plan/plan-schema";
import { isRecord } from "@/lib/domain/type-guards";
import { StoreError } from "./port";

/**
 * Parses the JSON of a plan as a store has it, with amounts in paise. Throws
 * `unreadable_plan` for another text; the cause names no content of it.
 */
export function parseStoredPlan(json: string): Plan {
  const parsed = planSchema.safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join("."));
  throw unreadablePlan(`not a plan: ${fields.join(", ")}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json, withRupees);
  } catch {
    throw unreadablePlan("not JSON");
  }
}

/** The names of planSchema for the stored ones, which it does not have. */
const NAMES: Partial<Record<string, string>> = {
  amountPaise: "amount",
  amount: "amountPaise",
  openingPaise: "opening",
  opening: "openingPaise",
};

/** A reviver for JSON.parse: gives the amounts the names and the unit that planSchema takes. */
function withRupees(key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      NAMES[name] ?? name,
      key === "budgets" || name.endsWith("Paise") ? inRupees(field) : field,
    ]),
  );
}

/** Null, which is no amount, for what is no number: planSchema would take text as rupees. */
function inRupees(paise: unknown): number | null {
  return typeof paise === "number" ? toRupees(asPaise(paise)) : null;
}

function unreadablePlan(cause: string): StoreError {
  return new StoreError("unreadable_plan", "The stored plan cannot be read.", {
    cause: new Error(`The stored plan is ${cause}.`),
  });
}
