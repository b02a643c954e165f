import {
  normaliseText,
  withAsciiDigits,
} from "@/lib/domain/expenses/normalise-text";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";

/**
 * The text in one form for all banks: NFKC, which also turns mathematical letters
 * into plain ones, ASCII digits, single spaces, line feeds only between lines, and no
 * full stop after the abbreviation of "transaction", which ends no sentence.
 */
export function normaliseMessage(text: string): string {
  return withAsciiDigits(
    normaliseText(text.slice(0, MAX_TEXT_LENGTH * 2), "NFKC"),
  )
    .slice(0, MAX_TEXT_LENGTH * 2)
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\s\p{Cc}]+/gu, (space) => (/[\n\r]/.test(space) ? "\n" : " "))
    .replace(/\b(tr?xn)\.(?= )/gi, "$1")
    .slice(0, MAX_TEXT_LENGTH)
    .trim();
}
