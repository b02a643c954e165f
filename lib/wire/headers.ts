/** Request header of an add: a retry with the same key stores nothing twice. */
export const IDEMPOTENCY_KEY_HEADER = "idempotency-key";

/** Response header: the id of the request in the server's log. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Response header of the list: the number of unreadable rows that the store left out. */
export const UNREADABLE_HEADER = "unreadable-rows";

/** Response header of the list: `true` if expenses can be edited and deleted. */
export const EDITABLE_HEADER = "editable-rows";

/**
 * This app's entry in the `Via` header of its requests to an upstream host. An
 * incoming request with this entry reveals a request loop.
 */
export const VIA = "1.1 campus-kharcha";
