import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { spend } from "@/lib/testing/sample-plan";
import { oldestDate } from "./oldest-date";

it.each([
  ["no expense", [], "2026-11-16"],
  ["an expense dated ahead", [spend("2026-12-01", 1)], "2026-11-16"],
  [
    "expenses in any order",
    [spend("2026-11-02", 1), spend("2026-10-31", 1), spend("2026-11-16", 1)],
    "2026-10-31",
  ],
])("the oldest date with %s", (_, expenses, date) => {
  expect(oldestDate(expenses, parseDate("2026-11-16"))).toBe(date);
});
