import { RequestError } from "@/lib/server/http/problem";
import { isIdOrKey, ID_SCHEMA } from "./id-or-key";

export const EXPENSE_ID_PARAMETER = {
  name: "id",
  in: "path",
  required: true,
  description: "Control characters are rejected.",
  schema: ID_SCHEMA,
};

/** The path of the expense's URL. */
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
