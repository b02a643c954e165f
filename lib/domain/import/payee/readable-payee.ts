import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import {
  ACRONYMS,
  CITIES,
  EMPTY_WORDS,
  LEGAL_FORMS,
  NAMES_WITH_CITY,
  PAYMENT_SERVICES,
  REGION_CODES,
  SERVICE_PRODUCTS,
  SMALL_WORDS,
  TITLES,
  TRADE_WORDS,
} from "./payee-words";

const MAX_INPUT_LENGTH = 200;
const MAX_LENGTH = 60;
/** Shorter numbers belong to names: `Cafe 24`, `7 Eleven`. */
const MAX_DIGITS = 3;

/** Control characters and white space, but not the joiners of Hindi letters. */
const UNWANTED = /(?:(?![\u200c\u200d])[\p{C}\p{Z}])+/gu;
const UPI_ID = /^([^\s@]+)@[^\s@]+$/;
const WEB_ADDRESS = /https?:\/\/|\bwww\.|\.(?:com|co\.in|in|net|org|app)\b/gi;
const ABBREVIATION = /\b(?:m\/s|a\/c(?: no)?)(?![\p{L}\p{N}])/giu;
const SEPARATORS = /[\s_\-./*,|:;#()[\]{}<>"=+\\~^`]+/u;
const MASKED_NUMBER = /^[x*]+\p{Nd}*$|^x{2,}|^\p{Nd}+[x*]{2,}\p{Nd}*$/iu;
const NUMBER_SIGNS = /\p{N}/gu;
const TRAILING_NUMBER = /(?<!\p{Nd})\p{Nd}+$/u;
const SINGLE_LETTER = /^\p{L}$/u;
const LETTER = /\p{L}/u;
const TWO_LETTERS = /\p{L}.*\p{L}|\P{ASCII}/u;
/** A payee that a payment service numbered: `paytmqr5abcde`, `q887766554`, `aabc12345`. */
const CODE =
  /^(?:paytm|bharat|phonepe|gpay|vyapar|ombk|mswipe|q(?=\d))\w*\d|^\p{L}{1,4}\d{5,}$/iu;
/** `ka57` in "bmtcbus.ka57". */
const SHORT_CODE = /^\p{L}{2}\d{1,2}$/u;
const CUT_LEGAL_FORM = /^(priva?t?|limi?t?e?)$/;

/**
 * The payee of a payment as a person would write it: `ZOMATO LIMITED BANGALORE` →
 * `Zomato`, `zomato-order@ptybl` → `Zomato Order`. A valid description without
 * account, phone or reference numbers; "" if nothing readable is left.
 */
export function readablePayee(text: string): string {
  const parts = normaliseText(text.slice(0, MAX_INPUT_LENGTH), "NFKC")
    .slice(0, MAX_INPUT_LENGTH)
    .replace(UNWANTED, " ")
    .trim()
    .split(" ");
  const named = parts.filter((part) => !part.includes("@")).join(" ");
  const name = readName(merchantWords(named));
  if (name !== "") return name;
  for (const part of parts) {
    const local = UPI_ID.exec(part)?.[1];
    const localName = local === undefined ? "" : readName(idWords(local));
    if (localName !== "") return localName;
  }
  return "";
}

/** The words of a name that a bank or a card network printed. */
function merchantWords(text: string): string[] {
  const found = splitWords(
    text.replace(ABBREVIATION, " ").replace(WEB_ADDRESS, " "),
  );
  const named = found.filter(
    (word, position) =>
      !isService(word) ||
      SERVICE_PRODUCTS.has(found[position + 1]?.toLowerCase() ?? ""),
  );
  const kept = named.some(isNaming) ? named : found.slice(0, 1);
  while (kept.length > 1 && TITLES.has(lowerAt(kept, 0))) kept.shift();
  // Card networks print the country before the name, too.
  if (kept.length > 1 && lowerAt(kept, 0) === "ind") kept.shift();
  return withoutPlace(withoutLegalForm(kept));
}

/** The words of the local part of a UPI id. */
function idWords(local: string): string[] {
  return splitWords(local)
    .filter((word) => !CODE.test(word))
    .map((word, position) =>
      position > 0 && SHORT_CODE.test(word)
        ? word
        : word.replace(TRAILING_NUMBER, ""),
    )
    .map((word) => word.replace(/(?<=.{3})upi$/i, ""))
    .filter((word) => !isService(word) && LETTER.test(word))
    .filter((word) => digitCount(word) < 2 || SHORT_CODE.test(word))
    .filter((word, _, all) => all.length > 1 || !SINGLE_LETTER.test(word));
}

function splitWords(text: string): string[] {
  const parts = text.split(SEPARATORS);
  return parts.filter(
    (word, position) =>
      /[\p{L}\p{N}]/u.test(word) ||
      (word === "&" && position > 0 && LETTER.test(parts[position + 1] ?? "")),
  );
}

function readName(words: readonly string[]): string {
  const shown = withoutNumbers(words)
    .map((word) =>
      word === "&" ? word : word.replace(/^['’&]+|(?<!['’])['’]+$/g, ""),
    )
    .filter(
      (word, position, all) =>
        word !== "&" || (position > 0 && position < all.length - 1),
    );
  if (!shown.some(isNaming) || !TWO_LETTERS.test(shown.join(""))) return "";
  let end = shown.length;
  while (end > 1 && asName(shown.slice(0, end)).length > MAX_LENGTH) end -= 1;
  const name = normaliseDescription(
    asName(shown.slice(0, end)).slice(0, MAX_LENGTH).toWellFormed(),
  );
  return descriptionFault(name) === undefined ? name : "";
}

/** Drops masked and long numbers, and all numbers if they are long together. */
function withoutNumbers(words: readonly string[]): string[] {
  const kept = words
    .filter((word) => !MASKED_NUMBER.test(word))
    .flatMap((word) => {
      if (digitCount(word) < MAX_DIGITS) return [word];
      const letters = word.replace(TRAILING_NUMBER, "");
      return letters.length > 1 && digitCount(letters) === 0 ? [letters] : [];
    });
  return digitCount(kept.join("")) <= MAX_DIGITS
    ? kept
    : kept.filter((word) => digitCount(word) === 0);
}

function withoutLegalForm(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, position) =>
      position > 0 &&
      (LEGAL_FORMS.has(word.toLowerCase()) ||
        (position === words.length - 1 &&
          CUT_LEGAL_FORM.test(word.toLowerCase()))),
  );
  if (at === -1) return [...words];
  const kept = words.slice(0, at);
  while (
    kept.length > 1 &&
    TRADE_WORDS.has(lowerAt(kept, -1)) &&
    !isPartOfName(kept)
  )
    kept.pop();
  return kept;
}

/** Without the city and the state or country that end a name. */
function withoutPlace(words: readonly string[]): string[] {
  const kept = [...words];
  while (
    kept.length > 1 &&
    REGION_CODES.has(lowerAt(kept, -1)) &&
    CITIES.has(lowerAt(kept, -2))
  )
    kept.pop();
  while (
    kept.length > 1 &&
    CITIES.has(lowerAt(kept, -1)) &&
    kept.slice(0, -1).some(isNaming) &&
    !isPartOfName(kept)
  )
    kept.pop();
  return kept;
}

function isPartOfName(words: readonly string[]): boolean {
  return NAMES_WITH_CITY.has(lowerAt(words, -2));
}

function isService(word: string): boolean {
  return PAYMENT_SERVICES.has(word.toLowerCase().replace(TRAILING_NUMBER, ""));
}

/** Whether the word alone could be a payee. */
function isNaming(word: string): boolean {
  return LETTER.test(word) && !EMPTY_WORDS.has(word.toLowerCase());
}

function digitCount(text: string): number {
  return text.match(NUMBER_SIGNS)?.length ?? 0;
}

function lowerAt(words: readonly string[], index: number): string {
  return words.at(index)?.toLowerCase() ?? "";
}

const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{2,5}$/;
const SHORT_WITH_DIGIT = /^(?=.{2,4}$)\p{L}+\p{N}+\p{L}*$/u;
const TITLE = /^(dr|mr|mrs|ms|st|sr|jr)$/;
// "Domino's", "d'mart": the letter after an apostrophe starts no word.
const FIRST_LETTER = /^(\P{L}*)(\p{L})/u;

/**
 * Writes the words as a name: `RAMESH KUMAR` → `Ramesh Kumar`, `irctc` → `IRCTC`.
 * Words in mixed case, such as `PhonePe`, stay.
 */
function asName(words: readonly string[]): string {
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
