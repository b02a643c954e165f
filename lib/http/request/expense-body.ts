import { type core, z } from "zod";
import { type NewExpense, newExpenseSchema } from "@/lib/expenses/expense";
import { readJsonBody } from "./json-body";
import { type FieldError, RequestError } from "@/lib/http/problem";

export const EXPENSE_REQUEST_BODY = {
  required: true,
  content: {
    "application/json": {
      schema: z.toJSONSchema(newExpenseSchema, { io: "input" }),
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
