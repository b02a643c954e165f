const PREFIX = "#correct=";

/** The address at which Add Expense has the values of an entry. The fragment is not sent to the server. */
export function correctionHref(key: string): string {
  return `/add${PREFIX}${encodeURIComponent(key)}`;
}

/** The key of the entry that the address is for. */
export function keyToCorrect(): string | undefined {
  const { hash } = location;
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return undefined;
  }
}
