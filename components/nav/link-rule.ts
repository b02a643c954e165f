/** Whether the link must be a plain anchor: external, mail, phone and hash links. */
export function isPlainAnchor(href: string): boolean {
  return /^(http|\/\/|mailto:|tel:|#)/.test(href);
}
