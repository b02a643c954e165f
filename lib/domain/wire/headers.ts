/** Request header of an add: a retry with the same key stores nothing twice. */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";

/** Response header of an add: `true` if its key was used before, and nothing was stored now. */
export const IDEMPOTENT_REPLAYED_HEADER = "idempotent-replayed";

/** Response header: the id of the request in the server's log. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Response header of the expenses: the number of unreadable rows that the store left out. */
export const UNREADABLE_HEADER = "unreadable-rows";

/** Response header of the expenses and of the suggestions: `true` if expenses can be edited and deleted. */
export const EDITABLE_HEADER = "editable-rows";

/**
 * Response header: the list of the request. `one` with LISTS=one; else the ref of
 * a private list, `none` without a cookie, or `gone` if no list has its token.
 */
export const LIST_HEADER = "list";

/** Response header of a private list: `full`, or `read` if the cookie is that of a reader link. */
export const LIST_ACCESS_HEADER = "list-access";

/** Request header: the `List` that the request is for; with another one it is rejected with 409. */
export const IF_LIST_HEADER = "if-list";

/** Response header of /sw.js: `off` if the service worker is switched off. */
export const SERVICE_WORKER_HEADER = "service-worker-state";

/**
 * This app's entry in the `Via` header of its requests to an upstream host. An
 * incoming request with this entry reveals a request loop.
 */
export const VIA = "1.1 campus-kharcha";
