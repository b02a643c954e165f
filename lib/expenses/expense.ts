import { z } from "zod";
import { isCalendarDate, MAX_DATE, MIN_DATE } from "./calendar-date";
import { CATEGORIES } from "./category";
import {
  AMOUNT_SCHEMA,
  CATEGORY_SCHEMA,
  DATE_SCHEMA,
  DESCRIPTION_SCHEMA,
} from "./json-schema";
import { descriptionFault, normaliseDescription } from "./description";
import { MAX_AMOUNT_PAISE, parseRupees } from "./money";

const date = z
  .string("Enter a date.")
  .refine(isCalendarDate, {
    error: "Enter a real date as YYYY-MM-DD.",
    abort: true,
  })
  .refine(
    (day) => day >= MIN_DATE && day <= MAX_DATE,
    `Enter a date from ${MIN_DATE} to ${MAX_DATE}.`,
  )
  .meta(DATE_SCHEMA);

const category = z
  .string("Select a category.")
  .meta(CATEGORY_SCHEMA)
  .toLowerCase()
  .pipe(z.enum(CATEGORIES, `Choose one of ${CATEGORIES.join(", ")}.`));

const description = z
  .string("Enter a description.")
  .meta(DESCRIPTION_SCHEMA)
  .transform(normaliseDescription)
  .superRefine((text, context) => {
    const fault = descriptionFault(text);
    if (fault) context.addIssue(fault);
  });

const amount = z
  .union([z.number(), z.string()], "Enter an amount.")
  .meta(AMOUNT_SCHEMA)
  .transform((rupees, context) => {
    const paise = parseRupees(String(rupees).trim());
    if (paise === undefined) {
      context.addIssue(
        "Enter an amount in rupees, with at most two decimals, such as 250 or 99.50.",
      );
      return z.NEVER;
    }
    if (paise === 0 || paise > MAX_AMOUNT_PAISE) {
      context.addIssue("Enter an amount over ₹0 and up to ₹1,00,00,000.");
      return z.NEVER;
    }
    return paise;
  });

/** What a client sends to record an expense (amount in rupees) → what is stored (in paise). */
export const newExpenseSchema = z
  .strictObject({ date, category, description, amount })
  .transform(({ amount: amountPaise, ...rest }) => ({ ...rest, amountPaise }));

/** An expense that has not been stored yet. */
export type NewExpense = z.output<typeof newExpenseSchema>;

/** A stored expense. Its category may be another host's, outside our five. */
export type Expense = Omit<NewExpense, "category"> & {
  _id: string;
  category: string;
};
