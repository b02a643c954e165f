import { RequestError } from "./problem";

const MAX_LENGTH = 255;

export const EXPENSE_ID_PARAMETER = {
  name: "id",
  in: "path",
  required: true,
  description: "Control characters are rejected.",
  schema: { type: "string", minLength: 1, maxLength: MAX_LENGTH },
};

/** Where the expense is replaced and removed. */
export function expensePath(id: string): string {
  return `/api/expenses/${encodeURIComponent(id)}`;
}

/** The id at the end of the request's path. Throws a RequestError when no expense can have it. */
export function idInPath(request: Request): string {
  const last = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const id = decoded(last);
  if (
    id === undefined ||
    id === "" ||
    id.length > MAX_LENGTH ||
    /\p{Cc}/u.test(id)
  )
    throw new RequestError("not_found", "No expense can have this id.");
  return id;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
