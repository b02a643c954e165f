import { z } from "zod";
import { dateFault, isCalendarDate, MAX_DATE, MIN_DATE } from "./calendar-date";
import { CATEGORIES, categoryFault, isCategory } from "./category";
import {
  descriptionFault,
  MAX_DESCRIPTION_LENGTH,
  normaliseDescription,
} from "./description";
import {
  amountFault,
  MAX_AMOUNT_PAISE,
  MIN_AMOUNT_PAISE,
  parseRupees,
  toRupees,
} from "./money";

// Before the first schema: compiled schemas need eval, and the browser reports an
// attempt to use it as a violation of the Content-Security-Policy.
z.config({ jitless: true });

// The metadata describes the rules in the API's OpenAPI document; the fault
// functions enforce them. Rules that JSON Schema cannot express are prose.

const date = z
  .string("Enter a date.")
  .meta({
    description: `A calendar date from ${MIN_DATE} to ${MAX_DATE}.`,
    format: "date",
  })
  .superRefine(check(dateFault))
  .transform((text) => (isCalendarDate(text) ? text : z.NEVER));

const category = z
  .string("Select a category.")
  .meta({
    description: `One of ${CATEGORIES.join(", ")}, in any letter case.`,
  })
  .toLowerCase()
  .superRefine(check(categoryFault))
  .transform((name) => (isCategory(name) ? name : z.NEVER));

const description = z
  .string("Enter a description.")
  .meta({
    description:
      "One line of plain text with at least one visible character. Control, line separator and bidirectional formatting characters are rejected. Stored in NFC, without surrounding white space; the length is counted in UTF-16 code units, before and after. Of more than 30 combining marks in a row, the first 30 are stored.",
    minLength: 1,
    maxLength: MAX_DESCRIPTION_LENGTH,
  })
  .transform(normaliseDescription)
  .superRefine(check(descriptionFault));

const amount = z
  .union(
    [
      z.number().meta({
        minimum: toRupees(MIN_AMOUNT_PAISE),
        maximum: toRupees(MAX_AMOUNT_PAISE),
      }),
      z.string(),
    ],
    "Enter an amount.",
  )
  .meta({
    description: `Rupees over 0 and up to ${toRupees(MAX_AMOUNT_PAISE)}, with at most two decimals: a number, or its decimal text.`,
  })
  .transform((rupees) => parseRupees(String(rupees).trim()))
  .superRefine(check(amountFault))
  .transform((paise) => paise ?? z.NEVER);

/** Parses an expense as clients send it, with `amount` in rupees, to its stored form. */
export const newExpenseSchema = z
  .strictObject({ date, category, description, amount })
  .transform(({ amount: amountPaise, ...rest }) => ({ ...rest, amountPaise }));

/** An expense that has not been stored yet. */
export type NewExpense = z.output<typeof newExpenseSchema>;

/** A stored expense. Those of an upstream host or an external API may have other categories. */
export type Expense = Omit<NewExpense, "category"> & {
  _id: string;
  category: string;
};

/** A Zod check that reports the message of a fault function. */
function check<T>(fault: (value: T) => string | undefined) {
  return (value: T, context: z.RefinementCtx): void => {
    const message = fault(value);
    if (message !== undefined) context.addIssue(message);
  };
}
