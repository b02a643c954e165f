import type { AppContext } from "@/lib/server/http/middleware/endpoint";
import { asToken, type ListToken } from "./list-token";

const MAX_AGE_SECONDS = 400 * 24 * 3600;
const ATTRIBUTES = "HttpOnly; SameSite=Lax; Path=/";

type ProxySettings = Pick<
  AppContext,
  "trustedProxies" | "trustsForwardedProto"
>;

/** The token in the cookie of the request's scheme; undefined without one. */
export function readListCookie(
  request: Request,
  settings: ProxySettings,
): ListToken | undefined {
  const prefix = `${cookieName(request, settings)}=`;
  const value = (request.headers.get("cookie") ?? "")
    .split(";")
    // Header values are read as Latin-1, where trim() would remove the byte A0 too.
    .map((pair) => pair.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ""))
    .find((pair) => pair.startsWith(prefix) && pair !== prefix)
    ?.slice(prefix.length);
  return value ? asToken(value) : undefined;
}

/** A Set-Cookie header that stores the token, or without one removes the cookie. */
export function listCookie(
  request: Request,
  settings: ProxySettings,
  token?: ListToken,
): string {
  const secure = isHttps(request, settings) ? "; Secure" : "";
  const maxAge = token ? MAX_AGE_SECONDS : 0;
  return `${cookieName(request, settings)}=${token ?? ""}; Max-Age=${maxAge}; ${ATTRIBUTES}${secure}`;
}

function cookieName(request: Request, settings: ProxySettings): string {
  return isHttps(request, settings) ? "__Host-list" : "list";
}

/**
 * The server itself has no TLS. Next adds X-Forwarded-Proto only where a request
 * has none, so without a proxy a client can set it.
 */
function isHttps(
  { headers }: Request,
  { trustedProxies, trustsForwardedProto }: ProxySettings,
): boolean {
  if (!trustsForwardedProto) return false;
  const schemes = (headers.get("x-forwarded-proto") ?? "").split(",");
  const scheme = schemes.at(-Math.max(1, trustedProxies)) ?? schemes[0];
  return scheme?.trim().toLowerCase() === "https";
}
