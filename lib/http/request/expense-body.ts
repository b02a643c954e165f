import { type core, z } from "zod";
import { type NewExpense, newExpenseSchema } from "@/lib/expenses/expense";
import { readJsonBody } from "./json-body";
import { type FieldError, RequestError } from "@/lib/http/problem";

export const EXPENSE_REQUEST_BODY = {
  required: true,
  content: {
    "application/json": {
      schema: z.toJSONSchema(newExpenseSchema, { io: "input" }),
      // Schemathesis needs examples, because a body that it generates from the
      // schema rarely has a category that exists:
      // https://schemathesis.readthedocs.io/en/stable/explanations/examples/
      examples: {
        lunch: {
          summary: "The amount as decimal text.",
          value: {
            date: "2026-01-05",
            category: "food",
            description: "Lunch",
            amount: "99.50",
          },
        },
        train: {
          summary:
            "The amount as a number, the category in another letter case.",
          value: {
            date: "2026-01-06",
            category: "Travel",
            description: "Train home",
            amount: 1250,
          },
        },
      },
    },
  },
};

/** The expense in the request's body. Rejects with a RequestError that names the invalid fields. */
export async function readExpenseBody(request: Request): Promise<NewExpense> {
  const parsed = newExpenseSchema.safeParse(await readJsonBody(request));
  if (parsed.success) return parsed.data;
  throw new RequestError("bad_request", "The expense was not accepted.", {
    errors: parsed.error.issues.flatMap(fieldErrors),
  });
}

function fieldErrors(issue: core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((field) => ({ field, message: "Unknown field." }));
  const [field] = issue.path;
  return field === undefined
    ? []
    : [{ field: String(field), message: issue.message }];
}
