/**
 * Whether a browser sent the request for a page of another site. Other clients
 * send neither header.
 */
export function isCrossSite({ headers }: Request): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  // A proxy may have replaced Host.
  const ownHosts = [headers.get("host"), headers.get("x-forwarded-host")];
  return host === undefined || !ownHosts.includes(host);
}
