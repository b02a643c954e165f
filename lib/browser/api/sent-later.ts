import { ApiError, JoinedListError } from "./api-error";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Whether the same request may succeed later: there was no response, or the server is busy or down. */
export function maySucceedLater(error: unknown): boolean {
  if (error instanceof JoinedListError) return false;
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;
}
