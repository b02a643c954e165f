import { ACRONYMS, SMALL_WORDS } from "./payee-words";

const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{2,5}$/;
const SHORT_WITH_DIGIT = /^(?=.{2,4}$)\p{L}+\p{N}+\p{L}*$/u;
const TITLE = /^(dr|mr|mrs|ms|st|sr|jr)$/;
// "Domino's", "d'mart": the letter after an apostrophe starts no word.
const FIRST_LETTER = /^(\P{L}*)(\p{L})/u;

/**
 * Writes the words as a name: `RAMESH KUMAR` → `Ramesh Kumar`, `irctc` → `IRCTC`.
 * Words in mixed case, such as `PhonePe`, stay.
 */
export function asName(words: readonly string[]): string {
  return words.map(nameWord).join(" ");
}

function nameWord(word: string, position: number): string {
  const lower = word.toLowerCase();
  if (word !== lower && word !== word.toUpperCase()) return word;
  if (position > 0 && SMALL_WORDS.has(lower)) return lower;
  const isAcronym =
    ACRONYMS.has(lower) ||
    SHORT_WITH_DIGIT.test(word) ||
    (NO_VOWEL.test(lower) && !TITLE.test(lower));
  if (isAcronym) return lower.toUpperCase();
  return lower.replace(
    FIRST_LETTER,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
