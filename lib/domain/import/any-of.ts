/** A pattern that matches any of the phrases, which are tried in their order. */
export function anyOf(flags: string, ...phrases: string[]): RegExp {
  return new RegExp(phrases.join("|"), flags);
}
