import { z } from "zod";
import { RequestError } from "@/lib/server/http/problem";
import {
  ID_SCHEMA,
  isIdOrKey,
  MAX_ID_LENGTH,
} from "@/lib/domain/expenses/id-or-key";

export const EXPENSE_ID_PARAMETER = {
  name: "id",
  in: "path",
  required: true,
  description: "Control characters and dots alone are rejected.",
  schema: ID_SCHEMA,
};

/** An id in a JSON body. */
export const expenseIdSchema = z
  .string()
  .refine(isIdOrKey, "No expense can have this id.")
  .meta({
    description: EXPENSE_ID_PARAMETER.description,
    minLength: 1,
    maxLength: MAX_ID_LENGTH,
  });

export function expensePath(id: string): string {
  return `/api/expenses/${encodeURIComponent(id)}`;
}

/** The id at the end of the request's path. Throws a RequestError if no expense can have that id. */
export function readExpenseId(request: Request): string {
  const segment = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const id = decode(segment);
  if (id === undefined || !isIdOrKey(id))
    throw new RequestError("not_found", "No expense can have this id.");
  return id;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
