import fc from "fast-check";
import { expect, it } from "vitest";
import { newLunch } from "@/lib/testing/sample-expenses";
import { chosenRows } from "./chosen-rows";
import type { PreviewRow } from "./preview-row";
import { countRows, type KeyCheck, rowStates } from "./row-states";
import { otherRowsOfPayee } from "@/components/import/preview/use-row-edits";

const found = (
  key: string,
  {
    id,
    doubt,
    ...others
  }: {
    id?: string;
    doubt?: string;
    leftOutAs?: "money-in";
    restoredIds?: string[];
  } = {},
): PreviewRow => ({
  id: `file:${key}`,
  fileId: "file",
  category: "food",
  payee: "LUNCH",
  found: {
    kind: "expense",
    line: 2,
    key,
    date: newLunch.date,
    description: newLunch.description,
    amountPaise: newLunch.amountPaise,
    ...(id !== undefined && { id }),
    ...(doubt !== undefined && { doubt }),
    ...others,
  },
});
const leftOut: PreviewRow = {
  id: "file:9",
  fileId: "file",
  leftOut: { kind: "left-out", line: 9, reason: "money-in", text: "Salary" },
};

it("compares keys with the list, ids with the list, and rows with each other", () => {
  const rows = [
    found("a"),
    found("b"),
    found("c"),
    found("d", { id: "1" }),
    found("a"),
    found("e"),
    leftOut,
  ];
  const checks = new Map<string, KeyCheck>([
    ["a", "new"],
    ["b", "exists"],
    ["c", "changed"],
    ["d", "new"],
  ]);
  const states = rowStates(rows, checks, new Set(["1"]));
  expect(states).toEqual([
    "new",
    "exists",
    "edited",
    "exists",
    "repeated",
    "unchecked",
    "left-out",
  ]);
  expect(countRows(rows, states)).toEqual({
    all: 7,
    new: 1,
    here: 4,
    "left-out": 1,
    doubt: 0,
    unchecked: 1,
  });
});

it("has counts that add up to the rows", () => {
  const rowOf = fc.oneof(
    fc.constant(leftOut),
    fc
      .record({ key: fc.constantFrom("a", "b", "c", "d"), doubt: fc.string() })
      .map(({ key, doubt }) => found(key, { doubt })),
  );
  const checkOf = fc.constantFrom<KeyCheck>("new", "exists", "changed");
  fc.assert(
    fc.property(
      fc.array(rowOf),
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), checkOf)),
      (rows, checks) => {
        const states = rowStates(rows, new Map(checks), new Set());
        const counts = countRows(rows, states);
        expect(
          counts.new + counts.here + counts["left-out"] + counts.unchecked,
        ).toBe(rows.length);
        expect(counts.doubt).toBeLessThanOrEqual(counts.new);
        expect(chosenRows(rows, states, new Map()).chosen).toHaveLength(
          counts.new,
        );
      },
    ),
  );
});

it("chooses new rows with their changes, without those that are excluded", () => {
  const rows = [found("a"), found("b"), found("c"), leftOut];
  const edits = new Map([
    ["file:a", { description: "  Dinner ", category: "others" as const }],
    ["file:b", { isExcluded: true, description: "" }],
  ]);
  const { chosen, totalPaise, faulty } = chosenRows(
    rows,
    ["new", "new", "exists", "left-out"],
    edits,
  );
  expect(chosen).toEqual([
    { ...newLunch, key: "a", description: "Dinner", category: "others" },
  ]);
  expect(totalPaise).toBe(9950);
  expect(faulty).toBeUndefined();
});

it("names the first chosen row whose description cannot be stored", () => {
  const rows = [found("a"), found("b")];
  const edits = new Map([["file:b", { description: " \u200b " }]]);
  expect(chosenRows(rows, ["new", "new"], edits).faulty).toBe(rows[1]);
});

it("offers a category to the other new rows of the payee that have another one", () => {
  const rows = [found("a"), found("b"), found("c"), found("d"), leftOut];
  const [first] = rows;
  const edits = new Map([["file:c", { category: "travel" as const }]]);
  expect(
    first &&
      otherRowsOfPayee(
        { row: first, category: "travel" },
        rows,
        ["new", "new", "new", "exists", "left-out"],
        edits,
      ),
  ).toEqual(["file:b"]);
});

it("leaves a row out that is money in by the balances only, until it is ticked", () => {
  const rows = [found("a", { leftOutAs: "money-in", doubt: "Look" })];
  const states = rowStates(rows, new Map([["a", "new"]]), new Set());
  expect(states).toEqual(["left-out"]);
  expect(countRows(rows, states)).toMatchObject({ "left-out": 1, doubt: 1 });
  const choose = (isExcluded: boolean) =>
    chosenRows(rows, states, new Map([["file:a", { isExcluded }]])).chosen;
  expect(chosenRows(rows, states, new Map()).chosen).toEqual([]);
  expect(choose(true)).toEqual([]);
  expect(choose(false)).toMatchObject([{ key: "a" }]);
});

it("is here when the list has the row from an export that was imported", () => {
  const rows = [found("a", { restoredIds: ["1", "2"] })];
  const checks = new Map<string, KeyCheck>([["a", "new"]]);
  expect(rowStates(rows, checks, new Set(["2"]))).toEqual(["exists"]);
  expect(rowStates(rows, checks, new Set(["3"]))).toEqual(["new"]);
});
