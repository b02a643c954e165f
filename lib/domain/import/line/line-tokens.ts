import {
  normaliseText,
  withAsciiDigits,
} from "@/lib/domain/expenses/normalise-text";
import { TAG } from "@/lib/domain/expenses/tags";

/** A word of the line, with the offsets of its text. */
export type LineToken = {
  start: number;
  end: number;
  /** In lower case, with ASCII digits and without the punctuation around it. */
  word: string;
};

/** Longer text is no line; the rest is ignored. */
const MAX_LENGTH = 600;
/** `chai - 20` has two words. */
const PUNCTUATION = /^[-–—:;,.|]+$/;

/** The units of a rate that are a time: `59/month`. */
export const PERIOD =
  "months?|mo|mth|years?|yr|weeks?|wk|days?|महीना|महीने|माह|साल|दिन";
/** The units of a rate that are counted: `40/plate`. */
export const COUNTED =
  "person|head|plate|cup|glass|each|kg|km|g|l|ltr|litre|hrs?|pcs?|piece|page|ticket";
/** A sign between two expenses: `chai 20,samosa 30`, `chai~20`, `40>metro`. */
const SIGN = String.raw`[^\p{L}\p{M}\p{N}\p{Cf}\s₹%@#.'’_()=-]`;
const BETWEEN =
  String.raw`(?<=[\p{L}\p{M}])(?:[,;:+&](?=\p{L})|(?!(?<=\p{Nd}(?:k|rs))[/÷*])${SIGN}(?=[\p{Nd}₹]))` +
  String.raw`|(?<=\p{Nd}(?:rs|₹|/-|[).])?)(?!/(?:${PERIOD}|${COUNTED})(?![\p{L}\p{M}])|\*)(?:-|${SIGN})(?=₹?\p{L})` +
  String.raw`|(?<=\p{Nd})[/÷](?=\s)`;
/** A tag is one word, whatever it has: `#2026-goa`. The operators of "450 +30", "450 /3" and "450/ 3" are words. */
const WORD = new RegExp(
  String.raw`${TAG.source}[,.;:!)]*|(?<!\S)[+/÷](?=\p{Nd})|(?<=\p{Nd})[/÷](?=\s)|(?:(?!${BETWEEN})[^\s=])+`,
  "giu",
);
/** Words between two expenses. */
const SEPARATOR = /^(?:and|n|aur|or|plus|then|phir|[&+,;/]|और|तथा|फिर)$/;

/** The words of the line, which spaces, `=` and signs between expenses separate. */
export function lineTokens(line: string): LineToken[] {
  return [...line.slice(0, MAX_LENGTH).matchAll(WORD)]
    .filter(([text]) => !PUNCTUATION.test(text))
    .map(({ 0: text, index }) => tokenAt(index, text));
}

function tokenAt(start: number, text: string): LineToken {
  return { start, end: start + text.length, word: plainWord(text) };
}

/** How many words a phrase may have, the longest first. */
export const LENGTHS = [5, 4, 3, 2, 1];

/** The words from the position on, with single spaces. */
export function textAt(
  tokens: readonly LineToken[],
  position: number,
  count: number,
): string {
  return tokens
    .slice(position, position + count)
    .map(({ word }) => word)
    .join(" ");
}

export function isSeparator(token: LineToken | undefined): boolean {
  return token !== undefined && SEPARATOR.test(token.word);
}

/** `chai120`, `zepto-262`, `chai:20`, `chai(20)` */
const NAME_FIRST =
  /^(?!x{2,}\p{Nd})(\p{L}[\p{L}\p{M}]*?[\p{L}\p{M}])(?:[._(-]{1,3}|\p{Extended_Pictographic}\uFE0F?)?(@?\p{Nd}{2,6}(?:\/-)?)\)?$/iu;
/** `rs50chai`, `15cutting`, `3x15chai`, `840/4dominos` */
const AMOUNT_FIRST =
  /^((?:rs\.?|₹)?\p{Nd}{1,6}(?:[.+x*×/÷]\p{Nd}{1,6}){0,3})(?!o+$)(\p{L}[\p{L}\p{M}].*)$/iu;
/** The letters that follow a number in `2nd`, `500ml` and `7up`. */
const UNITS =
  /^(?:st|nd|rd|th|ml|l|ltr|litres?|g|gm|gms|kg|kgs|km|kms|cm|mm|gb|mb|pcs?|am|pm|mins?|hrs?|days?|din|months?|years?|up|k|rs|inr)(?!\p{L})/iu;

/** The words of a line with those divided that have an amount and such a name in them. */
export function dividedTokens(
  tokens: readonly LineToken[],
  line: string,
  isDivided: (name: string) => boolean,
) {
  return tokens.flatMap((token): LineToken[] => {
    const text = line.slice(token.start, token.end).replace(/[,;]$/, "");
    const nameFirst = NAME_FIRST.exec(text);
    const [, first, second] = nameFirst ?? AMOUNT_FIRST.exec(text) ?? [];
    if (first === undefined || second === undefined || UNITS.test(second))
      return [token];
    if (!isDivided(nameFirst ? first : second)) return [token];
    return [
      tokenAt(token.start, first),
      tokenAt(token.start + text.lastIndexOf(second), second),
    ];
  });
}

/** The form in which words are compared. */
export function plainWord(text: string): string {
  return withAsciiDigits(normaliseText(text, "NFKC"))
    .toLowerCase()
    .replace("’", "'")
    .replace(/(?<![,.;:!])[,.;:!]+$/, "")
    .replace(/^\(|\)$/g, "");
}
