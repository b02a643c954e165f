import { listProblem } from "@/lib/client/api-error";
import { isRecord } from "@/lib/client/type-guards";
import { readLocalRecord, writeLocalRecord } from "@/lib/client/local-storage";
import type { ListRef } from "@/lib/client/list-ref";
import { randomKey } from "@/lib/client/random-key";
import { sendListWrite } from "@/lib/client/send-write";
import { LIST_URL } from "@/lib/client/urls";
import { IDEMPOTENCY_KEY_HEADER } from "@/lib/wire/headers";

/** The replacement without a response: `{list, key}`. */
const PENDING_KEY = "link-replacement";

/** Resolves to the token of the join link. Rejects as sendWrite does. */
export function fetchLinkToken(list: ListRef): Promise<string> {
  return postLink({}, {}, list);
}

/**
 * Replaces the token; the old link and other devices lose the list. Resolves to the
 * new token. A retry has the key of the first try, also after a reload: when the
 * first response was lost, only this key gives the list back.
 */
export async function replaceLink(list: ListRef): Promise<string> {
  const key = pendingKey(list) ?? randomKey();
  writeLocalRecord(PENDING_KEY, { list, key });
  const headers = { [IDEMPOTENCY_KEY_HEADER]: key };
  const token = await postLink({ rotate: true }, headers, list);
  writeLocalRecord(PENDING_KEY, undefined);
  return token;
}

/**
 * For a browser whose token is unknown: resolves to whether a replacement, whose
 * response was lost, has given it the new one.
 */
export async function completeReplacement(): Promise<boolean> {
  const list = readLocalRecord(PENDING_KEY)?.["list"];
  if (typeof list !== "string") return false;
  try {
    await replaceLink(list);
    return true;
  } catch (error) {
    // Too late, or the list was erased: the key opens nothing any more.
    if (listProblem(error)) writeLocalRecord(PENDING_KEY, undefined);
    console.error("The link could not be replaced.", error);
    return false;
  }
}

/** Whether a replacement of the link may still be completed. */
export function hasPendingReplacement(): boolean {
  return readLocalRecord(PENDING_KEY) !== undefined;
}

function pendingKey(list: ListRef): string | undefined {
  const pending = readLocalRecord(PENDING_KEY);
  if (pending?.["list"] !== list) return undefined;
  return typeof pending?.["key"] === "string" ? pending["key"] : undefined;
}

async function postLink(
  body: { rotate?: true },
  headers: Record<string, string>,
  list: ListRef,
): Promise<string> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
  const response = await sendListWrite(`${LIST_URL}/link`, init, list);
  const json: unknown = await response.json();
  const token = isRecord(json) ? json["token"] : undefined;
  if (typeof token !== "string") throw new TypeError("There is no token.");
  return token;
}
