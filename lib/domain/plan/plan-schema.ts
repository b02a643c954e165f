import { z } from "zod";
import { CATEGORIES, type Category } from "@/lib/domain/expenses/category";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { newExpenseSchema } from "@/lib/domain/expenses/expense";
import { isIdOrKey } from "@/lib/domain/expenses/id-or-key";
import {
  amountFault,
  asPaise,
  formatRupees,
  MAX_AMOUNT_PAISE,
  parseRupees,
  toRupees,
} from "@/lib/domain/expenses/money";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { MAX_NAME_LENGTH } from "@/lib/domain/expenses/split";

/** The JSON of a plan has no more bytes. */
export const MAX_PLAN_BYTES = 64 * 1024;

const MAX_RECURRING = 200;
const MAX_PEOPLE = 100;

const { amount, category, date, description } = newExpenseSchema.in.shape;

const opening = z
  .union([z.number(), z.string()], "Enter an amount.")
  .meta({
    description: `What is left on \`from\`, in rupees: 0 to ${toRupees(MAX_AMOUNT_PAISE)}, with at most two decimals, as a number or its decimal text. The current period starts with it.`,
  })
  .transform((rupees) => parseRupees(String(rupees).trim()))
  .transform((paise, context) => {
    if (paise !== undefined && paise <= MAX_AMOUNT_PAISE) return paise;
    context.addIssue(
      `Enter an amount from ₹0 to ${formatRupees(MAX_AMOUNT_PAISE)}, with at most two decimals.`,
    );
    return z.NEVER;
  });

const every = z.enum(["month", "week"], "Choose month or week.");
const day = z.int("Enter a day.").min(1, "Enter a day.").max(31, {
  error: "Enter a day from 1 to 31.",
});
const DAY = {
  description:
    "Of the month, 1 to 31, where 29 to 31 are the last day of a shorter month; of the week, 1 (Monday) to 7.",
};

const allowance = z
  .strictObject({
    amount,
    every,
    startDay: day.meta(DAY),
    carryOver: z.boolean("Choose whether the rest is carried over.").meta({
      description:
        "Whether a period starts with what the one before it left, or lacked.",
    }),
    from: date.exactOptional().meta({
      description:
        "Periods before it do not count. Without it, the period of the oldest expense is the first.",
    }),
    opening: opening.exactOptional(),
  })
  .superRefine(({ every, startDay, from, opening }, context) => {
    requireWeekday("startDay", every, startDay, context);
    if (opening !== undefined && from === undefined)
      context.addIssue({
        code: "custom",
        path: ["from"],
        message: "Enter the date of the opening amount.",
      });
  })
  .transform(({ amount: amountPaise, opening, ...rest }) => ({
    ...rest,
    amountPaise,
    ...(opening !== undefined && { openingPaise: opening }),
  }));

const id = z
  .string("Enter an id.")
  .regex(/^[\w-]{1,64}$/, "Use 1 to 64 letters, digits, - and _.");

const recurringPayment = z
  .strictObject({
    id,
    description,
    category,
    amount,
    every,
    day: day.meta(DAY),
    from: date.meta({ description: "No payment is due before it." }),
    until: date
      .exactOptional()
      .meta({ description: "No payment is due after it." }),
    handled: date.exactOptional().meta({
      description: "The last due date that was added or dismissed.",
    }),
  })
  .superRefine(({ every, day, from, until }, context) => {
    requireWeekday("day", every, day, context);
    if (until !== undefined && until < from)
      context.addIssue({
        code: "custom",
        path: ["until"],
        message: "Enter a date that is not before the first.",
      });
  })
  .transform(({ amount: amountPaise, ...rest }) => ({ ...rest, amountPaise }));

const name = description.pipe(
  z.string().max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
);

const person = z.strictObject({ id, name });

/** Over 0: they owe me; under 0: I owe them. */
const owed = z
  .union([z.number(), z.string()], "Enter an amount.")
  .meta({
    description: `Rupees, with at most two decimals, as a number or its decimal text: over 0 if the person owes the owner of the list, under 0 if the owner owes the person. Not 0, and up to ${toRupees(MAX_AMOUNT_PAISE)} either way.`,
  })
  .transform((rupees, context) => {
    const text = String(rupees).trim();
    const isNegative = text.startsWith("-");
    const paise = parseRupees(isNegative ? text.slice(1) : text);
    const fault = amountFault(paise);
    if (fault !== undefined) context.addIssue(fault);
    return asPaise(paise === undefined || !isNegative ? (paise ?? 0) : -paise);
  });

const debt = z
  .strictObject({
    id,
    person: id.exactOptional().meta({
      description:
        "The id of a person. Without it, the amount is what people without a name have of the bill of `expense`.",
    }),
    others: z.int().min(1).max(98).exactOptional().meta({
      description:
        "How many people without a name the amount is of: 1 if left out.",
    }),
    date,
    amount: owed,
    note: z
      .string("Enter a note.")
      .transform(normaliseDescription)
      .superRefine((text, context) => {
        const fault = text === "" ? undefined : descriptionFault(text);
        if (fault !== undefined) context.addIssue(fault);
      })
      .meta({
        description:
          "What it is for, as a description of an expense; empty for a settlement.",
      }),
    expense: z
      .string("Enter an id.")
      .refine(isIdOrKey, "Enter the id of an expense.")
      .exactOptional()
      .meta({
        description:
          "The id of the expense whose bill was split. The whole bill is its amount and these amounts.",
      }),
  })
  .transform(({ amount: amountPaise, ...rest }) => ({ ...rest, amountPaise }));

const budgetFields = Object.fromEntries(
  CATEGORIES.map((category) => [category, amount.optional()]),
) as Record<Category, z.ZodOptional<typeof amount>>;

/** Parses a plan as clients send it, with amounts in rupees, to its stored form. */
export const planSchema = z
  .strictObject({
    allowance: allowance.nullable().meta({
      description: "Null if there is none. `opening` needs `from`.",
    }),
    budgets: z.strictObject(budgetFields),
    recurring: z
      .array(recurringPayment)
      .max(MAX_RECURRING, `Enter at most ${MAX_RECURRING} payments.`)
      .superRefine(requireDifferent("id", ({ id }) => id))
      .meta({ description: "Each `id` occurs once." }),
    people: z
      .array(person)
      .max(MAX_PEOPLE, `Enter at most ${MAX_PEOPLE} people.`)
      .superRefine(requireDifferent("id", ({ id }) => id))
      .superRefine(requireDifferent("name", ({ name }) => searchKey(name)))
      .default([])
      .meta({
        description:
          "Who owes the owner of the list, or is owed. Each `id` and each name occurs once, in any letter case.",
      }),
    debts: z
      .array(debt)
      .superRefine(requireDifferent("id", ({ id }) => id))
      .default([])
      .meta({
        description: "Each `id` occurs once; each `person` is in `people`.",
      }),
  })
  .superRefine(({ people, debts }, context) => {
    const ids = new Set(people.map(({ id }) => id));
    for (const [index, { person }] of debts.entries())
      if (person !== undefined && !ids.has(person))
        context.addIssue({
          code: "custom",
          path: ["debts", index, "person"],
          message: "Enter the id of one of the people.",
        });
  });

/** Rejects an entry of an array whose field an earlier entry has, too. */
function requireDifferent<T>(field: string, valueOf: (entry: T) => string) {
  return (entries: readonly T[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = valueOf(entry);
      if (seen.has(value))
        context.addIssue({
          code: "custom",
          path: [index, field],
          message: `Another one has this ${field}.`,
        });
      seen.add(value);
    }
  };
}

function requireWeekday(
  field: string,
  every: "month" | "week",
  day: number,
  context: z.RefinementCtx,
) {
  if (every === "month" || day <= 7) return;
  context.addIssue({
    code: "custom",
    path: [field],
    message: "Enter a weekday from 1 (Monday) to 7 (Sunday).",
  });
}
