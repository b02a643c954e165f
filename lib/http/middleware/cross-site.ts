/**
 * Whether a browser sent it for a page of another site. Programs that are no
 * browsers send neither header.
 */
export function isCrossSite({ headers }: Request): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  // A proxy may have put another name into Host.
  const ours = [headers.get("host"), headers.get("x-forwarded-host")];
  return host === undefined || !ours.includes(host);
}
