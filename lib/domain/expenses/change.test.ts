import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, canRestore, applyChanges } from "./change";
import { type Expense, newExpenseSchema } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { propertyRuns } from "@/lib/testing/property-runs";

const expense = (_id: string, date: string): Expense => ({
  _id,
  date: parseDate(date),
  category: "food",
  description: "Lunch",
  amountPaise: asPaise(100),
});
const list = [
  expense("c", "2026-01-07"),
  expense("b", "2026-01-05"),
  expense("a", "2026-01-05"),
];
const ids = (changes: Change[]) =>
  applyChanges(list, changes).map(({ _id }) => _id);

describe("applyChanges", () => {
  it("replaces a row at its index if the date is the same", () => {
    const a = { ...expense("a", "2026-01-05"), amountPaise: asPaise(7) };
    const after = applyChanges(list, [{ kind: "put", expense: a }]);
    expect(after.at(-1)).toBe(a);
    expect(after).toHaveLength(3);
  });

  it.each([
    ["2026-01-09", ["a", "c", "b"]],
    ["2026-01-06", ["c", "a", "b"]],
    ["2026-01-01", ["c", "b", "a"]],
  ])("moves a row to its new date %s", (date, order) => {
    expect(ids([{ kind: "put", expense: expense("a", date) }])).toEqual(order);
  });

  it("removes a row, and restores it as the newest of its date", () => {
    const removed = { kind: "removed", id: "a" } as const;
    expect(ids([removed])).toEqual(["c", "b"]);
    expect(
      ids([removed, { kind: "put", expense: expense("a", "2026-01-05") }]),
    ).toEqual(["c", "a", "b"]);
    expect(ids([{ kind: "removed", id: "unknown" }])).toEqual(["c", "b", "a"]);
  });

  it("preserves the order and one row per id", () => {
    const change: fc.Arbitrary<Change> = fc
      .tuple(
        fc.constantFrom("a", "b", "c", "d"),
        fc.constantFrom("2026-01-04", "2026-01-05", "2026-01-06", undefined),
      )
      .map(([id, date]) =>
        date === undefined
          ? { kind: "removed", id }
          : { kind: "put", expense: expense(id, date) },
      );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const after = applyChanges(list, changes);
        const dates = after.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted().toReversed());
        expect(new Set(after.map(({ _id }) => _id)).size).toBe(after.length);
      }),
    );
  });
});

it("canRestore accepts exactly the expenses that newExpenseSchema leaves unchanged", () => {
  const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
  const expenses = fc.record({
    date: oneOf(
      calendarDate(2026, 1, 5),
      calendarDate(1899, 12, 31),
      calendarDate(2200, 1, 1),
      calendarDate(2026, 2, 29),
    ),
    category: oneOf("food", "others", "rent", "Food", ""),
    description: oneOf(
      "Lunch",
      "",
      " x",
      "cafe\u0301",
      "a\nb",
      "x".repeat(501),
    ),
    amountPaise: oneOf(1, 0, -1, 1_000_000_000, 1_000_000_001).map(asPaise),
  });
  fc.assert(
    fc.property(expenses, ({ amountPaise, ...rest }) => {
      const parsed = newExpenseSchema.safeParse({
        ...rest,
        amount: amountPaise / 100,
      });
      const isUnchanged =
        parsed.success &&
        JSON.stringify(parsed.data) ===
          JSON.stringify({ ...rest, amountPaise });
      expect(canRestore({ _id: "a", ...rest, amountPaise })).toBe(isUnchanged);
    }),
    { numRuns: propertyRuns(1000) },
  );
});
