import { z } from "zod";
import { CATEGORIES, type Category } from "@/lib/domain/expenses/category";
import { newExpenseSchema } from "@/lib/domain/expenses/expense";
import {
  formatRupees,
  MAX_AMOUNT_PAISE,
  parseRupees,
  toRupees,
} from "@/lib/domain/expenses/money";

/** The JSON of a plan has no more bytes. */
export const MAX_PLAN_BYTES = 64 * 1024;

const MAX_RECURRING = 200;

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
    from: date.optional().meta({
      description:
        "Periods before it do not count. Without it, the period of the oldest expense is the first.",
    }),
    opening: opening.optional(),
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
  .transform(({ amount, every, startDay, carryOver, from, opening }) => ({
    amountPaise: amount,
    every,
    startDay,
    carryOver,
    ...(from !== undefined && { from }),
    ...(opening !== undefined && { openingPaise: opening }),
  }));

const recurringPayment = z
  .strictObject({
    id: z
      .string("Enter an id.")
      .regex(/^[\w-]{1,64}$/, "Use 1 to 64 letters, digits, - and _."),
    description,
    category,
    amount,
    every,
    day: day.meta(DAY),
    from: date.meta({ description: "No payment is due before it." }),
    until: date.optional().meta({ description: "No payment is due after it." }),
    handled: date.optional().meta({
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
  .transform(({ amount: amountPaise, until, handled, ...rest }) => ({
    ...rest,
    amountPaise,
    ...(until !== undefined && { until }),
    ...(handled !== undefined && { handled }),
  }));

const budgetFields = Object.fromEntries(
  CATEGORIES.map((category) => [category, amount.optional()]),
) as Record<Category, z.ZodOptional<typeof amount>>;

/** Parses a plan as clients send it, with amounts in rupees, to its stored form. */
export const planSchema = z.strictObject({
  allowance: allowance.nullable().meta({
    description: "Null if there is none. `opening` needs `from`.",
  }),
  budgets: z.strictObject(budgetFields),
  recurring: z
    .array(recurringPayment)
    .max(MAX_RECURRING, `Enter at most ${MAX_RECURRING} payments.`)
    .superRefine((payments, context) => {
      const seen = new Set<string>();
      for (const [index, { id }] of payments.entries()) {
        if (seen.has(id))
          context.addIssue({
            code: "custom",
            path: [index, "id"],
            message: "Another payment has this id.",
          });
        seen.add(id);
      }
    })
    .meta({ description: "Each `id` occurs once." }),
});

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
