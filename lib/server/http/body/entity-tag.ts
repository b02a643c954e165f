import type { ContentEncoding } from "./content-encoding";

/** The ETag of one revision of a list, in one encoding. Revisions of two lists can be equal. */
export function entityTag(
  ref: string,
  revision: string,
  encoding: ContentEncoding,
): string {
  const list = ref === "one" ? "" : `${ref}-`;
  return `"${list}${revision}-${encoding}"`;
}

/**
 * Whether an If-None-Match or If-Match header names the ETag, by weak comparison
 * (RFC 9110, 8.8.3.2). A proxy that compresses a response makes its ETag weak.
 */
export function matchesEntityTag(header: string | null, etag: string): boolean {
  return (header ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
