import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  earlier,
  formatDate,
  isCalendarDate,
  later,
  readDate,
  today,
  weekday,
} from "./calendar-date";
import { parseDate } from "@/lib/testing/parse-date";

const TIME_ZONES = [
  "Asia/Kolkata",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
];
const ownTimeZone = process.env["TZ"];

afterEach(() => {
  if (ownTimeZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownTimeZone;
});

describe("isCalendarDate", () => {
  it.each(["2026-01-05", "2024-02-29", "2000-02-29", "1900-12-31"])(
    "%s exists",
    (date) => {
      expect(isCalendarDate(date)).toBe(true);
    },
  );

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-5",
    "05-01-2026",
    "2026-01-05T00:00",
    "",
  ])("%j does not exist", (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });

  it("agrees with the calendar of the platform", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const platform = new Date(0);
          platform.setUTCFullYear(year, month - 1, day);
          const text = [
            String(year).padStart(4, "0"),
            String(month).padStart(2, "0"),
            String(day).padStart(2, "0"),
          ].join("-");
          expect(isCalendarDate(text)).toBe(platform.getUTCDate() === day);
        },
      ),
    );
  });
});

describe.each(TIME_ZONES)("readDate with the clock in %s", (timeZone) => {
  it.each([
    ["2026-01-05", "2026-01-05"],
    [" 2026-01-05 ", "2026-01-05"],
    ["2026-01-05T00:00:00.000Z", "2026-01-05"],
    ["2026-01-04T18:29:59.999Z", "2026-01-04"],
    ["2026-01-04T18:30:00Z", "2026-01-05"],
    ["2025-12-31T20:00:00Z", "2026-01-01"],
    ["2026-01-05T23:30:00-11:00", "2026-01-06"],
    ["2026-01-05 10:00:00+05:30", "2026-01-05"],
    ["2026-01-05T23:59", "2026-01-05"],
  ])("%s is %s", (text, date) => {
    process.env["TZ"] = timeZone;
    expect(readDate(text)).toBe(date);
  });
});

describe("readDate", () => {
  it.each([
    "2026-02-30",
    "2026-02-30T00:00:00Z",
    "2026-01-05T25:00:00Z",
    "9999-12-31T23:00:00Z",
    "yesterday",
    "",
    20260105,
    null,
    undefined,
    {},
  ])("finds no date in %j", (value) => {
    expect(readDate(value)).toBeUndefined();
  });
});

describe("formatDate", () => {
  it.each([
    ["2026-01-05", "5 Jan 2026"],
    ["2199-12-31", "31 Dec 2199"],
  ])("%s is %s", (date, text) => {
    expect(formatDate(parseDate(date))).toBe(text);
  });
});

describe("today", () => {
  it.each(TIME_ZONES)("is the date of the device in %s", (zone) => {
    process.env["TZ"] = zone;
    expect(today(new Date(2026, 0, 5, 0, 10))).toBe("2026-01-05");
    expect(today(new Date(2026, 11, 31, 23, 50))).toBe("2026-12-31");
  });
});

describe("addDays", () => {
  it.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2025-12-31", 1, "2026-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
    // Days on which daylight saving time starts and ends.
    ["2026-03-08", 1, "2026-03-09"],
    ["2026-11-01", 1, "2026-11-02"],
  ])("%s and %i days is %s", (date, days, expected) => {
    process.env["TZ"] = "America/Los_Angeles";
    expect(addDays(parseDate(date), days)).toBe(expected);
    expect(daysBetween(parseDate(date), parseDate(expected))).toBe(days);
  });
});

it("one date is earlier, and the other one later", () => {
  const [first, second] = [parseDate("2026-09-30"), parseDate("2026-10-01")];
  for (const [a, b] of [
    [first, second],
    [second, first],
  ] as const) {
    expect(earlier(a, b)).toBe(first);
    expect(later(a, b)).toBe(second);
  }
});

it.each([
  ["1970-01-01", 4],
  ["1969-12-31", 3],
  ["1900-01-01", 1],
  ["2000-02-29", 2],
  ["2026-11-22", 7],
  ["2199-12-31", 2],
])("%s has the weekday %i", (date, expected) => {
  expect(weekday(parseDate(date))).toBe(expected);
});
