import { normaliseText } from "@/lib/domain/expenses/normalise-text";

// Combining marks that can appear in any script, such as accents and harakat, and
// the Hebrew points. Vowel signs belong to one script and are not matched. Nor
// are the voicing marks of kana (U+3099, U+309A), which form other letters.
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\u0591-\u05c7]/gu;

/** Letters that NFKD does not decompose. */
const BASE_LETTERS: Record<string, string> = {
  Ł: "L",
  Ø: "O",
  Đ: "D",
  Ħ: "H",
  Ŧ: "T",
  Æ: "AE",
  Œ: "OE",
};

/** The text without letter case and accents, for searching and sorting. */
export function searchKey(text: string): string {
  // Upper case also maps ß to SS and both lower-case sigmas to one letter.
  return normaliseText(text, "NFKD")
    .replace(ACCENTS, "")
    .toUpperCase()
    .replace(/[ŁØĐĦŦÆŒ]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}

const cache = new Map<string, string>();

/**
 * searchKey with a cache without a limit. For the browser only, where it holds
 * the texts of one list; on the server it would grow with every new description.
 */
export function cachedSearchKey(text: string): string {
  let key = cache.get(text);
  if (key === undefined) {
    key = searchKey(text);
    cache.set(text, key);
  }
  return key;
}
