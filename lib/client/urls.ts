type PublicVariables = { NEXT_PUBLIC_API_HOST?: string };

// Written out in full because Next puts the value here when it builds.
// eslint-disable-next-line no-restricted-properties -- lib/env.ts cannot reach the browser
const configuredHost = (process.env as PublicVariables).NEXT_PUBLIC_API_HOST;

/** {host}: the app's own handlers, unless the build names another origin. */
const API_HOST = (configuredHost || "/api").replace(/\/+$/, "");

/** Another origin may not allow a header it does not know, and has two calls only. */
export const IS_OWN_API = API_HOST.startsWith("/");

export const SHOW_URL = `${API_HOST}/show`;
export const ADD_URL = `${API_HOST}/add`;
export const SUGGESTIONS_URL = `${API_HOST}/suggestions`;
/** Each expense has its id under it. */
export const EXPENSES_URL = `${API_HOST}/expenses`;
