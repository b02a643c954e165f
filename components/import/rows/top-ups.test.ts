import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import type { FoundExpense } from "@/lib/domain/import/statement";
import { lunch } from "@/lib/testing/sample-expenses";
import { parseDate } from "@/lib/testing/parse-date";
import type { PreviewRow } from "./preview-row";
import type { RowState } from "./row-states";
import { replacedTopUps, topUps } from "./top-ups";

const row = (
  fileId: string,
  line: number,
  found: Partial<FoundExpense>,
): PreviewRow => ({
  id: `${fileId}:${line}`,
  fileId,
  category: "others",
  payee: "",
  found: {
    kind: "expense",
    line,
    key: `${fileId}:${line}`,
    date: parseDate("2026-11-10"),
    description: "Chai",
    amountPaise: asPaise(2000),
    ...found,
  },
});
const loaded = (line: number, wallet: string, amountPaise: number) =>
  row("bank.csv", line, {
    wallet,
    leftOutAs: "top-up",
    amountPaise: asPaise(amountPaise),
  });
const paid = (line: number, date: string, wallet?: string) =>
  row("app.csv", line, {
    date: parseDate(date),
    ...(wallet !== undefined && { wallet }),
  });
const LITE = loaded(2, "UPI Lite", 150_000);
const states = (rows: readonly unknown[], state: RowState = "left-out") =>
  rows.map(() => state);

it("sums what went to each wallet", () => {
  const rows = [
    LITE,
    loaded(3, "Paytm Wallet", 50_000),
    loaded(4, "UPI Lite", 1),
  ];
  expect(topUps(rows, states(rows), new Map())).toEqual([
    {
      wallet: "UPI Lite",
      totalPaise: 150_001,
      ids: ["bank.csv:2", "bank.csv:4"],
      areKept: false,
    },
    {
      wallet: "Paytm Wallet",
      totalPaise: 50_000,
      ids: ["bank.csv:3"],
      areKept: false,
    },
  ]);
});

it("says nothing of a top-up that is in the list, or whose wallet has paid in another file", () => {
  expect(topUps([LITE], ["exists"], new Map())).toEqual([]);
  const withPaid = (wallet: string, state: RowState) =>
    topUps(
      [LITE, paid(2, "2026-11-12", wallet)],
      ["left-out", state],
      new Map(),
    );
  expect(withPaid("UPI Lite", "new")).toEqual([]);
  expect(withPaid("UPI Lite", "exists")).toEqual([]);
  expect(withPaid("Paytm Wallet", "new")).toHaveLength(1);
});

it("is kept once every row is ticked", () => {
  const rows = [LITE, loaded(3, "UPI Lite", 100)];
  const ticked = (id: string) => [id, { isExcluded: false }] as const;
  const areKept = (...ids: string[]) =>
    topUps(rows, states(rows), new Map(ids.map(ticked)))[0]?.areKept;
  expect(areKept("bank.csv:2")).toBe(false);
  expect(areKept("bank.csv:2", "bank.csv:3")).toBe(true);
});

const kept = (date: string, description = "UPI Lite top-up") => ({
  ...lunch,
  _id: `${date} ${description}`,
  date: parseDate(date),
  description,
});
const replaced = (
  rows: readonly PreviewRow[],
  expenses: ReturnType<typeof kept>[],
  edits: Parameters<typeof replacedTopUps>[2] = new Map(),
  state: RowState = "new",
) =>
  replacedTopUps(rows, states(rows, state), edits, expenses).map(
    ({ date, description }) =>
      description === "UPI Lite top-up" ? date : description,
  );

it("replaces the kept top-ups of the time of the app's file and the last one before, and no others", () => {
  const expenses = [
    kept("2026-12-01"),
    kept("2026-11-30"),
    kept("2026-11-01"),
    kept("2026-10-25"),
    kept("2026-10-20"),
    kept("2026-11-10", "Paytm Wallet top-up"),
    kept("2026-11-11", "UPI Lite top-up #hostel"),
    kept("2026-11-10", "UPI Lite top-up for the trip"),
  ];
  // Other payments of the file are in its time, too.
  const rows = [
    paid(2, "2026-11-01"),
    paid(3, "2026-11-12", "UPI Lite"),
    paid(4, "2026-11-30"),
  ];
  expect(replaced(rows, expenses)).toEqual([
    "2026-11-30",
    "2026-11-01",
    "2026-10-25",
    "UPI Lite top-up #hostel",
  ]);
  expect(replaced([LITE], expenses, new Map(), "left-out")).toEqual([]);
  expect(replaced(rows, [kept("2026-09-30")])).toEqual([]);
});

it("replaces no top-up for payments that are not imported", () => {
  const rows = [paid(3, "2026-11-12", "UPI Lite")];
  const expenses = [kept("2026-11-12")];
  const none = new Map([["app.csv:3", { isExcluded: true }]]);
  expect(replaced(rows, expenses, none)).toEqual([]);
  expect(replaced(rows, expenses, none, "exists")).toEqual(["2026-11-12"]);
});

it("ends the time of an app's file with its own rows, and not with those of another file", () => {
  const rows = [
    paid(2, "2026-11-01"),
    paid(3, "2026-11-12", "UPI Lite"),
    row("other.csv", 2, { date: parseDate("2026-11-30") }),
  ];
  expect(replaced(rows, [kept("2026-11-30")])).toEqual([]);
});
