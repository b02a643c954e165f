import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, MIN_DATE } from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { asPaise, MAX_AMOUNT_PAISE } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { formatExpenseLine } from "@/lib/testing/expense-line-text";
import { newLunch } from "@/lib/testing/sample-expenses";
import { readExpenseLine } from "./read-expense-line";
import { propertyRuns } from "@/lib/testing/property-runs";

const TODAY = parseDate("2026-11-22");
const read = (line: string) =>
  readExpenseLine(line, { today: TODAY, categoryOf: () => undefined });

const words = fc.constantFrom(
  ...[
    "chai",
    "on",
    "kal",
    "sau",
    "ek",
    "do",
    "₹",
    "rs",
    "for",
    "#food",
    "5 aug",
    "x",
  ],
  ...[
    "last friday",
    "2026-10-02",
    "3 days ago",
    "may 20",
    "1.2k",
    "+",
    "paid",
    "9",
  ],
);
/** At an end, also beside a tag, these link the description with what else was read. */
const LINK_AT_END =
  /^[-–—:;,=&+|/]|[-–—:;,=&+|]$|^[.]+(?: |$)| [.]+$| (?:on|for|ka|paid)(?: #food)*$|(?:^| )x (?:#food )*\d|^(?:#food )*(?:for|paid) |^(?:#food )+ka /iu;
const descriptions = fc
  .oneof(
    fc
      .array(words, { minLength: 1, maxLength: 12 })
      .map((all) => all.join(" ")),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  )
  .map(normaliseDescription)
  .filter((text) => descriptionFault(text) === undefined)
  .filter((text) => !LINK_AT_END.test(text));
const expenses = fc.record({
  amountPaise: fc.integer({ min: 1, max: MAX_AMOUNT_PAISE }).map(asPaise),
  description: descriptions,
  category: fc.constantFrom(...CATEGORIES),
  date: fc
    .integer({ min: 0, max: 46_000 })
    .map((days) => addDays(MIN_DATE, days)),
});

describe("any line", () => {
  it("that formatExpenseLine has printed is read as the same expense", () => {
    fc.assert(
      fc.property(expenses, (expense) => {
        expect(read(formatExpenseLine(expense))).toMatchObject(expense);
      }),
      {
        numRuns: propertyRuns(1000),
        // U+3384 is read like "ka", which is a link word.
        examples: [[{ ...newLunch, description: "\u3384" }]],
      },
    );
  });

  it("is read without an error and without a future date, in under 30 ms of processor time", () => {
    const lines = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2000 }),
      fc.array(words, { maxLength: 500 }).map((all) => all.join(" ")),
      words.map((one) => `${one} `.repeat(1000).slice(0, 2000)),
      words.map((one) => one.repeat(1000).slice(0, 2000)),
    );
    fc.assert(
      fc.property(lines, (line) => {
        let best = Infinity;
        for (let attempt = 0; attempt < 20 && best >= 30; attempt += 1) {
          const start = process.cpuUsage();
          const { date } = read(line.slice(0, 2000));
          best = Math.min(best, process.cpuUsage(start).user / 1000);
          expect(date === undefined || date <= TODAY).toBe(true);
        }
        expect(best).toBeLessThan(30);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
