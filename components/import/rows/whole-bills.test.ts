import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { lunch } from "@/lib/testing/sample-expenses";
import type { PreviewRow } from "./preview-row";
import type { RowState } from "./row-states";
import { findWholeBills, shareChanges } from "./whole-bills";

const DATE = parseDate("2026-01-10");
const NONE = new Map<string, string>();

const bill = (
  key: string,
  totalPaise: number,
  sharePaise: number,
  { isPaidAlone = true, days = 0 } = {},
): PreviewRow => ({
  id: `goa.csv:${key}`,
  fileId: "goa.csv",
  category: "food",
  payee: "",
  found: {
    kind: "expense",
    line: 1,
    key,
    date: addDays(DATE, days),
    description: key,
    amountPaise: asPaise(sharePaise),
    bill: { totalPaise: asPaise(totalPaise), isPaidAlone },
  },
});
const expense = (_id: string, paise: number, days = 0): Expense => ({
  ...lunch,
  _id,
  date: addDays(DATE, days),
  amountPaise: asPaise(paise),
});
const find = (
  rows: readonly PreviewRow[],
  expenses: readonly Expense[],
  shareIds: ReadonlyMap<string, string> | undefined = NONE,
) => {
  const states = rows.map((): RowState => "new");
  const found = findWholeBills(rows, states, expenses, shareIds);
  return {
    ...found,
    ids: rows.map(({ id }) => found.expenses.get(id)?._id),
  };
};

it.each([
  ["three days before", expense("a", 120_000, -3), "whole-here"],
  ["three days after", expense("a", 120_000, 3), "whole-here"],
  ["four days after", expense("a", 120_000, 4), "new"],
  ["another amount", expense("a", 120_001), "new"],
  ["the share", expense("a", 30_000, 1), "share-here"],
  [
    "a category of another program",
    { ...expense("a", 120_000), category: "rent" },
    "new",
  ],
])("knows a bill that one has paid alone: %s", (_, expense, state) => {
  expect(find([bill("dominos", 120_000, 30_000)], [expense]).states).toEqual([
    state,
  ]);
});

it("leaves bills that others paid, those of rows that are here, and expenses of the group", () => {
  const paid = bill("dominos", 120_000, 30_000);
  const others = bill("auto", 120_000, 30_000, { isPaidAlone: false });
  const whole = [expense("a", 120_000)];
  expect(find([others], whole).states).toEqual(["new"]);
  expect(findWholeBills([paid], ["exists"], whole, NONE).states).toEqual([
    "exists",
  ]);
  const ofGroup = [expense(expenseIdOf("auto"), 120_000)];
  expect(find([paid, others], ofGroup).states).toEqual(["new", "new"]);
});

it("takes an expense for one bill, the closest one, and whole bills before shares", () => {
  const rows = [
    bill("early", 60_000, 20_000, { days: -2 }),
    bill("same day", 60_000, 20_000),
    bill("late", 60_000, 20_000, { days: 1 }),
  ];
  expect(find(rows, [expense("a", 60_000)]).ids).toEqual([
    undefined,
    "a",
    undefined,
  ]);
  const { states } = find(rows, [
    expense("a", 60_000),
    expense("b", 20_000, 1),
    expense("c", 60_000, 2),
  ]);
  expect(states).toEqual(["share-here", "whole-here", "whole-here"]);
});

it("knows the share that an import has made of a bill, also when it was edited", () => {
  const rows = [bill("dominos", 120_000, 30_000), bill("chai", 30_000, 10_000)];
  const shareIds = new Map([["dominos", "a"]]);
  expect(find(rows, [expense("a", 30_000)], shareIds).states).toEqual([
    "exists",
    "new",
  ]);
  expect(find(rows, [expense("a", 35_000)], shareIds).states).toEqual([
    "exists",
    "new",
  ]);
  // Undone, or deleted.
  expect(find(rows, [expense("a", 120_000)], shareIds).states).toEqual([
    "whole-here",
    "new",
  ]);
  expect(find(rows, [], shareIds).states).toEqual(["new", "new"]);
});

it("waits until the earlier imports are read", () => {
  const rows = [
    bill("dominos", 120_000, 30_000),
    bill("auto", 100, 50, { isPaidAlone: false }),
  ];
  const states = rows.map((): RowState => "new");
  expect(findWholeBills(rows, states, [], undefined).states).toEqual([
    "unchecked",
    "new",
  ]);
});

it("replaces a whole bill by the share, unless the user chooses otherwise", () => {
  const rows = [bill("dominos", 120_000, 30_000)];
  const before = expense("a", 120_000);
  const found = find(rows, [before]);
  const changes = (wholeBill?: "replace" | "add" | "leave-out") =>
    shareChanges(
      rows,
      found,
      new Map(wholeBill && [["goa.csv:dominos", { wholeBill }]]),
    );
  const after = { ...before, amountPaise: 30_000 };
  expect(changes()).toEqual([{ key: "dominos", before, after }]);
  expect(changes("replace")).toEqual(changes());
  expect(changes("add")).toEqual([]);
  expect(changes("leave-out")).toEqual([]);
});

it("finds nothing more after the changes that it has found", () => {
  const amounts = fc.constantFrom(100, 200, 300, 600);
  const list = fc.uniqueArray(
    fc.record({
      id: fc.nat(20),
      paise: amounts,
      days: fc.integer({ min: -4, max: 4 }),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  );
  const group = fc.array(
    fc.record({ total: amounts, days: fc.integer({ min: -4, max: 4 }) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(list, group, (list, group) => {
      const expenses = list.map(({ id, paise, days }) =>
        expense(`e${id}`, paise, days),
      );
      const rows = group.map(({ total, days }, index) =>
        bill(`b${index}`, total, total / 2, { days }),
      );
      const found = find(rows, expenses);
      const changes = shareChanges(rows, found, new Map());
      const ids = changes.map(({ before }) => before._id);
      expect(new Set(ids).size).toBe(ids.length);
      const after = new Map(changes.map(({ after }) => [after._id, after]));
      const changed = expenses.map((one) => after.get(one._id) ?? one);
      const shareIds = new Map(
        changes.map(({ key, after }) => [key, after._id]),
      );
      const added = rows.flatMap(({ found: row }, index) =>
        row && found.states[index] === "new"
          ? { ...lunch, ...row, _id: expenseIdOf(row.key), category: "food" }
          : [],
      );
      const states = found.states.map((state): RowState =>
        state === "new" ? "exists" : "new",
      );
      const again = findWholeBills(
        rows,
        states,
        [...changed, ...added],
        shareIds,
      );
      expect(shareChanges(rows, again, new Map())).toEqual([]);
      expect(again.states).not.toContain("new");
    }),
  );
});
