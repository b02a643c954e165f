import { lostListProblem } from "@/lib/browser/api/api-error";
import { isRecord } from "@/lib/domain/type-guards";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { withListLock } from "@/lib/browser/list/list-lock";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { randomKey } from "@/lib/browser/storage/random-key";
import {
  sendListWrite,
  sendUnderListLock,
} from "@/lib/browser/list/send-write";
import { LIST_URL } from "@/lib/browser/api/urls";
import { IDEMPOTENCY_KEY_HEADER } from "@/lib/domain/wire/headers";

/** The replacement without a response: `{list, key}`. */
const PENDING_KEY = "link-replacement";
const LINK_URL = `${LIST_URL}/link`;

/** The link was not replaced: a lost response would have lost the list. */
export class KeyNotStoredError extends Error {
  constructor() {
    super("The key of the replacement could not be stored.");
    this.name = "KeyNotStoredError";
  }
}

/** Resolves to the token of the join link. Rejects as sendWrite does. */
export async function fetchLinkToken(list: ListRef): Promise<string> {
  return readToken(await sendListWrite(LINK_URL, linkRequest({}), list));
}

/**
 * Replaces the token; the old link and other devices lose the list. Resolves to the
 * new token. Rejects as sendWrite does, or with a KeyNotStoredError before anything
 * is sent.
 */
export async function replaceLink(list: ListRef): Promise<string> {
  // When its response was lost, only its key gives the list back. It may have been
  // completed, and its link shown since: then its key does not replace that link.
  if (pendingKey(list) !== undefined) await retryReplacement(list);
  // Another tab that replaces the link waits, and then begins a replacement of its own.
  const response = await withListLock(() => sendReplacement(list));
  publishListEvent({ kind: "switched", list });
  return readToken(response);
}

/**
 * Called when the token of the browser is unknown. Resolves to whether a replacement, whose
 * response was lost, may have given it the new one.
 */
export async function completeReplacement(): Promise<boolean> {
  const list = readPending()?.list;
  if (list === undefined) return false;
  try {
    await retryReplacement(list);
    publishListEvent({ kind: "switched", list });
    return true;
  } catch (error) {
    // The list was erased, or has yet another link: the key opens nothing any more.
    if (lostListProblem(error)) writeLocalRecord(PENDING_KEY, undefined);
    console.error("The link could not be replaced.", error);
    return false;
  }
}

/** Whether a replacement of the link may still be completed. */
export function hasPendingReplacement(): boolean {
  return readPending() !== undefined;
}

/** Does nothing when another tab has completed the pending replacement meanwhile. */
function retryReplacement(list: ListRef): Promise<unknown> {
  return withListLock(async () => {
    if (pendingKey(list) !== undefined) await sendReplacement(list);
  });
}

/**
 * The caller has the list lock. A retry has the key of the first try, also
 * after a reload. The key is stored until the server has responded.
 */
async function sendReplacement(list: ListRef): Promise<Response> {
  const pending = pendingKey(list);
  const key = pending ?? randomKey();
  if (pending === undefined && !writeLocalRecord(PENDING_KEY, { list, key }))
    throw new KeyNotStoredError();
  const init = linkRequest({ rotate: true }, { [IDEMPOTENCY_KEY_HEADER]: key });
  const response = await sendUnderListLock(LINK_URL, init, list);
  writeLocalRecord(PENDING_KEY, undefined);
  return response;
}

function pendingKey(list: ListRef): string | undefined {
  const pending = readPending();
  return pending?.list === list ? pending?.key : undefined;
}

function readPending(): { list: string; key: string } | undefined {
  const { list, key } = readLocalRecord(PENDING_KEY) ?? {};
  return typeof list === "string" && typeof key === "string"
    ? { list, key }
    : undefined;
}

function linkRequest(
  body: { rotate?: true },
  headers: Record<string, string> = {},
) {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/** The token of a link in the response. */
export async function readToken(response: Response): Promise<string> {
  const json: unknown = await response.json();
  const token = isRecord(json) ? json["token"] : undefined;
  if (typeof token !== "string") throw new TypeError("There is no token.");
  return token;
}
