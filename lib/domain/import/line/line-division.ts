import type { LineToken } from "./line-tokens";

const PEOPLE =
  "people|persons?|friends|of us|ways|log|logo|logon|dost|doston|लोग|लोगों";
const IN = "by|in|into|among|amongst|between|me|mein|में";
const SPLIT =
  "split|splitted|divide|divided|shared|share|baa?n?t\\w*|बांट\\S*|बाँट\\S*|[/÷]";
const PATTERNS = [
  // "split by 3", "divided among 4 friends", "divide kiya 4 me"
  new RegExp(
    `^(?:${SPLIT})(?: (?:kiya|karke|it))?(?: (?:${IN}))? ([2-9]|[1-9]\\d)(?: (?:${PEOPLE}))?(?: (?:${IN}))?$`,
  ),
  // "3 logo me", "4 me divide"
  new RegExp(`^([2-9]|[1-9]\\d) (?:${PEOPLE}) (?:me|mein|में)$`),
  new RegExp(
    `^([2-9]|[1-9]\\d)(?: (?:${PEOPLE}))?(?: (?:${IN}))? (?:${SPLIT})(?: (?:kiya|kiye|diya|gaya))?$`,
  ),
];
/** "1200 by 10" at the end, but not "240 in 10 min". */
const AT_END = /^(?:by|in) ([2-9]|[1-9]\d)$/;
const MAX_WORDS = 6;

/** By how many the amount before the position is divided, and in how many tokens. */
export function divisionAt(
  tokens: readonly LineToken[],
  position: number,
): { parts: number; count: number } | undefined {
  for (let count = MAX_WORDS; count > 1; count -= 1) {
    const words = tokens.slice(position, position + count);
    if (words.length < count) continue;
    const text = words.map(({ word }) => word).join(" ");
    const isEnd = position + count === tokens.length;
    for (const pattern of isEnd ? [...PATTERNS, AT_END] : PATTERNS) {
      const parts = pattern.exec(text)?.[1];
      if (parts !== undefined) return { parts: Number(parts), count };
    }
  }
  return undefined;
}
