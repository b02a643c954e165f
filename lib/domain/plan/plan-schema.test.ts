import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import {
  planJson,
  samplePlan,
  sharedJson,
  sharedPlan,
} from "@/lib/testing/sample-plan";
import { EMPTY_PLAN } from "./plan";
import { planToJson } from "./plan-json";
import { planSchema } from "./plan-schema";

const [rent, phone] = planJson.recurring;

/** The paths that the schema rejects. */
function faults(plan: unknown) {
  const { error } = planSchema.safeParse(plan);
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
}
const withAllowance = (fields: object) => ({
  ...planJson,
  allowance: { ...planJson.allowance, ...fields },
});
const withRent = (fields: object) => ({
  ...planJson,
  recurring: [{ ...rent, ...fields }],
});

const [debt] = sharedJson.debts;
const [asha] = sharedJson.people;
const withDebt = (fields: object) => ({
  ...sharedJson,
  debts: [{ ...debt, ...fields }],
});
const withPeople = (...people: object[]) => ({
  ...sharedJson,
  people: [...sharedJson.people, ...people],
});

describe("planSchema", () => {
  it("converts amounts to paise", () => {
    expect(samplePlan).toMatchObject({
      allowance: { amountPaise: 600_000, openingPaise: 420_050 },
      budgets: { food: 250_000, others: 9999 },
      recurring: [{ amountPaise: 350_000 }, { amountPaise: 4950 }],
    });
    expect(samplePlan.recurring[1]).not.toHaveProperty("until");
  });

  it("reads people and debts, and writes them only if there are any", () => {
    expect(sharedPlan.debts.map(({ amountPaise }) => amountPaise)).toEqual([
      30_000, 60_050, -12_000,
    ]);
    expect(planSchema.parse(planToJson(sharedPlan))).toEqual(sharedPlan);
    const text = withDebt({ amount: "-120.50" });
    expect(planSchema.parse(text).debts).toMatchObject([
      { amountPaise: -12_050 },
    ]);
    expect(planToJson(samplePlan)).toEqual(planJson);
  });

  it("accepts an empty plan, and amounts as decimal text", () => {
    expect(planSchema.parse(planToJson(EMPTY_PLAN))).toEqual(EMPTY_PLAN);
    const text = withAllowance({ amount: "6000", opening: "4200.50" });
    expect(planSchema.parse(text)).toEqual(samplePlan);
  });

  it("stores the fields in one order, so that equal plans have equal text", () => {
    const reversed = JSON.parse(
      JSON.stringify(planJson),
      (_, value: unknown): unknown =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
    ) as unknown;
    expect(JSON.stringify(planSchema.parse(reversed))).toBe(
      JSON.stringify(samplePlan),
    );
  });

  it("reads every plan in its JSON form", () => {
    const amount = fc
      .integer({ min: 1, max: 1_000_000_000 })
      .map((paise) => asPaise(paise));
    const allowance = fc.record(
      {
        amountPaise: amount,
        carryOver: fc.boolean(),
        every: fc.constantFrom("month" as const, "week" as const),
        startDay: fc.integer({ min: 1, max: 7 }),
        from: fc.constant(
          samplePlan.allowance?.from ?? samplePlan.recurring[0]?.from,
        ),
        openingPaise: fc.oneof(amount, fc.constant(asPaise(0))),
      },
      {
        requiredKeys: ["amountPaise", "carryOver", "every", "startDay", "from"],
      },
    );
    const budgets = fc.record(
      { food: amount, travel: amount, others: amount },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(allowance, budgets, (allowance, budgets) => {
        const plan = { ...samplePlan, allowance, budgets } as typeof samplePlan;
        const text = JSON.stringify(planToJson(plan));
        expect(planSchema.parse(JSON.parse(text))).toEqual(plan);
      }),
    );
  });

  it.each<[string, object]>([
    ["", { allowance: null, budgets: {}, recurring: [], list: "one" }],
    ["allowance", { ...planJson, allowance: undefined }],
    ["budgets", { ...planJson, budgets: undefined }],
    ["recurring", { ...planJson, recurring: undefined }],
    ["recurring", { ...planJson, recurring: Array(201).fill(rent) }],
    ["recurring.1.id", { ...planJson, recurring: [rent, rent] }],
    ["budgets", { ...planJson, budgets: { rent: 5 } }],
    ["budgets.food", { ...planJson, budgets: { food: 0 } }],
    ["budgets.food", { ...planJson, budgets: { food: null } }],
    ["allowance.amount", withAllowance({ amount: 0 })],
    ["allowance.amount", withAllowance({ amount: 10_000_000.01 })],
    ["allowance.every", withAllowance({ every: "day" })],
    ["allowance.startDay", withAllowance({ startDay: 0 })],
    ["allowance.startDay", withAllowance({ startDay: 32 })],
    ["allowance.startDay", withAllowance({ startDay: 1.5 })],
    ["allowance.startDay", withAllowance({ every: "week", startDay: 8 })],
    ["allowance.carryOver", withAllowance({ carryOver: "yes" })],
    ["allowance.from", withAllowance({ from: "2026-02-29" })],
    ["allowance.from", withAllowance({ from: undefined })],
    ["allowance.opening", withAllowance({ opening: -1 })],
    ["allowance.opening", withAllowance({ opening: 1.005 })],
    ["allowance", withAllowance({ unknown: 1 })],
    ["recurring.0.id", withRent({ id: "" })],
    ["recurring.0.id", withRent({ id: "a b" })],
    ["recurring.0.id", withRent({ id: "x".repeat(65) })],
    ["recurring.0.description", withRent({ description: "a\u202eb" })],
    ["recurring.0.category", withRent({ category: "rent" })],
    ["recurring.0.amount", withRent({ amount: "1e3" })],
    ["recurring.0.day", withRent({ every: "week", day: 8 })],
    ["recurring.0.from", withRent({ from: "1899-12-31" })],
    ["recurring.0.until", withRent({ until: "2025-12-31" })],
    ["recurring.0.handled", withRent({ handled: null })],
    ["recurring.0", withRent({ __proto__: undefined, amountPaise: 1 })],
    ["people.2.id", withPeople({ ...asha, name: "Ravi" })],
    ["people.2.name", withPeople({ id: "ravi", name: "ASHÀ" })],
    ["people.2.name", withPeople({ id: "ravi", name: " " })],
    ["people.2.name", withPeople({ id: "ravi", name: "x".repeat(51) })],
    ["people.2.name", withPeople({ id: "ravi", name: "a\u202eb" })],
    ["people.2", withPeople({ id: "ravi", name: "Ravi", upi: "r@x" })],
    [
      "people",
      withPeople(
        ...Array.from({ length: 99 }, (_, n) => ({
          id: `p${n}`,
          name: `P${n}`,
        })),
      ),
    ],
    ["debts.1.id", { ...sharedJson, debts: [debt, debt] }],
    ["debts.0.person", withDebt({ person: "ravi" })],
    ["debts.0.person", { ...sharedJson, people: undefined, debts: [debt] }],
    ["debts.0.date", withDebt({ date: "2026-02-30" })],
    ["debts.0.amount", withDebt({ amount: 0 })],
    ["debts.0.amount", withDebt({ amount: "-0" })],
    ["debts.0.amount", withDebt({ amount: "--5" })],
    ["debts.0.amount", withDebt({ amount: 1.005 })],
    ["debts.0.amount", withDebt({ amount: -10_000_000.01 })],
    ["debts.0.amount", withDebt({ amount: null })],
    ["debts.0.others", withDebt({ others: 0 })],
    ["debts.0.note", withDebt({ note: undefined })],
    ["debts.0.note", withDebt({ note: "a\nb" })],
    ["debts.0.expense", withDebt({ expense: ".." })],
    ["debts.0.expense", withDebt({ expense: "x".repeat(256) })],
    ["debts.0", withDebt({ settled: true })],
  ])("rejects at %j another value", (path, plan) => {
    expect(faults(plan)).toEqual([path]);
  });

  it("accepts an opening of ₹0, and a weekday from 1 to 7", () => {
    expect(faults(withAllowance({ opening: 0 }))).toEqual([]);
    expect(faults({ ...planJson, recurring: [phone] })).toEqual([]);
  });
});
