import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { shortRange, spentLabel } from "./overview-text";
import { parsePeriod } from "./period";

it.each([
  ["this-month", "Spent this month"],
  ["last-month", "Spent last month"],
  ["last-30-days", "Spent in the last 30 days"],
  ["this-year", "Spent this year"],
  ["2026-01", "Spent in Jan 2026"],
  ["2026", "Spent in 2026"],
  ["2026-01-05", "Spent on 5 Jan 2026"],
  ["2026-01-05..", "Spent in this range"],
  ["2026-01-05..2026-02-01", "Spent 5 Jan to 1 Feb 2026"],
])("the label of %s is %s", (text, label) => {
  const period = parsePeriod(text);
  expect(period && spentLabel(period)).toBe(label);
});

it.each([
  ["2026-10-01", "2026-10-01", "1 Oct 2026"],
  ["2026-10-01", "2026-10-22", "1 to 22 Oct 2026"],
  ["2026-09-28", "2026-10-04", "28 Sep to 4 Oct 2026"],
  ["2025-12-20", "2026-01-04", "20 Dec 2025 to 4 Jan 2026"],
])("%s to %s is %s", (from, to, text) => {
  expect(shortRange({ from: parseDate(from), to: parseDate(to) })).toBe(text);
});

it.each([
  ["2026-10-01", "2026-10-01", "1 Oct"],
  ["2026-10-01", "2026-10-22", "1 to 22 Oct"],
  ["2026-09-28", "2026-10-04", "28 Sep to 4 Oct"],
  ["2025-12-20", "2026-01-04", "20 Dec 2025 to 4 Jan 2026"],
  ["2025-10-01", "2025-10-22", "1 to 22 Oct 2025"],
])("in 2026, %s to %s is %s", (from, to, text) => {
  const range = { from: parseDate(from), to: parseDate(to) };
  expect(shortRange(range, "2026")).toBe(text);
});
