import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { EMPTY_PLAN, type Plan, type RecurringPayment } from "./plan";
import {
  changedParts,
  conflictingParts,
  withBudgets,
  withEarlier,
  withoutChange,
  withoutEnd,
  withoutPayment,
} from "./plan-changes";

const base: Plan = {
  ...EMPTY_PLAN,
  allowance: {
    amountPaise: asPaise(600000),
    every: "month",
    startDay: 1,
    carryOver: false,
  },
  budgets: { food: asPaise(300000) },
  recurring: [
    {
      id: "rent",
      description: "Rent",
      category: "others",
      amountPaise: asPaise(400000),
      every: "month",
      day: 1,
      from: parseDate("2026-01-01"),
    },
  ],
};
const withFood = (rupees: number): Plan => ({
  ...base,
  budgets: { food: asPaise(rupees * 100) },
});

const withRent = (fields: Partial<RecurringPayment>): Plan => ({
  ...base,
  recurring: base.recurring.map((payment) => ({ ...payment, ...fields })),
});

describe("the changed parts of a plan", () => {
  it("are named", () => {
    expect(changedParts(base, base)).toEqual([]);
    expect(changedParts(EMPTY_PLAN, base)).toEqual([
      "allowance",
      "budgets.food",
      "recurring.rent",
    ]);
    expect(changedParts(base, withFood(1))).toEqual(["budgets.food"]);
  });

  it("do not depend on the order of the fields", () => {
    const { amountPaise = asPaise(0), ...rest } = base.allowance ?? {};
    const allowance = { ...rest, amountPaise } as Plan["allowance"];
    expect(changedParts(base, { ...base, allowance })).toEqual([]);
  });
});

describe("the conflicting parts", () => {
  it.each([
    ["one part changed to different values", withFood(1), withFood(2), 1],
    ["one part changed to the same value", withFood(1), withFood(1), 0],
    ["different parts changed", withFood(1), { ...base, allowance: null }, 0],
    [
      "a payment changed and removed",
      EMPTY_PLAN,
      { ...base, recurring: [] },
      0,
    ],
    ["nothing changed elsewhere", withFood(1), base, 0],
    [
      "a payment changed and skipped",
      withRent({ amountPaise: asPaise(450000) }),
      withRent({ handled: parseDate("2026-11-01") }),
      0,
    ],
    [
      "a payment with two other categories",
      withRent({ category: "food" }),
      withRent({ category: "shopping" }),
      1,
    ],
  ])("%s", (_, mine, other, count) => {
    expect(conflictingParts(base, mine, other)).toHaveLength(count);
  });
});

it("the budgets that were not changed stay as another device has set them", () => {
  const before = { food: asPaise(100), travel: asPaise(200) };
  const after = { food: asPaise(150), shopping: asPaise(300) };
  const other = { ...base, budgets: { food: asPaise(1), others: asPaise(2) } };
  expect(withBudgets(other, before, after).budgets).toEqual({
    food: 150,
    shopping: 300,
    others: 2,
  });
});

it("one change is taken back, and what was changed since stays", () => {
  const after = { ...withRent({ day: 5 }), allowance: null };
  const since = { ...after, budgets: { food: asPaise(100) } };
  expect(withoutChange(since, base, after)).toEqual(withFood(1));
  expect(withoutChange(base, EMPTY_PLAN, base)).toEqual(EMPTY_PLAN);
  expect(withoutChange(EMPTY_PLAN, base, EMPTY_PLAN)).toEqual(base);
});

describe("a payment", () => {
  const [rent] = base.recurring;
  if (!rent) throw new Error("The plan has a payment.");
  const handled = parseDate("2026-11-01");
  const today = parseDate("2026-11-02");
  const phone = { ...rent, id: "phone" };
  const planOf = (...recurring: RecurringPayment[]) => ({ ...base, recurring });

  it("is restored at its position, or at the end", () => {
    const stopped = { ...rent, until: handled };
    const changed = planOf(stopped, phone);
    expect(withoutChange(changed, planOf(rent, phone), changed)).toEqual(
      planOf(rent, phone),
    );
    expect(withoutChange(planOf(phone), planOf(rent, phone), changed)).toEqual(
      planOf(phone, rent),
    );
    expect(
      withoutChange(planOf(rent, phone), planOf(phone), planOf(rent, phone)),
    ).toEqual(planOf(phone));
  });

  it("is restored with what another device has handled since", () => {
    const changed = planOf({ ...rent, day: 5, handled });
    expect(withoutChange(changed, base, changed)).toEqual(base);
    const since = planOf({ ...rent, day: 5, handled: today });
    expect(withoutChange(since, base, changed).recurring).toEqual([
      { ...rent, handled: today },
    ]);
  });

  it("gets back the earlier date that was handled, and nothing else", () => {
    const edited = { ...rent, amountPaise: asPaise(450000) };
    const skipped = planOf({ ...edited, handled }, phone);
    const earlier = parseDate("2026-10-01");
    expect(withEarlier(skipped, rent, { handled }).recurring).toEqual([
      edited,
      phone,
    ]);
    expect(
      withEarlier(skipped, { ...rent, handled: earlier }, { handled })
        .recurring,
    ).toEqual([{ ...edited, handled: earlier }, phone]);
    expect(withEarlier(planOf(phone), rent, { handled }).recurring).toEqual([
      phone,
    ]);
    const elsewhere = planOf({ ...rent, handled: today });
    expect(withEarlier(elsewhere, rent, { handled })).toEqual(elsewhere);
  });

  it("ends yesterday, or is removed before it begins", () => {
    expect(withoutPayment(base, rent, today).recurring).toEqual([
      { ...rent, until: handled, handled },
    ]);
    expect(withoutPayment(base, rent, rent.from).recurring).toEqual([]);
  });

  it("goes on after its stop is undone, with what another device has changed", () => {
    const edited = { ...rent, amountPaise: asPaise(450000) };
    const stopped = planOf({ ...edited, until: handled, handled });
    expect(withoutEnd(stopped, rent, today).recurring).toEqual([edited]);
    expect(withoutEnd(planOf(), rent, today).recurring).toEqual([rent]);
  });
});
