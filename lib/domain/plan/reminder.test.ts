import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { addDays, calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import type { RecurringPayment } from "./plan";
import { dailyReminder, paymentReminder as optionalReminder } from "./reminder";
import { datesBetween } from "./schedule";

const TODAY = parseDate("2026-11-26");
const context = {
  url: "https://kharcha.example/add",
  today: TODAY,
  now: new Date("2026-11-26T10:20:30.456Z"),
};
const rent: RecurringPayment = {
  id: "rent",
  description: "Rent",
  category: "others",
  amountPaise: asPaise(400000),
  every: "month",
  day: 5,
  from: parseDate("2026-01-01"),
};

const paymentReminder = (payment: RecurringPayment) =>
  optionalReminder(payment, context) ?? "";

/** The event, as an independent parser reads it. */
function eventOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0) throw new Error("There is not one event.");
  const alarm = event.getFirstSubcomponent("valarm");
  return { event: new ICAL.Event(event), component: event, alarm };
}

/** The first dates of the event before the given one. */
function datesOf(file: string, before: string): string[] {
  const { event } = eventOf(file);
  const iterator = event.iterator();
  const dates: string[] = [];
  for (
    let next = iterator.next() as ICAL.Time | null;
    next && next.toString().slice(0, 10) < before;
    next = iterator.next() as ICAL.Time | null
  )
    dates.push(next.toString());
  return dates;
}

it("rings every day at the chosen time of the device, and opens Add Expense", () => {
  const file = dailyReminder("21:30", context);
  const { event, component, alarm } = eventOf(file);
  expect(event.summary).toBe("Add what you spent today");
  expect(datesOf(file, "2026-11-29")).toEqual([
    "2026-11-26T21:30:00",
    "2026-11-27T21:30:00",
    "2026-11-28T21:30:00",
  ]);
  expect(component.getFirstPropertyValue("url")).toBe(context.url);
  expect(String(component.getFirstPropertyValue("dtstamp"))).toBe(
    "2026-11-26T10:20:30Z",
  );
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT0S");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
});

it("rings on the due dates of a payment from today on, as the plan has them", () => {
  // The parser knows no BYSETPOS, which the next test is about.
  const day = fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constant(31));
  const schedule = fc.oneof(
    fc.record({ every: fc.constant("month" as const), day }),
    fc.record({
      every: fc.constant("week" as const),
      day: fc.integer({ min: 1, max: 7 }),
    }),
  );
  fc.assert(
    fc.property(
      schedule,
      fc.integer({ min: -40, max: 40 }),
      fc.option(fc.integer({ min: 60, max: 500 }), { nil: undefined }),
      (schedule, start, end) => {
        const from = addDays(TODAY, start);
        const until = end === undefined ? undefined : addDays(TODAY, end);
        const before = calendarDate(2028, 4, 1);
        const file = paymentReminder({
          ...rent,
          ...schedule,
          from,
          ...(until && { until }),
        });
        const expected = datesBetween(
          schedule,
          from > TODAY ? from : TODAY,
          before,
        ).filter((date) => date <= (until ?? date));
        expect(datesOf(file, before)).toEqual(
          expected.map((date) => `${date}T09:00:00`),
        );
      },
    ),
  );
});

it.each([
  [29, "28,29"],
  [30, "28,29,30"],
])("rings on day %i, or the last of a shorter month", (day, days) => {
  expect(paymentReminder({ ...rent, day })).toContain(
    `RRULE:FREQ=MONTHLY;BYMONTHDAY=${days};BYSETPOS=-1\r\n`,
  );
});

it("is none for a payment that is not due any more", () => {
  const until = parseDate("2026-12-04");
  expect(optionalReminder({ ...rent, until }, context)).toBeUndefined();
  expect(
    optionalReminder({ ...rent, until: addDays(until, 1) }, context),
  ).toContain("UNTIL=20261205T235900");
});

it("has every description, in lines of at most 75 bytes, and no amount", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
      (text) => {
        const description = text.replace(/\p{Cc}/gu, " ");
        const file = paymentReminder({ ...rent, description });
        expect(eventOf(file).event.summary).toBe(`${description} is due`);
        expect(file).not.toContain("4000");
        for (const line of file.split("\r\n"))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      },
    ),
  );
});
