import { publishListEvent } from "./list-events";
import { refusal } from "./api-error";
import { request } from "./request";

const UNCERTAIN_FROM = 500;

/**
 * Sends a change of the list. Rejects with Refused, or with fetch's own error;
 * when the server may have stored it all the same, open lists are told to reload.
 *
 * @param accepts a further status that is no failure
 */
export async function sendWrite(
  url: string,
  init: RequestInit & { method: string },
  accepts?: number,
): Promise<Response> {
  const response = await request(url, init).catch((error: unknown) => {
    publishListEvent({ kind: "stale" });
    throw error;
  });
  if (response.ok || response.status === accepts) return response;
  if (response.status >= UNCERTAIN_FROM) publishListEvent({ kind: "stale" });
  throw await refusal(`${init.method} ${url}`, response);
}
