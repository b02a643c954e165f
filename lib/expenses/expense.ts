import { z } from "zod";
import { dateFault } from "./calendar-date";
import { categoryFault, isCategory } from "./category";
import {
  AMOUNT_SCHEMA,
  CATEGORY_SCHEMA,
  DATE_SCHEMA,
  DESCRIPTION_SCHEMA,
} from "./json-schema";
import { descriptionFault, normaliseDescription } from "./description";
import { amountFault, parseRupees } from "./money";

const date = z
  .string("Enter a date.")
  .superRefine(check(dateFault))
  .meta(DATE_SCHEMA);

const category = z
  .string("Select a category.")
  .meta(CATEGORY_SCHEMA)
  .toLowerCase()
  .superRefine(check(categoryFault))
  .transform((name) => (isCategory(name) ? name : z.NEVER));

const description = z
  .string("Enter a description.")
  .meta(DESCRIPTION_SCHEMA)
  .transform(normaliseDescription)
  .superRefine(check(descriptionFault));

const amount = z
  .union([z.number(), z.string()], "Enter an amount.")
  .meta(AMOUNT_SCHEMA)
  .transform((rupees) => parseRupees(String(rupees).trim()))
  .superRefine(check(amountFault))
  .transform((paise) => paise ?? z.NEVER);

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

/** A Zod check that reports the message of a fault function. */
function check<T>(fault: (value: T) => string | undefined) {
  return (value: T, context: z.RefinementCtx): void => {
    const message = fault(value);
    if (message !== undefined) context.addIssue(message);
  };
}
