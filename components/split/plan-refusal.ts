import { ApiError } from "@/lib/browser/api/api-error";
import * as HTTP from "@/lib/domain/wire/http-status";

/** Why a change of the plan was not stored, as a sentence. */
export function planRefusal(error: unknown): string {
  const isFull =
    error instanceof ApiError &&
    (error.status === HTTP.CONTENT_TOO_LARGE ||
      error.fieldErrors["people"] !== undefined);
  return isFull
    ? "There is no room for more: clear settled entries under People first."
    : "Check your connection, then try again.";
}
