/** Whether a link leaves the app's router: an outside address, a mail, a call or an anchor. */
export function isPlainAnchor(href: string): boolean {
  return /^(http|\/\/|mailto:|tel:|#)/.test(href);
}
