import { expect, it } from "vitest";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { samplePlan, sharedPlan } from "@/lib/testing/sample-plan";
import { parseStoredPlan } from "./stored-plan";

it.each([EMPTY_PLAN, samplePlan, sharedPlan])(
  "reads the plan that was stored",
  (plan) => {
    expect(parseStoredPlan(JSON.stringify(plan))).toEqual(plan);
  },
);

it("reads a plan of version 1, which has no people", () => {
  const { people, debts, ...stored } = samplePlan;
  expect([people, debts]).toEqual([[], []]);
  expect(parseStoredPlan(JSON.stringify(stored))).toEqual(samplePlan);
});

const [rent] = samplePlan.recurring;
const changed = (fields: { [Name in keyof Plan]?: unknown }) =>
  JSON.stringify({ ...samplePlan, ...fields });

it.each([
  ["text that is cut off", JSON.stringify(samplePlan).slice(0, -9)],
  ["no text", undefined as unknown as string],
  ["another value", "[]"],
  ["a missing part", changed({ recurring: undefined })],
  ["an unknown part", JSON.stringify({ ...samplePlan, loans: [] })],
  ["a budget of an unknown category", changed({ budgets: { rent: 100 } })],
  ["a budget as text", changed({ budgets: { food: "100" } })],
  ["an amount in rupees", changed({ recurring: [{ ...rent, amount: 5 }] })],
  [
    "an amount as text",
    changed({ recurring: [{ ...rent, amountPaise: "350000" }] }),
  ],
  [
    "an amount with a fraction of a paisa",
    changed({ recurring: [{ ...rent, amountPaise: 100.5 }] }),
  ],
  [
    "an opening amount that is not readable",
    changed({ allowance: { ...samplePlan.allowance, openingPaise: null } }),
  ],
  ["a bad date", changed({ recurring: [{ ...rent, from: "2026-02-30" }] })],
  ["an id that occurs twice", changed({ recurring: [rent, rent] })],
])("rejects %s, without its content in the error", (_, json) => {
  expect(() => parseStoredPlan(json)).toThrow(
    expect.objectContaining({
      name: "StoreError",
      code: "unreadable_plan",
      message: "The stored plan cannot be read.",
      cause: expect.not.objectContaining({
        message: expect.stringContaining("Room") as string,
      }) as Error,
    }),
  );
});
