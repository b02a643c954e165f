import {
  addDays,
  type CalendarDate,
  formatDate,
  weekday,
} from "./calendar-date";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** `22 Nov`; with its year if that is not the year of today. */
export function shortDate(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4);
  const text = formatDate(date);
  return year === today.slice(0, 4) ? text.slice(0, -year.length - 1) : text;
}

/** `Sun, 22 Nov`; with its year if that is not the year of today. */
export function weekdayAndDate(date: CalendarDate, today: CalendarDate) {
  return `${WEEKDAYS[weekday(date) - 1]}, ${shortDate(date, today)}`;
}

/** `Today`, `Yesterday` or the weekday and the date. */
export function dayLabel(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return "Today";
  if (date === addDays(today, -1)) return "Yesterday";
  return weekdayAndDate(date, today);
}
