import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import type { PreviewRow } from "./preview-row";
import { storedOrder } from "./stored-order";

const row = (key: string, day: string, id?: string): PreviewRow => ({
  id: key,
  fileId: key.slice(0, 1),
  category: "food",
  payee: "TEA",
  found: {
    kind: "expense",
    line: 2,
    key,
    date: parseDate(`2026-10-${day}`),
    description: "Tea",
    amountPaise: asPaise(1000),
    ...(id !== undefined && { id }),
  },
});
const keys = (rows: readonly PreviewRow[]) =>
  storedOrder(rows).map(({ found }) => found?.key);

it("is that of a file with the oldest row first", () => {
  expect(keys([row("a1", "01"), row("a2", "02"), row("a3", "02")])).toEqual([
    "a1",
    "a2",
    "a3",
  ]);
});

it("is the reverse of each file with the newest row first", () => {
  expect(
    keys([
      row("a1", "02"),
      row("a2", "02"),
      row("a3", "01"),
      row("b1", "01"),
      row("b2", "02"),
    ]),
  ).toEqual(["a3", "a2", "a1", "b1", "b2"]);
});

it("is the reverse of an export with one date", () => {
  expect(keys([row("a1", "01", "2"), row("a2", "01", "1")])).toEqual([
    "a2",
    "a1",
  ]);
  expect(keys([row("a1", "01"), row("a2", "01")])).toEqual(["a1", "a2"]);
});
