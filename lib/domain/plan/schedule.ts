import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysInMonth,
  weekday,
} from "@/lib/domain/expenses/calendar-date";
import type { Allowance } from "./plan";

/** Money that comes or goes once a month or once a week. */
export type Schedule = {
  every: "month" | "week";
  /** The day of the month, 1 to 31, or of the week, 1 (Monday) to 7. */
  day: number;
};

/** The dates from the first day on, and before the second. */
export type DateSpan = { from: CalendarDate; before: CalendarDate };

export const CALENDAR_MONTH: Schedule = { every: "month", day: 1 };

/** When the allowance arrives. */
export function scheduleOf({
  every,
  startDay,
}: Pick<Allowance, "every" | "startDay">): Schedule {
  return { every, day: startDay };
}

/** The last date of the schedule on or before the given one. */
export function dateOnOrBefore(
  schedule: Schedule,
  date: CalendarDate,
): CalendarDate {
  if (schedule.every === "week")
    return addDays(date, -((weekday(date) - schedule.day + 7) % 7));
  const sameMonth = dateInMonth(schedule.day, date, 0);
  return sameMonth <= date ? sameMonth : dateInMonth(schedule.day, date, -1);
}

/** The first date of the schedule after the given one. */
export function dateAfter(
  schedule: Schedule,
  date: CalendarDate,
): CalendarDate {
  if (schedule.every === "week")
    return addDays(dateOnOrBefore(schedule, date), 7);
  const sameMonth = dateInMonth(schedule.day, date, 0);
  return sameMonth > date ? sameMonth : dateInMonth(schedule.day, date, 1);
}

/** The date of the schedule in the same calendar month, or the same week from Monday on. */
export function dateInSamePeriod(
  schedule: Schedule,
  date: CalendarDate,
): CalendarDate {
  return schedule.every === "week"
    ? addDays(date, schedule.day - weekday(date))
    : dateInMonth(schedule.day, date, 0);
}

/** The dates of the schedule from the first day on, and before the second. */
export function datesBetween(
  schedule: Schedule,
  from: CalendarDate,
  before: CalendarDate,
): CalendarDate[] {
  const dates: CalendarDate[] = [];
  let date = dateAfter(schedule, addDays(from, -1));
  for (; date < before; date = dateAfter(schedule, date)) dates.push(date);
  return dates;
}

/** The day in the month of the date, or some months later. 29 to 31 are a shorter month's last day. */
function dateInMonth(
  day: number,
  date: CalendarDate,
  monthsLater: -1 | 0 | 1,
): CalendarDate {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const months = year * 12 + month - 1 + monthsLater;
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return calendarDate(
    inYear,
    inMonth,
    Math.min(day, daysInMonth(inYear, inMonth)),
  );
}
