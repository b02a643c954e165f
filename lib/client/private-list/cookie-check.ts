import { onListEvent } from "@/lib/client/list-events";
import { isPrivateList, type ListRef, NONE } from "@/lib/client/list-ref";

// A list that this tab has made, until a response shows whether its cookie was stored.
let unconfirmed: ListRef;
let isCookieLost = false;
let isListening = false;

/** Call with the list of a write by a browser that had none. */
export function noteMadeList(list: ListRef) {
  if (!isPrivateList(list)) return;
  unconfirmed = list;
  if (isListening) return;
  isListening = true;
  // Another tab may have erased it.
  onListEvent(({ kind }) => {
    if (kind === "switched") unconfirmed = undefined;
  });
}

/** Call with the list of each response to a read. */
export function noteReadList(list: ListRef) {
  if (unconfirmed === undefined && list === NONE) return;
  isCookieLost = unconfirmed !== undefined && list === NONE;
  unconfirmed = undefined;
}

/** Whether this browser stores no cookie of this site, so that no list can be its own. */
export function areCookiesBlocked(list: ListRef): boolean {
  return list === NONE && (isCookieLost || !navigator.cookieEnabled);
}
