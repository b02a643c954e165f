/** From the page to a new worker that waits: replace the active one. */
export const TAKE_OVER = "take-over";
/** From a page that has loaded, to the active worker. */
export const PAGE_LOADED = "page-loaded";
