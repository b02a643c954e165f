import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import {
  equalShare,
  othersShares,
  type Split,
} from "@/lib/domain/expenses/split";
import { addDays } from "@/lib/domain/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";
import { propertyRuns } from "@/lib/testing/property-runs";
import { withoutChange } from "./plan-changes";
import {
  balances,
  billOf,
  splitOf,
  withDebtsOf,
  withDebt,
  withName,
  withoutDebt,
  withoutDebtsOf,
  withoutPerson,
  withoutSettled,
  withSettlement,
  withSplit,
} from "./debts";
import { EMPTY_PLAN, type Plan } from "./plan";
import { planToJson } from "./plan-json";
import { planSchema } from "./plan-schema";

const date = parseDate("2026-11-20");
const BILL = "a".repeat(32);
const rupees = (amount: number) => asPaise(Math.round(amount * 100));

/** The plan with a bill that I have paid; in equal parts without a share. */
function paid(
  total: number,
  parts: number,
  names: string[] = [],
  { share, plan = EMPTY_PLAN, expense = BILL, id = "bill" }: Options = {},
): Plan {
  const split: Split = { totalPaise: rupees(total), parts, names };
  const sharePaise =
    share === undefined ? equalShare(split.totalPaise, parts) : rupees(share);
  const note = "Dominos";
  return withSplit(plan, { id, split, sharePaise, date, note, expense });
}
type Options = {
  share?: number;
  plan?: Plan;
  expense?: string | undefined;
  id?: string;
};
const owes = (plan: Plan, name: string, amount: number, id = `${name}-owes`) =>
  withDebt(plan, { id, name, date, amountPaise: rupees(amount), note: "Auto" });
const pays = (plan: Plan, name: string, amount: number, id = `${name}-pays`) =>
  withSettlement(
    plan,
    plan.people.find((person) => person.name === name) ?? { id: "gone", name },
    { id, date, amountPaise: rupees(amount) },
  );
/** `{ Asha: 300 }` in rupees, without settled people. */
const owed = (plan: Plan) =>
  Object.fromEntries(
    balances(plan)
      .filter(({ paise }) => paise !== 0)
      .map(({ person, paise }) => [person.name, paise / 100]),
  );
const whole = (plan: Plan, share: number) =>
  (billOf(plan, BILL, rupees(share))?.totalPaise ?? 0) / 100;
const splitOfRupees = (total: number, parts: number, names: string[]) => ({
  ...{ totalPaise: rupees(total), parts, names },
});
const THREE = ["Asha", "Ravi", "Kiran"];

describe("worked examples", () => {
  it.each<[string, number, number, number]>([
    ["₹1,200 in four", 1200, 4, 300],
    ["₹100 in three: the payer has the odd paisa", 100, 3, 33.34],
    ["₹200 in three: the payer has both odd paise", 200, 3, 66.68],
    ["one paisa in two", 0.01, 2, 0.01],
  ])("share of %s", (_, total, parts, share) => {
    expect(equalShare(rupees(total), parts)).toBe(rupees(share));
  });

  it.each<[string, Plan, Record<string, number>]>([
    [
      "four with names",
      paid(1200, 4, THREE),
      { Asha: 300, Ravi: 300, Kiran: 300 },
    ],
    ["four of whom one has a name", paid(1200, 4, ["Asha"]), { Asha: 300 }],
    ["four without names", paid(1200, 4), {}],
    [
      "odd paise: nobody else has them",
      paid(100, 3, ["Asha", "Ravi"]),
      { Asha: 33.33, Ravi: 33.33 },
    ],
    [
      "my own part: the rest is Meera's",
      paid(1200, 2, ["Meera"], { share: 600.5 }),
      { Meera: 599.5 },
    ],
    [
      "my own part, with odd paise for the first of the others",
      paid(1000, 4, THREE, { share: 899.99 }),
      { Asha: 33.34, Ravi: 33.34, Kiran: 33.33 },
    ],
    ["my own part is all of it", paid(50, 2, ["Asha"], { share: 50 }), {}],
    [
      "three payers: what each of them has paid for the others",
      owes(owes(owes(EMPTY_PLAN, "Asha", -100), "Ravi", 100), "Kiran", 300),
      { Asha: -100, Ravi: 100, Kiran: 300 },
    ],
    [
      "two bills of one person, one in another letter case",
      paid(90, 3, ["ASHA"], {
        plan: paid(1200, 4, THREE),
        expense: "b".repeat(32),
        id: "two",
      }),
      { Asha: 330, Ravi: 300, Kiran: 300 },
    ],
    [
      "paid in full",
      pays(paid(1200, 4, THREE), "Asha", -300),
      { Ravi: 300, Kiran: 300 },
    ],
    [
      "paid in part",
      pays(paid(600, 2, ["Asha"]), "Asha", -100.25),
      { Asha: 199.75 },
    ],
    [
      "paid too much",
      pays(paid(600, 2, ["Asha"]), "Asha", -500),
      { Asha: -200 },
    ],
    [
      "I paid what I owed",
      pays(owes(EMPTY_PLAN, "Ravi", -120), "Ravi", 120),
      {},
    ],
    [
      "the refund of a split bill, a third of it, is split again",
      owes(owes(paid(900, 3, ["Asha", "Ravi"]), "Asha", -100), "Ravi", -100),
      { Asha: 200, Ravi: 200 },
    ],
    [
      "a person renamed with a balance",
      withName(paid(600, 2, ["Asha"]), "bill-0", "Asha Rao"),
      { "Asha Rao": 300 },
    ],
    [
      "a person removed with a balance",
      withoutPerson(paid(1200, 4, THREE), "bill-0"),
      { Ravi: 300, Kiran: 300 },
    ],
    [
      "a bill whose expense was edited and split anew",
      paid(1500, 3, ["Asha"], { plan: paid(1200, 4, THREE) }),
      { Asha: 500 },
    ],
    [
      "a split that was undone",
      withoutChange(paid(1200, 4, THREE), EMPTY_PLAN, paid(1200, 4, THREE)),
      {},
    ],
    [
      "a split that was undone after a payment of another device",
      withoutChange(
        pays(paid(1200, 4, THREE), "Asha", -50),
        EMPTY_PLAN,
        paid(1200, 4, THREE),
      ),
      { Asha: -50 },
    ],
    [
      "an entry removed",
      withoutDebt(paid(1200, 4, THREE), "bill-1"),
      { Asha: 300, Kiran: 300 },
    ],
    [
      "settled entries cleared",
      withoutSettled(pays(paid(1200, 4, THREE), "Asha", -300), date),
      { Ravi: 300, Kiran: 300 },
    ],
    [
      "a bill of an API without ids",
      paid(1200, 4, ["Asha"], { expense: undefined }),
      { Asha: 300 },
    ],
  ])("%s", (_, plan, expected) => {
    expect(owed(plan)).toEqual(expected);
    expect(planSchema.parse(planToJson(plan))).toEqual(plan);
  });

  it("the whole bill of an expense is its amount and what the others have", () => {
    expect(whole(paid(1200, 4, THREE), 300)).toBe(1200);
    expect(whole(paid(1200, 4, ["Asha"]), 300)).toBe(1200);
    expect(whole(paid(1200, 4), 300)).toBe(1200);
    expect(whole(paid(100, 3), 33.34)).toBe(100);
    // The amount of the row was edited: the others owe the same.
    expect(whole(paid(1200, 4, THREE), 350)).toBe(1250);
    expect(billOf(paid(1200, 4, ["Asha"]), BILL, rupees(300))?.others).toEqual([
      { name: "Asha", paise: 30_000 },
      { paise: 60_000 },
    ]);
    expect(billOf(EMPTY_PLAN, BILL, rupees(300))).toBeUndefined();
  });

  it.each<[string, Plan, number, Split]>([
    ["all named", paid(1200, 4, THREE), 300, splitOfRupees(1200, 4, THREE)],
    [
      "one named",
      paid(1200, 4, ["Asha"]),
      300,
      splitOfRupees(1200, 4, ["Asha"]),
    ],
    ["none named", paid(100, 3), 33.34, splitOfRupees(100, 3, [])],
    [
      "a share of my own",
      paid(1200, 2, ["Asha"], { share: 600.5 }),
      600.5,
      splitOfRupees(1200, 2, ["Asha"]),
    ],
    [
      "a share of my own, with two without a name",
      paid(1200, 3, [], { share: 600 }),
      600,
      splitOfRupees(1200, 3, []),
    ],
  ])("a bill can be split anew: %s", (_, plan, share, split) => {
    const bill = billOf(plan, BILL, rupees(share));
    expect(bill && splitOf(bill)).toEqual(split);
  });

  it("a bill stays whole when settled entries are cleared, or a person is removed", () => {
    const settled = pays(
      pays(paid(1200, 4, THREE), "Asha", -300),
      "Ravi",
      -300,
    );
    const cleared = withoutSettled(settled, addDays(date, 1));
    expect(cleared.debts).toMatchObject([
      { others: 2, amountPaise: 60_000 },
      { amountPaise: 30_000 },
    ]);
    const bill = billOf(cleared, BILL, rupees(300));
    expect(bill).toMatchObject({ totalPaise: 120_000, parts: 4 });
    expect(whole(withoutPerson(paid(1200, 4, THREE), "bill-0"), 300)).toBe(
      1200,
    );
    expect(planSchema.parse(planToJson(cleared))).toEqual(cleared);
  });

  it("an old bill that nobody owes anything of is cleared", () => {
    const settled = pays(paid(600, 2, ["Asha"]), "Asha", -300);
    expect(withoutSettled(settled, date).debts).toHaveLength(1);
    expect(withoutSettled(settled, addDays(date, 1)).debts).toEqual([]);
    const unnamed = paid(600, 2);
    expect(withoutSettled(unnamed, date)).toEqual(unnamed);
    expect(withoutSettled(unnamed, addDays(date, 1)).debts).toEqual([]);
  });

  it("the payment of a person whom another device has removed is kept", () => {
    expect(owed(pays(EMPTY_PLAN, "Asha", -300))).toEqual({ Asha: -300 });
  });

  it("debts come back with the people that are still there", () => {
    const plan = paid(1200, 4, THREE);
    const removed = withoutPerson(plan, "bill-0");
    const back = withDebtsOf(withoutDebtsOf(removed, BILL), BILL, plan.debts);
    expect(owed(back)).toEqual({ Ravi: 300, Kiran: 300 });
  });

  it("a change that is made twice is made once", () => {
    const once = paid(1200, 4, THREE);
    expect(paid(1200, 4, THREE, { plan: once })).toEqual(once);
    expect(pays(pays(once, "Asha", -300), "Asha", -300)).toEqual(
      pays(once, "Asha", -300),
    );
  });

  it("people stay when their entries are removed", () => {
    const plan = withoutDebtsOf(paid(1200, 4, THREE), BILL);
    expect(plan.debts).toEqual([]);
    expect(plan.people).toHaveLength(3);
  });

  it("entries are newest first", () => {
    const plan = owes(paid(600, 2, ["Asha"]), "Asha", 20);
    const later = withDebt(plan, {
      ...{ id: "later", name: "Asha", note: "Tea" },
      date: parseDate("2026-11-21"),
      amountPaise: rupees(10),
    });
    expect(
      balances(later).map(({ debts }) => debts.map(({ note }) => note)),
    ).toEqual([["Tea", "Auto", "Dominos"]]);
  });
});

it("the shares of a bill are whole paise that sum to it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 2, max: 99 }),
      (total, parts) => {
        const share = equalShare(asPaise(total), parts);
        const others = othersShares(asPaise(total - share), parts - 1);
        expect(others.reduce((sum, paise) => sum + paise, 0) + share).toBe(
          total,
        );
        expect(new Set(others).size).toBe(1);
        expect(share - (others[0] ?? NaN)).toBeGreaterThanOrEqual(0);
        expect(share - (others[0] ?? NaN)).toBeLessThan(parts);
      },
    ),
  );
});

describe("after any changes", () => {
  type Change =
    | {
        kind: "split";
        total: number;
        parts: number;
        names: string[];
        share: number | undefined;
        bill: number;
      }
    | { kind: "owe" | "pay"; name: string; paise: number }
    | { kind: "undo" | "remove" | "clear" | "delete"; at: number };
  const name = fc.constantFrom("Asha", "asha", "Ravi", "Kiran", "मीरा");
  const nonZero = fc
    .integer({ min: -100_000, max: 100_000 })
    .filter((paise) => paise !== 0);
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({
      kind: fc.constant("split" as const),
      total: fc.integer({ min: 1, max: 500_000 }),
      parts: fc.integer({ min: 2, max: 5 }),
      names: fc.uniqueArray(fc.constantFrom("Asha", "Ravi", "Kiran", "मीरा"), {
        maxLength: 1,
      }),
      share: fc.option(fc.integer({ min: 1, max: 500_000 }), {
        nil: undefined,
      }),
      bill: fc.integer({ min: 0, max: 2 }),
    }),
    fc.record({
      kind: fc.constantFrom("owe" as const, "pay" as const),
      name,
      paise: nonZero,
    }),
    fc.record({
      kind: fc.constantFrom(
        "undo" as const,
        "remove" as const,
        "clear" as const,
        "delete" as const,
      ),
      at: fc.nat(20),
    }),
  );

  /** What each name owes, kept beside the plan in the simplest way. */
  type Model = Map<string, { name: string; paise: number; bill?: number }>;

  it("the balances are the sums of the entries, in paise", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let plan = EMPTY_PLAN;
        let model: Model = new Map();
        const history: [Plan, Plan, Model][] = [];
        for (const [index, one] of changes.entries()) {
          const [before, modelBefore] = [plan, new Map(model)];
          const id = `c${index}`;
          switch (one.kind) {
            case "split": {
              const { parts, names, bill } = one;
              const totalPaise = asPaise(one.total);
              const sharePaise = asPaise(
                Math.min(
                  one.share ?? equalShare(totalPaise, parts),
                  totalPaise,
                ),
              );
              const expense = `bill${bill}`;
              const split = { totalPaise, parts, names };
              plan = withSplit(plan, {
                ...{ id, split, sharePaise, date, note: "x", expense },
              });
              for (const [key, entry] of model)
                if (entry.bill === bill) model.delete(key);
              const rest = totalPaise - sharePaise;
              const each = Math.floor(rest / (parts - 1));
              const first = each + (rest % (parts - 1) > 0 ? 1 : 0);
              for (const name of names)
                model.set(id, { name, paise: first, bill });
              break;
            }
            case "owe":
              plan = withDebt(plan, {
                ...{ id, name: one.name, date, note: "x" },
                amountPaise: asPaise(one.paise),
              });
              model.set(id, { name: one.name, paise: one.paise });
              break;
            case "pay": {
              const person = plan.people.find(
                (known) => known.name.toLowerCase() === one.name.toLowerCase(),
              );
              if (!person) break;
              plan = withSettlement(plan, person, {
                ...{ id, date, amountPaise: asPaise(one.paise) },
              });
              model.set(id, { name: one.name, paise: one.paise });
              break;
            }
            case "undo": {
              const last = history.at(-1);
              if (last === undefined) break;
              plan = withoutChange(plan, last[0], last[1]);
              model = new Map(last[2]);
              break;
            }
            case "remove": {
              const person = plan.people[one.at % (plan.people.length || 1)];
              if (!person) break;
              plan = withoutPerson(plan, person.id);
              for (const [key, entry] of model)
                if (isSame(entry.name, person.name)) model.delete(key);
              break;
            }
            case "clear":
              plan = withoutSettled(plan, date);
              break;
            case "delete":
              plan = withoutDebtsOf(plan, `bill${one.at % 3}`);
              for (const [key, entry] of model)
                if (entry.bill === one.at % 3) model.delete(key);
              break;
          }
          history.push([before, plan, modelBefore]);
          expect(sums(plan)).toEqual(sumsOf(model));
        }
        expect(planSchema.parse(planToJson(plan))).toEqual(plan);
      }),
      { numRuns: propertyRuns(40_000) },
    );
  });

  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const sums = (plan: Plan) =>
    new Map(
      balances(plan)
        .filter(({ paise }) => paise !== 0)
        .map(({ person, paise }): [string, Paise] => [
          person.name.toLowerCase(),
          paise,
        ]),
    );
  function sumsOf(model: Model) {
    const found = new Map<string, number>();
    for (const { name, paise } of model.values()) {
      const key = name.toLowerCase();
      found.set(key, (found.get(key) ?? 0) + paise);
    }
    return new Map([...found].filter(([, paise]) => paise !== 0));
  }
});
