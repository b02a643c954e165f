/** Response header of the list: how many rows the store had to leave out. */
export const UNREADABLE_HEADER = "unreadable-rows";

/** Response header of the list: `true` if its rows can be changed and removed. */
export const EDITABLE_HEADER = "editable-rows";

/**
 * This app's entry in the `Via` header of its requests to an outside host. A
 * request that carries it has come back to this app, in this process or another.
 */
export const VIA = "1.1 campus-kharcha";
