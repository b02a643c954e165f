import { ApiError } from "@/lib/browser/api/api-error";
import * as HTTP from "@/lib/domain/wire/http-status";

/** Why a change of the plan was not stored, as a sentence. */
export function planRefusal(error: unknown): string {
  const { status, fieldErrors = {} } = error instanceof ApiError ? error : {};
  if (Object.keys(fieldErrors).some((name) => /^people\b.+\bname$/.test(name)))
    return "Two people would have the same name.";
  const isFull =
    status === HTTP.CONTENT_TOO_LARGE || fieldErrors["people"] !== undefined;
  return isFull
    ? "There is no room for more: clear settled entries under People first."
    : "Check your connection, then try again.";
}
