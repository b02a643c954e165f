/** Where the browser posts what another app shares with this one. */
export const SHARE_PATH = "/share";

/** The fragment of the page that takes what was shared. */
export const SHARED = "#shared";
/** Begins with SHARED. Nothing could be stored for the page. */
export const SHARE_FAILED = "#shared-failed";
