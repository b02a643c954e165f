/** The source of a file that this program has exported. */
export const OWN_SOURCE = "Campus Kharcha";

/** The ids of this program. Other numbers may be the same in two files. */
export function isOwnId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
