type PublicVariables = { NEXT_PUBLIC_API_HOST?: string };

// Next inlines the value at build time only where the name is written out:
// https://nextjs.org/docs/app/guides/environment-variables#bundling-environment-variables-for-the-browser
// eslint-disable-next-line no-restricted-properties -- lib/env.ts is server-only
const configuredHost = (process.env as PublicVariables).NEXT_PUBLIC_API_HOST;

/** The app's own route handlers, unless the build sets another origin. */
const API_HOST = (configuredHost || "/api").replace(/\/+$/, "");

/** An external API has GET /show and POST /add only, and its CORS rules may reject other headers. */
export const IS_OWN_API = API_HOST.startsWith("/");

export const SHOW_URL = `${API_HOST}/show`;
export const ADD_URL = `${API_HOST}/add`;
export const SUGGESTIONS_URL = `${API_HOST}/suggestions`;
/** Parent of `/{id}`. */
export const EXPENSES_URL = `${API_HOST}/expenses`;
