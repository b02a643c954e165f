export type JoinLink = {
  /** It may be malformed. */
  token: string;
  /** The link only reads the list; undefined where a token alone does not tell. */
  isReader: boolean | undefined;
};

const STARTS = [
  { start: "#join=", isReader: false },
  { start: "#read=", isReader: true },
  { start: "#token=", isReader: undefined },
];
/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** The address that asks before the list is opened. */
export function joinHref({ token, isReader }: JoinLink): string {
  const kind = STARTS.find((kind) => kind.isReader === isReader);
  return `/data${kind?.start ?? ""}${token}`;
}

export function joinUrl(link: JoinLink): string {
  return location.origin + joinHref(link);
}

/** The link that a fragment is of; undefined for another fragment. */
export function linkOfFragment(fragment: string): JoinLink | undefined {
  for (const { start, isReader } of STARTS)
    if (fragment.startsWith(start))
      return { token: fragment.slice(start.length), isReader };
  return undefined;
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
