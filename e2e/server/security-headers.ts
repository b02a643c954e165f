import type { APIResponse } from "@playwright/test";
import { expect } from "../fixtures";

const HEADERS = {
  "content-security-policy": /^default-src 'none'; script-src 'self' 'sha256-/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^no-referrer$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
};

/** Expects all security headers, and no header that tells too much or allows other origins. */
export function expectSecurityHeaders(response: APIResponse, what: string) {
  const headers = response.headers();
  for (const [name, value] of Object.entries(HEADERS))
    expect.soft(headers[name], `${what}: ${name}`).toMatch(value);
  for (const name of ["x-powered-by", "access-control-allow-origin"])
    expect.soft(headers[name], `${what}: ${name}`).toBeUndefined();
  expect
    .soft(headers["content-security-policy"], what)
    .not.toMatch(/unsafe|\*/);
  return headers;
}
