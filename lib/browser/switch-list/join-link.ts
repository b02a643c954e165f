/** A link that opens a list. */
export type JoinLink = {
  /** It may be malformed. */
  token: string;
  /** The link only reads the list. */
  isReader: boolean;
};

const JOIN = "#join=";
const READ = "#read=";
/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** The address that asks before the list is opened. */
export function joinHref({ token, isReader }: JoinLink): string {
  return `/data${isReader ? READ : JOIN}${token}`;
}

export function joinUrl(link: JoinLink): string {
  return location.origin + joinHref(link);
}

/** The link that a fragment is of; undefined for another fragment. */
export function linkOfFragment(fragment: string): JoinLink | undefined {
  for (const start of [JOIN, READ])
    if (fragment.startsWith(start))
      return { token: fragment.slice(start.length), isReader: start === READ };
  return undefined;
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
