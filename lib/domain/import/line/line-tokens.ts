import {
  normaliseText,
  withAsciiDigits,
} from "@/lib/domain/expenses/normalise-text";

/** A word of the line, with the offsets of its text. */
export type LineToken = {
  start: number;
  end: number;
  /** In lower case, with ASCII digits and without the comma or full stop that follows it. */
  word: string;
};

/** Longer text is no line; the rest is ignored. */
const MAX_LENGTH = 600;
/** `chai - 20` has two words. */
const PUNCTUATION = /^[-–—:;,.|]+$/;

/** Signs between words, and between a word and a number: `chai 20,samosa 30`. */
const UNIT =
  "months?|mo|mth|years?|yr|weeks?|wk|days?|person|head|plate|each|kg|km|g|l|ltr|litre|hrs?|pc|piece|महीना|महीने|माह|साल|दिन";
const BETWEEN =
  String.raw`(?<=[\p{L}\p{M}])[,;+&](?=[\p{L}\p{Nd}₹])` +
  String.raw`|(?<=\p{Nd}(?:rs|₹|/-)?)(?:[,;+&]|/(?!(?:${UNIT})(?![\p{L}\p{M}])))(?=₹?\p{L})`;
/** The + of "450 +30" is a word. */
const WORD = new RegExp(
  String.raw`(?<!\S)\+(?=\p{Nd})|(?:(?!${BETWEEN})[^\s=])+`,
  "giu",
);
/** Words between two expenses. */
const SEPARATOR = /^(?:and|n|aur|or|plus|then|phir|[&+,;/]|और|तथा|फिर)$/;

/** The words of the line, which spaces, `=` and signs between expenses separate. */
export function lineTokens(line: string): LineToken[] {
  return [...line.slice(0, MAX_LENGTH).matchAll(WORD)]
    .filter(([text]) => !PUNCTUATION.test(text))
    .map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      word: plainWord(text),
    }));
}

/** Whether the word separates two expenses. */
export function isSeparator({ word }: LineToken): boolean {
  return SEPARATOR.test(word);
}

/** `chai120`, `zepto-262`, `chai:20`, `chai(20)` */
const NAME_FIRST =
  /^(?!x{2,}\p{Nd})(\p{L}[\p{L}\p{M}]*?[\p{L}\p{M}])(?:[:._,(-]|\p{Extended_Pictographic}\uFE0F?)?(@?\p{Nd}{2,6}(?:\/-)?)\)?$/iu;
/** `rs50chai`, `15cutting`, `3x15chai`, `840/4dominos` */
const AMOUNT_FIRST =
  /^((?:rs\.?|₹)?\p{Nd}{1,6}(?:[.+x*×/÷]\p{Nd}{1,6}){0,3})(?!o+$)(\p{L}[\p{L}\p{M}].*)$/iu;
/** The letters that follow a number in `2nd`, `500ml` and `7up`. */
const UNITS =
  /^(?:st|nd|rd|th|ml|l|ltr|litres?|g|gm|gms|kg|kgs|km|kms|cm|mm|gb|mb|pcs?|am|pm|mins?|hrs?|days?|din|months?|years?|up|k|rs|inr)(?!\p{L})/iu;

/** The words of a line with those divided that have an amount in them. */
export function dividedTokens(tokens: readonly LineToken[], line: string) {
  return tokens.flatMap((token): LineToken[] => {
    const text = line.slice(token.start, token.end);
    const [, first, second] =
      NAME_FIRST.exec(text) ?? AMOUNT_FIRST.exec(text) ?? [];
    if (first === undefined || second === undefined || UNITS.test(second))
      return [token];
    const firstEnd = token.start + first.length;
    const secondStart = token.start + text.lastIndexOf(second);
    return [
      { start: token.start, end: firstEnd, word: plainWord(first) },
      { start: secondStart, end: token.end, word: plainWord(second) },
    ];
  });
}

/** The form in which words are compared. */
export function plainWord(text: string): string {
  return withAsciiDigits(normaliseText(text, "NFKC"))
    .toLowerCase()
    .replace("’", "'")
    .replace(/(?<![,.;:!])[,.;:!]+$/, "");
}
