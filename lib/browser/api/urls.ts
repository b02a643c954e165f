type PublicVariables = { NEXT_PUBLIC_API_HOST?: string };

// Next inlines the value at build time only where the name is written out:
// https://nextjs.org/docs/app/guides/environment-variables#bundling-environment-variables-for-the-browser
// eslint-disable-next-line no-restricted-properties -- lib/server/env.ts is server-only
const configuredUrl = (process.env as PublicVariables).NEXT_PUBLIC_API_HOST;

/** The app's own route handlers, unless the build sets an external API. */
const API_URL = (configuredUrl || "/api").replace(/(?<!\/)\/+$/, "");

/** An external API has GET /show and POST /add only, and its CORS rules may reject other headers. */
export const IS_OWN_API = API_URL.startsWith("/");

export const SHOW_URL = `${API_URL}/show`;
export const ADD_URL = `${API_URL}/add`;
export const SUGGESTIONS_URL = `${API_URL}/suggestions`;
/** Parent of `/{id}`. */
export const EXPENSES_URL = `${API_URL}/expenses`;
export const PLAN_URL = `${API_URL}/plan`;
export const LIST_URL = `${API_URL}/list`;
