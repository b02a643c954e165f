import { searchKey } from "./search-key";

/**
 * A tag in a description: `#` at the start, after a space or an opening bracket, then
 * letters, marks, digits, `-` and `_` with at least one letter. It ends with none of the
 * last two. The joiners are within words of Indian and Arabic scripts.
 */
export const TAG =
  /(?<=^|[\s\p{Ps}])[#＃][\p{Nd}\p{M}_-]*\p{L}(?:[_-]*[\p{L}\p{M}\p{Nd}\u200c\u200d])*/gu;

const ONE_TAG = new RegExp(`^${TAG.source}$`, "u");
/** Brackets with nothing but tags, and the space before them. */
export const TAGS_IN_BRACKETS = new RegExp(
  String.raw`\s?\p{Ps}(?:\s*${TAG.source})+\s*\p{Pe}(?![\p{L}\p{M}\p{N}#＃_-])`,
  "gu",
);
const PARTS = new RegExp(`(${TAG.source})`, "u");

/** Whether the text is one tag and nothing else. */
export function isTag(text: string): boolean {
  return ONE_TAG.test(text);
}

/** The text in parts: those with an odd index are its tags, the others may be empty. */
export function splitTags(text: string): string[] {
  return text.split(PARTS);
}

/** The tags of the text as they are written first. They are compared by `searchKey`. */
export function tagsOf(text: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of text.match(TAG) ?? []) {
    const key = searchKey(tag);
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** Whether a text has the tag. Takes the search keys of both. */
export function hasTag(textKey: string, tagKey: string): boolean {
  return (
    textKey.includes(tagKey) && (textKey.match(TAG)?.includes(tagKey) ?? false)
  );
}

/** The text without its tags; the text itself if it has nothing else. */
export function untagged(text: string): string {
  if (!/[#＃]/.test(text)) return text;
  const rest = text
    .replace(TAGS_IN_BRACKETS, "")
    .replace(TAG, "")
    .replace(/\s+/g, " ")
    .trim();
  return rest === "" ? text : rest;
}

/** The text by which descriptions are compared: "chai" and "Chai #hostel" are the same. */
export function keyWithoutTags(
  description: string,
  keyOf: (text: string) => string = searchKey,
): string {
  return keyOf(untagged(description).trim());
}
