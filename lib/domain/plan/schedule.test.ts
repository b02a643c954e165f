import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  MIN_DATE,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";
import {
  dateAfter,
  dateOnOrBefore,
  datesBetween,
  type Schedule,
} from "./schedule";

const month = (day: number): Schedule => ({ every: "month", day });
const week = (day: number): Schedule => ({ every: "week", day });

const dates = fc
  .integer({ min: 0, max: 109_000 })
  .map((days) => addDays(MIN_DATE, days));
const schedules = fc.oneof(
  fc.integer({ min: 1, max: 31 }).map(month),
  fc.integer({ min: 1, max: 7 }).map(week),
);

describe("a schedule", () => {
  it.each([
    [month(1), "2026-11-01", "2026-11-01", "2026-12-01"],
    [month(15), "2026-01-14", "2025-12-15", "2026-01-15"],
    [month(31), "2026-04-29", "2026-03-31", "2026-04-30"],
    [month(31), "2026-04-30", "2026-04-30", "2026-05-31"],
    [month(31), "2026-12-31", "2026-12-31", "2027-01-31"],
    [month(30), "2026-02-27", "2026-01-30", "2026-02-28"],
    [month(30), "2026-02-28", "2026-02-28", "2026-03-30"],
    [month(29), "2024-02-28", "2024-01-29", "2024-02-29"],
    [month(29), "2026-02-28", "2026-02-28", "2026-03-29"],
    [week(1), "2026-11-22", "2026-11-16", "2026-11-23"],
    [week(7), "2026-11-22", "2026-11-22", "2026-11-29"],
    [week(3), "2027-01-01", "2026-12-30", "2027-01-06"],
  ])("of %j around %s has %s and %s", (schedule, date, before, after) => {
    expect(dateOnOrBefore(schedule, parseDate(date))).toBe(before);
    expect(dateAfter(schedule, parseDate(date))).toBe(after);
  });

  it("has consecutive dates around every day", () => {
    fc.assert(
      fc.property(schedules, dates, (schedule, date) => {
        const before = dateOnOrBefore(schedule, date);
        const after = dateAfter(schedule, date);
        expect(before <= date && date < after).toBe(true);
        expect(dateAfter(schedule, before)).toBe(after);
        expect(dateOnOrBefore(schedule, addDays(after, -1))).toBe(before);
        expect(datesBetween(schedule, before, after)).toEqual([before]);
        const days = daysBetween(before, after);
        if (schedule.every === "week") {
          expect([days, weekday(before)]).toEqual([7, schedule.day]);
        } else {
          const isLastOfMonth = addDays(before, 1).endsWith("-01");
          const day = Number(before.slice(-2));
          expect(day === schedule.day || isLastOfMonth).toBe(true);
          expect(day).toBeLessThanOrEqual(schedule.day);
        }
      }),
    );
  });
});
