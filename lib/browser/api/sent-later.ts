import { ApiError, JoinedListError } from "./api-error";
import * as HTTP from "@/lib/domain/wire/http-status";

/** Whether the same request may succeed later: there was no response, or the server is busy or down. */
export function maySucceedLater(error: unknown): boolean {
  if (error instanceof JoinedListError) return false;
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === HTTP.TOO_MANY_REQUESTS || status >= HTTP.SERVER_ERROR;
}
