import {
  type CalendarDate,
  isCalendarDate,
} from "@/lib/domain/expenses/calendar-date";

/** Throws if the text is no calendar date. */
export function parseDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new Error(`${text} is not a date.`);
  return text;
}
