import {
  addDays,
  type CalendarDate,
  later,
} from "@/lib/domain/expenses/calendar-date";
import type { RecurringPayment } from "./plan";
import { dateAfter, type Schedule } from "./schedule";

/** The content of a calendar file with one repeated event, and where and when it is made. */
type Context = {
  /** The address that the event opens. */
  url: string;
  today: CalendarDate;
  now: Date;
};

/** The longest line, in bytes: https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const MAX_LINE_BYTES = 75;
const PAYMENT_TIME = "09:00";
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const SHORTEST_MONTH = 28;
const LONGEST_MONTH = 31;

/**
 * A calendar file (RFC 5545) that reminds the user every day.
 *
 * @param time `HH:MM`, in the time zone of the device that has the calendar
 */
export function dailyReminder(time: string, context: Context): string {
  return calendarFile(context, {
    id: "add-expenses",
    title: "Add what you spent today",
    date: context.today,
    time,
    rule: "FREQ=DAILY",
  });
}

/**
 * A calendar file that reminds the user of a payment on its due dates; undefined if it
 * is not due any more. It has no amount: calendars are shared.
 */
export function paymentReminder(
  payment: RecurringPayment,
  context: Context,
): string | undefined {
  const { id, description, from, until } = payment;
  const date = dateAfter(payment, addDays(later(from, context.today), -1));
  if (until !== undefined && date > until) return undefined;
  const end = until ? `;UNTIL=${dateTime(until, "23:59")}` : "";
  return calendarFile(context, {
    id: `payment-${id}`,
    title: `${description} is due`,
    date,
    time: PAYMENT_TIME,
    rule: scheduleRule(payment) + end,
  });
}

/**
 * 29 to 31 are the last day of a shorter month: of the days that a month has, the last.
 * https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10
 */
function scheduleRule({ every, day }: Schedule): string {
  if (every === "week") return `FREQ=WEEKLY;BYDAY=${WEEKDAYS[day - 1]}`;
  if (day === LONGEST_MONTH) return "FREQ=MONTHLY;BYMONTHDAY=-1";
  if (day <= SHORTEST_MONTH) return `FREQ=MONTHLY;BYMONTHDAY=${day}`;
  const days = day === SHORTEST_MONTH + 1 ? "28,29" : "28,29,30";
  return `FREQ=MONTHLY;BYMONTHDAY=${days};BYSETPOS=-1`;
}

type Event = {
  /** A calendar replaces the event with the same id. */
  id: string;
  title: string;
  /** The first day. */
  date: CalendarDate;
  time: string;
  rule: string;
};

function calendarFile(
  { url, now }: Context,
  { id, title, date, time, rule }: Event,
): string {
  const summary = escaped(title);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Campus Kharcha//Reminders//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@campus-kharcha`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART:${dateTime(date, time)}`,
    "DURATION:PT5M",
    `RRULE:${rule}`,
    `SUMMARY:${summary}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    "TRIGGER:PT0S",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Without a time zone, it is the time of the device. */
function dateTime(date: CalendarDate, time: string): string {
  return `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`);
}

/** A line that is too long goes on in the next one, after a space. */
function folded(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push("");
      bytes = 1;
    }
    parts.push(`${parts.pop()}${character}`);
    bytes += size;
  }
  return parts.join("\r\n ");
}
