import fc from "fast-check";
import { addDays, calendarDate } from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import {
  descriptionFault,
  MAX_DESCRIPTION_LENGTH,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { asPaise, MAX_AMOUNT_PAISE } from "@/lib/domain/expenses/money";

const description = fc
  .tuple(
    fc.constantFrom("", "=", "+", "-", "@", "'", "''", '"', "\uFEFF"),
    fc.string({ unit: "grapheme", maxLength: MAX_DESCRIPTION_LENGTH / 5 }),
    fc.constantFrom("", "20", ",", "UPI/DR/412345678901/X/Y", "Total", ";|\t"),
  )
  .map((parts) => normaliseDescription(parts.join("")))
  .filter((text) => descriptionFault(text) === undefined);

const expense = fc.record({
  _id: fc.stringMatching(/^[0-9a-f]{32}$/),
  date: fc
    .integer({ min: 0, max: 40_000 })
    .map((days) => addDays(calendarDate(1990, 1, 1), days)),
  category: fc.constantFrom(...CATEGORIES),
  description,
  amountPaise: fc.integer({ min: 1, max: MAX_AMOUNT_PAISE }).map(asPaise),
});

/** Lists of stored expenses with any fields, in any order. */
export const anyExpenses = fc.uniqueArray(expense, {
  selector: ({ _id }) => _id,
  maxLength: 20,
});
