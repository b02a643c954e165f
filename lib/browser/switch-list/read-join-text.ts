import { isToken, type JoinLink } from "./join-link";
import { linkOfCode } from "./link-code";

export type JoinText =
  | { kind: "link"; link: JoinLink }
  /** A link, token or code of which a part is missing or wrong. */
  | { kind: "damaged" }
  | { kind: "other-site"; host: string }
  | { kind: "unknown" };

/** The encoded characters of an address: / : # and = */
const ENCODED = /%(?:2F|3A|23|3D)/gi;
const LINK_START = /#(join|read)=/gi;
/**
 * A token, which may be split by spaces. The bits of its last letter that are not used
 * are 0. An underscore after it may be of a text in italics.
 */
const LINK_TOKEN = /^\s*((?:[\w-]\s*){21}[AQgw])(?!_*[A-Za-z\d-])/;
/** Where the letters of a code may begin. The lookahead lets them overlap. */
const CODE =
  /(?<![\p{L}\p{N}])(?=((?:[0-9A-Za-z][\s\p{Pd}\u2212]*){28})(?![\p{L}\p{N}]))/gu;
const ADDRESS = /https?:\/\/\S*/i;
/** As in `code: 000G 40R4`. */
const LABEL = /^\s*[a-z]+:/i;
/** The text of a token or a code that is too long, too short, or has a wrong letter. */
const LIKE_TOKEN = /^[\w-]{16,}$/;
const LIKE_CODE = /^(?:\w{3,5}[ -]){5,7}\w{1,5}$/;

/**
 * Reads what a person has pasted or typed: a join link, also within a message, the
 * token of one, or its code.
 *
 * @param host of this site
 */
export function readJoinText(text: string, host: string): JoinText {
  const typed = text.replace(ENCODED, (letter) => decodeURIComponent(letter));
  const found = [...typed.matchAll(LINK_START)].map((match) =>
    readLink(typed, match, host),
  );
  const [first] = found;
  if (first) return found.find(({ kind }) => kind === "link") ?? first;
  for (const [, letters = ""] of typed.matchAll(CODE)) {
    const link = linkOfCode(letters);
    if (link) return { kind: "link", link };
  }
  const [address] = ADDRESS.exec(typed) ?? [];
  if (address !== undefined)
    return otherSite(address, host) ?? { kind: "damaged" };
  const words = typed.replace(LABEL, "").match(/[\w-]+/g) ?? [];
  const bare = words.join(" ");
  if (isToken(bare))
    return { kind: "link", link: { token: bare, isReader: undefined } };
  const isLike =
    LIKE_TOKEN.test(bare) ||
    LIKE_CODE.test(bare) ||
    typed.toLowerCase().includes(host);
  return { kind: isLike ? "damaged" : "unknown" };
}

function readLink(
  text: string,
  { 0: start, 1: kind = "", index }: RegExpExecArray,
  host: string,
): JoinText {
  const [address = ""] = text.slice(0, index).trimEnd().split(/\s/).slice(-1);
  const other = otherSite(address, host);
  if (other) return other;
  const token = LINK_TOKEN.exec(text.slice(index + start.length))?.[1]?.replace(
    /\s/g,
    "",
  );
  if (token === undefined) return { kind: "damaged" };
  const isReader = kind.toLowerCase() === "read";
  return { kind: "link", link: { token, isReader } };
}

/** Undefined for this site, and for a text that names none. */
function otherSite(text: string, host: string): JoinText | undefined {
  const start = text.search(ADDRESS);
  // Some apps leave out the protocol, or put a bracket before it.
  const address =
    start < 0 ? text.replace(/^[\W_]+/, "https://") : text.slice(start);
  const full = /^https?:/i.test(address) ? address : `https://${address}`;
  if (start < 0 && !/^https:\/\/[^/]*[.:]\w/.test(full)) return undefined;
  if (!URL.canParse(full)) return { kind: "damaged" };
  const named = new URL(full).host;
  return named === host ? undefined : { kind: "other-site", host: named };
}
