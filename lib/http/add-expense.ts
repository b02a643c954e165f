import type { core } from "zod";
import { newExpenseSchema, toJson } from "@/lib/expenses/expense";
import type { Handler } from "./endpoint";
import { idempotencyKey } from "./idempotency-key";
import { readJsonBody } from "./json-body";
import { type FieldError, RequestError } from "./problem";

/** POST {host}/add: stores one expense and answers with it. */
export const addExpense: Handler = async (store, request) => {
  const key = idempotencyKey(request);
  const parsed = newExpenseSchema.safeParse(await readJsonBody(request));
  if (!parsed.success)
    throw new RequestError("bad_request", "The expense was not accepted.", {
      errors: parsed.error.issues.flatMap(fieldErrors),
    });
  return Response.json(toJson(await store.add(parsed.data, key)), {
    status: 201,
    headers: { "cache-control": "no-store" },
  });
};

function fieldErrors(issue: core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((field) => ({ field, message: "Unknown field." }));
  const [field] = issue.path;
  return field === undefined
    ? []
    : [{ field: String(field), message: issue.message }];
}
