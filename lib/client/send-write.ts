import { publishListEvent } from "./list-events";
import { readApiError } from "./api-error";
import { request } from "./request";

/** After a 5xx response the server may have stored the change. */
const SERVER_ERROR = 500;

/**
 * Sends a write request. Rejects with an ApiError, or with the error of fetch.
 * When the server may have stored the change anyway, publishes `stale`.
 *
 * @param acceptedStatus a status other than 2xx that counts as success
 */
export async function sendWrite(
  url: string,
  init: RequestInit & { method: string },
  acceptedStatus?: number,
): Promise<Response> {
  const response = await request(url, init).catch((error: unknown) => {
    publishListEvent({ kind: "stale" });
    throw error;
  });
  if (response.ok || response.status === acceptedStatus) return response;
  if (response.status >= SERVER_ERROR) publishListEvent({ kind: "stale" });
  throw await readApiError(`${init.method} ${url}`, response);
}
