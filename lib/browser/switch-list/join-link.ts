const PARAMETER = "#join=";
/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

export function joinLink(token: string): string {
  return `${location.origin}/data${PARAMETER}${token}`;
}

/** The token of a link's fragment; undefined without one. It may be malformed. */
export function tokenOfFragment(fragment: string): string | undefined {
  return fragment.startsWith(PARAMETER)
    ? fragment.slice(PARAMETER.length)
    : undefined;
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
