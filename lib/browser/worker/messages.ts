/** A page sends it to a new worker that waits, which then replaces the active one. */
export const TAKE_OVER = "take-over";
/** A page that has loaded sends it to the active worker. */
export const PAGE_LOADED = "page-loaded";
