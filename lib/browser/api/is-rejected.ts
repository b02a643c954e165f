import * as HTTP from "@/lib/domain/wire/http-status";
import { ApiError, JoinedListError } from "./api-error";

/** Whether a failed write has certainly stored nothing. */
export function isRejected(error: unknown): boolean {
  if (error instanceof JoinedListError) return true;
  return error instanceof ApiError && error.status < HTTP.SERVER_ERROR;
}
