import { isToken, type JoinLink, linkOfFragment } from "./join-link";
import { tokenOfCode } from "./link-code";

export type JoinText =
  | { kind: "link"; link: JoinLink }
  /** A link, token or code of which a part is missing or wrong. */
  | { kind: "damaged" }
  | { kind: "other-site"; host: string }
  | { kind: "unknown" };

const HAS_LINK = /https?:\/\/|#(?:join|read)=/i;
/** The text of a token or a code that is too long, too short, or has a wrong letter. */
const LIKE_TOKEN = /^[\w-]{16,}$/;
const LIKE_CODE = /^(?:\w{3,5}[\s-]+){5,7}\w{1,5}$/;

/**
 * Reads what a person has pasted or typed: a join link, also within a message, the
 * token of one, or its code.
 *
 * @param host of this site
 */
export function readJoinText(text: string, host: string): JoinText {
  const typed = text.trim();
  const word = typed.split(/\s/).find((word) => HAS_LINK.test(word));
  if (word !== undefined) return readLink(word, host);
  const token = isToken(typed) ? typed : tokenOfCode(typed);
  if (token !== undefined)
    return { kind: "link", link: { token, isReader: false } };
  const isLike = LIKE_TOKEN.test(typed) || LIKE_CODE.test(typed);
  return { kind: isLike ? "damaged" : "unknown" };
}

function readLink(word: string, host: string): JoinText {
  // Some apps leave out the protocol, or put a bracket before it.
  const address = word.slice(Math.max(0, word.search(/https?:\/\//i)));
  const url = parse(
    address.startsWith("#")
      ? `https://${host}/${address}`
      : address.replace(/^(?!https?:)/i, "https://"),
  );
  if (!url) return { kind: "damaged" };
  if (url.host !== host) return { kind: "other-site", host: url.host };
  const link = linkOfFragment(url.hash);
  if (!link) return { kind: "unknown" };
  // A sentence may end after the link.
  const [token = ""] = /^[\w-]*/.exec(link.token) ?? [];
  return isToken(token)
    ? { kind: "link", link: { ...link, token } }
    : { kind: "damaged" };
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
