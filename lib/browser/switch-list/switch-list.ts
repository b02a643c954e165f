import { ApiError } from "@/lib/browser/api/api-error";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { withListLock } from "@/lib/browser/list/list-lock";
import {
  GONE,
  isKnownList,
  isPrivateList,
  type ListRef,
  listOf,
  NONE,
} from "@/lib/browser/api/list-ref";
import {
  forgetLocalCopies,
  listsWithLocalCopies,
} from "@/lib/browser/list/local-copies";
import {
  forgetPayeeWordings,
  listsWithWordings,
} from "@/lib/browser/import/payee-wordings";
import {
  sendListWrite,
  sendUnderListLock,
  type WriteInit,
} from "@/lib/browser/list/send-write";
import { LIST_URL, SHOW_URL } from "@/lib/browser/api/urls";
import { forgetAdds, listsWithAdds } from "@/lib/browser/storage/add-count";
import { setOwnUpi } from "@/lib/browser/storage/own-upi";
import { request } from "@/lib/browser/api/request";
import { recordJoin } from "@/lib/browser/list/last-join";
import {
  forgetLinkState,
  listsWithLinkState,
  storeLinkState,
} from "./link-record";
import {
  completeReplacement,
  hasPendingReplacement,
} from "@/lib/browser/list/list-link";
import { forgetRenewal, renewedLists } from "@/lib/browser/list/renew-list";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { hasOutboxMarker } from "@/lib/browser/outbox/outbox-marker";
import * as HTTP from "@/lib/domain/wire/http-status";

/**
 * Gives the browser a new list in place of one that is gone, unless a replacement
 * of its link can be completed, or of one that it can only read. Rejects as sendWrite
 * does, also while it is not known whether the replacement can be completed.
 */
export async function startList(left: ListRef) {
  if (left === GONE) {
    if (await completeReplacement()) return;
    if (hasPendingReplacement())
      throw new Error("The replacement of the link cannot be completed now.");
  }
  await switchList("POST", "", left, { new: true });
}

/** `blocked-cookies`: the next response shows that the browser has no list. */
export type JoinOutcome =
  "joined" | "same-list" | "dead-link" | "replaced-link" | "blocked-cookies";

/**
 * Gives the browser the list of the token. Rejects as sendWrite does.
 *
 * @param current the list that the user has agreed to leave
 * @param isReader the user has agreed to a link that only reads
 */
export async function joinList(
  token: string,
  current: ListRef,
  isReader = false,
): Promise<JoinOutcome> {
  try {
    const list = await switchList(
      "POST",
      "/join",
      current,
      { token, ...(isReader && { access: "read" }) },
      sendJoin,
    );
    if (!isPrivateList(list)) return "blocked-cookies";
    storeLinkState(list, "known");
    return list === current ? "same-list" : "joined";
  } catch (error) {
    if (error instanceof ApiError && error.status === HTTP.NOT_FOUND)
      return "dead-link";
    if (error instanceof ApiError && error.status === HTTP.GONE)
      return "replaced-link";
    throw error;
  }
}

/** Records the join, unless it is certain that the browser has the same list as before. */
function sendJoin(url: string, init: WriteInit, current: ListRef) {
  return withListLock(async () => {
    const removeRecord = recordJoin();
    try {
      const response = await sendUnderListLock(url, init, current);
      if (listOf(response) === current) removeRecord();
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.status < HTTP.SERVER_ERROR)
        removeRecord();
      throw error;
    }
  });
}

/** Removes the list and all its expenses, also the unsent ones. Rejects as sendWrite does. */
export async function eraseList(list: ListRef) {
  const erase = async () => {
    await switchList("DELETE", "", list);
  };
  if (!hasOutboxMarker()) return erase();
  const { eraseWithEntries } = await loadOutbox();
  await eraseWithEntries(list, erase);
}

/** Removes what this browser has stored of a list that it has left. */
async function forgetList(list: string) {
  forgetLinkState(list);
  forgetRenewal(list);
  forgetPayeeWordings(list);
  forgetAdds(list);
  forgetLocalCopies(list);
  // The UPI id belongs to the person who has left this browser, not to a list.
  setOwnUpi(undefined);
  // Loaded late, because it is hardly ever needed.
  const { forgetImportsOf } =
    await import("@/lib/browser/import/forget-imports");
  await forgetImportsOf(list);
  // Content that another app has shared, and no page has taken yet, may belong to the list.
  await tryToRemove("Shared content", async () => {
    const { forgetShared } = await import("@/lib/browser/share/shared-content");
    await forgetShared();
  });
}

/** The list is left all the same when it fails, which is logged. */
async function tryToRemove(what: string, remove: () => Promise<void>) {
  try {
    await remove();
  } catch (error) {
    console.error(`${what} could not be removed.`, error);
  }
}

async function forgetOtherLists(list: string) {
  const { listsWithImports } =
    await import("@/lib/browser/import/forget-imports");
  const stored = new Set([
    ...listsWithLinkState(),
    ...renewedLists(),
    ...listsWithWordings(),
    ...listsWithAdds(),
    ...listsWithLocalCopies(),
    ...(await listsWithImports()),
  ]);
  for (const other of stored) if (other !== list) await forgetList(other);
}

/** Resolves to the list that the browser has now. */
async function switchList(
  method: string,
  path: string,
  list: ListRef,
  body?: object,
  send = sendListWrite,
): Promise<ListRef> {
  const init = {
    method,
    ...(body && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  };
  const response = await send(LIST_URL + path, init, list);
  // Pages store that of the list that the browser has now, when they load it.
  await tryToRemove("The copy of the list", async () => {
    const { forgetExpensesCopy } =
      await import("@/lib/browser/list/expenses-copy");
    await forgetExpensesCopy();
  });
  const listRead = await overwriteCachedList();
  const listNow = listRead === NONE ? NONE : listOf(response);
  const isLeft = method === "DELETE" || listNow !== list;
  if (isKnownList(list) && isLeft) await forgetList(list);
  // The ref of a list that is gone is not known: all but that of the new one.
  if (list === GONE && isKnownList(listNow)) await forgetOtherLists(listNow);
  publishListEvent({ kind: "switched", list: listNow });
  return listNow;
}

/**
 * Resolves to the list of the response; undefined after an error. The browser's cache
 * still has the expenses of the list before. `Clear-Site-Data` would remove every
 * file of the app, and does nothing on plain http:
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Clear-Site-Data
 */
async function overwriteCachedList(): Promise<ListRef> {
  try {
    const response = await request(SHOW_URL, { cache: "reload" });
    // The cache stores a complete body only.
    await response.arrayBuffer();
    return listOf(response);
  } catch (error) {
    console.error("The cached list could not be overwritten.", error);
    return undefined;
  }
}
