import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  calendarDate,
  MIN_DATE,
} from "@/lib/domain/expenses/calendar-date";
import {
  isReversed,
  RELATIVE_PERIODS,
  parsePeriod,
  type Period,
  periodLabel,
  periodText,
} from "./period";
import { adjacentPeriod, periodRange } from "./period-range";

const TODAY = calendarDate(2026, 3, 15);

function parse(text: string): Period {
  const period = parsePeriod(text);
  if (period === undefined) throw new Error(`${text} is not a period.`);
  return period;
}

const adjacentText = (text: string, step: 1 | -1) => {
  const adjacent = adjacentPeriod(parse(text), TODAY, step);
  return adjacent && periodText(adjacent);
};

const day = fc
  .integer({ min: 0, max: 109_000 })
  .map((days) => addDays(MIN_DATE, days));
const periodTexts = fc.oneof(
  fc.constantFrom(...Object.keys(RELATIVE_PERIODS)),
  day,
  day.map((date) => date.slice(0, 7)),
  day.map((date) => date.slice(0, 4)),
  fc
    .tuple(day, fc.nat(1000))
    .map(([from, days]) => `${from}..${addDays(from, days)}`),
);

describe("a period", () => {
  it.each([
    ["this-month", "2026-03-01", "2026-03-31"],
    ["last-month", "2026-02-01", "2026-02-28"],
    ["last-30-days", "2026-02-14", "2026-03-15"],
    ["this-year", "2026-01-01", "2026-12-31"],
    ["2024", "2024-01-01", "2024-12-31"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2025-12", "2025-12-01", "2025-12-31"],
    ["2026-01-05", "2026-01-05", "2026-01-05"],
    ["2026-01-05..2026-02-01", "2026-01-05", "2026-02-01"],
    ["..2026-02-01", "0000-01-01", "2026-02-01"],
    ["2026-01-05..", "2026-01-05", "9999-12-31"],
    ["..", "0000-01-01", "9999-12-31"],
  ])("%s is from %s to %s", (period, from, to) => {
    expect(periodRange(parse(period), TODAY)).toEqual({ from, to });
  });

  it("last month of January is December of the year before", () => {
    expect(periodRange(parse("last-month"), calendarDate(2026, 1, 31))).toEqual(
      {
        from: "2025-12-01",
        to: "2025-12-31",
      },
    );
  });

  it.each([
    ...[
      "",
      "all",
      "26",
      "2026-1",
      "2026-13",
      "9999",
      "2026-01-05-06",
      "2026-02-29",
      "2026-01-05..",
    ],
    ...[
      "9999",
      "9999-12-31",
      "2026-01-05...2026-01-06",
      "a..b",
      "toString",
      "2026-01-05..2026-02-30",
    ],
  ])("%j is a period only if it is an open range", (text) => {
    expect(parsePeriod(text) !== undefined).toBe(text === "2026-01-05..");
  });

  it.each([
    ["this-month", "last-month", "2026-04"],
    ["last-month", "2026-01", "this-month"],
    ["this-year", "2025", "2027"],
    ["2026-01", "2025-12", "last-month"],
    ["2026-01-05", "2026-01-04", "2026-01-06"],
    ["last-30-days", "2026-01-15..2026-02-13", "2026-03-16..2026-04-14"],
    ["2026-01-15..2026-02-13", "2025-12-16..2026-01-14", "last-30-days"],
    ["2026-01-05..", undefined, undefined],
    ["2026-02-05..2026-01-05", undefined, undefined],
  ])("%s comes after %s and before %s", (period, before, after) => {
    expect(adjacentText(period, -1)).toBe(before);
    expect(adjacentText(period, 1)).toBe(after);
  });

  it.each([
    ["2026-05-01..2026-04-01", true],
    ["2026-05-01..2026-05-01", false],
    ["2026-04-01..2026-05-01", false],
    ["2026-05-01..", false],
    ["..2026-05-01", false],
    ["..", false],
    ["2026-05", false],
    ["this-month", false],
  ])("%s is a reversed range: %s", (period, expected) => {
    expect(isReversed(parse(period))).toBe(expected);
  });

  it("has a previous period, which ends the day before it and whose next period it is", () => {
    fc.assert(
      fc.property(periodTexts, day, (text, today) => {
        const period = parse(text);
        const { from, to } = periodRange(period, today);
        const before = adjacentPeriod(period, today, -1);
        if (before === undefined) return false;
        expect(periodRange(before, today).to).toBe(addDays(from, -1));
        const back = adjacentPeriod(before, today, 1);
        if (back === undefined) return false;
        expect(periodRange(back, today)).toEqual({ from, to });
        return true;
      }),
    );
  });

  it("is printed as the text that it was read from", () => {
    const open = day.chain((date) => fc.constantFrom(`..${date}`, `${date}..`));
    fc.assert(
      fc.property(fc.oneof(periodTexts, open), (text) => {
        expect(periodText(parse(text))).toBe(text);
      }),
    );
  });

  it.each([
    ["0000", -1],
    ["0000-01", -1],
    ["0000-01-01", -1],
    ["9998", 1],
    ["9998-12", 1],
    ["9998-12-31", 1],
  ] as const)("%s has no neighbour in the step %i", (text, step) => {
    expect(adjacentText(text, step)).toBeUndefined();
  });

  it.each([
    ["this-month", "This month"],
    ["2025", "2025"],
    ["2025-12", "Dec 2025"],
    ["2026-01-05", "5 Jan 2026"],
    ["2026-01-05..2026-02-01", "5 Jan 2026 to 1 Feb 2026"],
  ])("%s has the label %s", (period, label) => {
    expect(periodLabel(parse(period))).toBe(label);
  });
});
