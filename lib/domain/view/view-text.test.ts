import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { parsePeriod } from "./period";
import { comparedRange } from "./period-range";
import { DEFAULT_VIEW } from "./view";
import {
  comparisonText,
  scopeText,
  shortRange,
  summaryTitle,
} from "./view-text";

const TODAY = parseDate("2026-11-22");
const periodOf = (text: string) =>
  parsePeriod(text) ?? expect.fail(`${text} is no period`);

it.each([
  ["this-month", "November so far", "Food in November so far"],
  ["2026-11", "November so far", "Food in November so far"],
  ["last-month", "October 2026", "Food in October 2026"],
  ["2025-11", "November 2025", "Food in November 2025"],
  ["last-30-days", "The last 30 days", "Food in the last 30 days"],
  ["this-year", "2026 so far", "Food in 2026 so far"],
  ["2025", "2025", "Food in 2025"],
  ["2026-01-05", "5 Jan 2026", "Food on 5 Jan 2026"],
  ["2026-01-05..", "From 5 Jan 2026", "Food, from 5 Jan 2026"],
  ["..2026-01-05", "Until 5 Jan 2026", "Food, until 5 Jan 2026"],
  ["..", "All time", "Food, all time"],
  [
    "2026-01-05..2026-02-01",
    "5 Jan to 1 Feb 2026",
    "Food, 5 Jan to 1 Feb 2026",
  ],
])("the title of the summary of %s is %s", (text, title, titleOfFood) => {
  const period = periodOf(text);
  expect(summaryTitle(DEFAULT_VIEW, period, TODAY)).toBe(title);
  expect(summaryTitle({ category: "food", search: "" }, period, TODAY)).toBe(
    titleOfFood,
  );
});

it("the title of the summary quotes the search", () => {
  const period = periodOf("this-month");
  expect(
    summaryTitle({ ...DEFAULT_VIEW, search: " chai " }, period, TODAY),
  ).toBe("“chai” in November so far");
  expect(
    summaryTitle({ category: "food", search: "chai" }, period, TODAY),
  ).toBe("“chai”, Food in November so far");
});

it("the title of the summary names a tag without quotation marks", () => {
  const period = periodOf("this-month");
  expect(
    summaryTitle({ ...DEFAULT_VIEW, search: "#hostel " }, period, TODAY),
  ).toBe("#hostel in November so far");
  expect(
    summaryTitle({ ...DEFAULT_VIEW, search: "#hostel chai" }, period, TODAY),
  ).toBe("“#hostel chai” in November so far");
});

it.each([
  ["", "", "", "All time"],
  ["food", "", "", "Food, all time"],
  ["food", "", "this-month", "Food, this month"],
  ["", "chai", "2026-01", "“chai”, Jan 2026"],
  ["food", "#trip-goa", "", "#trip-goa, Food, all time"],
  ["", "", "2026-01-05", "5 Jan 2026"],
])("the scope of %s %s %s is %s", (category, search, period, text) => {
  const view = {
    ...DEFAULT_VIEW,
    ...(category && { category }),
    search,
    period: parsePeriod(period),
  };
  expect(scopeText(view)).toBe(text);
});

it.each([
  ["this-month", "by 22 Oct"],
  ["last-month", "in Sep"],
  ["2026-01", "in Dec 2025"],
  ["this-year", "by 22 Nov 2025"],
  ["2025", "in 2024"],
  ["2026-01-05", "on 4 Jan"],
  ["2026-01-01", "on 31 Dec 2025"],
  ["last-30-days", "from 24 Sep to 23 Oct"],
  ["2026-01-05..2026-01-07", "from 2 to 4 Jan"],
])("%s is compared with what was spent %s", (text, days) => {
  const period = periodOf(text);
  const range =
    comparedRange(period, TODAY) ?? expect.fail("nothing is compared");
  expect(comparisonText(period, range, TODAY)).toBe(days);
});

it("compares the first day of a month by its date", () => {
  const period = periodOf("this-month");
  const day = parseDate("2026-11-01");
  const range = { from: parseDate("2026-10-01"), to: parseDate("2026-10-01") };
  expect(comparisonText(period, range, day)).toBe("by 1 Oct");
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
