import { expect, it } from "vitest";
import { calendarDate } from "./calendar-date";
import { dayLabel } from "./day-label";

const TODAY = calendarDate(2026, 1, 2);

it.each([
  [calendarDate(2026, 1, 2), "Today"],
  [calendarDate(2026, 1, 1), "Yesterday"],
  [calendarDate(2026, 1, 3), "Sat, 3 Jan"],
  [calendarDate(2026, 11, 22), "Sun, 22 Nov"],
  [calendarDate(2025, 12, 31), "Wed, 31 Dec 2025"],
])("names %s", (date, label) => {
  expect(dayLabel(date, TODAY)).toBe(label);
});
