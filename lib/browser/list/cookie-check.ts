import { onListEvent } from "@/lib/browser/list/list-events";
import { isPrivateList, type ListRef, NONE } from "@/lib/browser/api/list-ref";

const cookies = {
  /** A list that this tab has made, until a response shows whether its cookie was stored. */
  unconfirmed: undefined as ListRef,
  areBlocked: false,
};
const PROBE = "cookie-check=1";

/** Call with the list of a write by a browser that had none. */
export function noteMadeList(list: ListRef) {
  if (!isPrivateList(list)) return;
  cookies.unconfirmed = list;
  const stop = onListEvent(({ kind }) => {
    if (kind !== "switched") return;
    // Another tab may have erased it.
    cookies.unconfirmed = undefined;
    stop();
  });
}

/** Call with the list of each response to a read. */
export function noteReadList(list: ListRef) {
  const isLost = cookies.unconfirmed !== undefined;
  cookies.unconfirmed = undefined;
  cookies.areBlocked =
    list === NONE && (cookies.areBlocked || isLost || !storesCookies());
}

/** Whether the browser stores no cookies of this site, so that it can have no list. */
export function areCookiesBlocked(list: ListRef): boolean {
  return list === NONE && cookies.areBlocked;
}

/**
 * Chromium may block cookies although cookieEnabled is true. The cookie is removed
 * at once: responses vary with cookies.
 */
function storesCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  try {
    document.cookie = `${PROBE}; SameSite=Lax; Path=/`;
    const isStored = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}; SameSite=Lax; Path=/; Max-Age=0`;
    return isStored;
  } catch {
    // A document without an origin.
    return false;
  }
}
