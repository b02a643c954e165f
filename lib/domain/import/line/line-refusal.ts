import { phrases } from "@/lib/domain/import/phrases";
import { normaliseMessage } from "@/lib/domain/import/message/normalise-message";
import {
  type Refusal,
  decidingText,
  refusalOfText,
} from "@/lib/domain/import/message/guards";
import { isTalk } from "./between-people";
import { isMoneyIn, notOwnSpending } from "./not-own-spending";
import { isNotice, startsAsNote } from "./notice-signs";

/** Notices of services, whatever else they say. */
const SERVICE = [
  /\d\.\d\d\s*(?:[dc]r?)\b|\b[dc]r?[\s|:]+\d[\d,]*\.\d\d\b|^(?:total|sub ?total|balance|bal)\b[:\s]*(?:₹|rs|inr)/i,
  phrases(`
    tax invoice, gstin, cgst|sgst, gst #*, bill|order total, auto-?_?top-?_?up, auto-?_?reload
    auto-?_?load, auto-?_?debit, standing instructions?, insufficient funds?|balance, interest of <rs>
    invoice|bill|receipt|statement ... attached|enclosed|generated
  `),
];
/** The last line of a printed bill. */
const TOTAL =
  /^(?:(?:grand|sub|net|bill|order)[ -]?)?total\b|^amount (?:due|payable|paid)\b|^(?:\w+ )?bal(?:ance)?\W*(?:(?:rs|inr)\W*)?\d/i;
const RUPEES = /(?:₹|रु\.?|\b(?:rs|inr)\b\.?)\s*\d/i;
const MIN_SENTENCE_WORDS = 5;
/** A longer text is a note only if it starts with the amount or a verb of spending. */
const MAX_NOTE_WORDS = 12;

/** Why a line is no expense; undefined for a note such as `120 chai yesterday`. */
export function lineRefusal(line: string): Refusal | undefined {
  const text = normaliseMessage(line);
  if (isMoneyIn(text)) return "income";
  if (isTalk(text)) return "people";
  const refusal =
    notOwnSpending(text) ??
    (isSentence(text) ? refusalOfText(decidingText(text)) : undefined);
  if (refusal !== undefined) return refusal;
  if (SERVICE.some((pattern) => pattern.test(text)) || isNotice(text))
    return "offer";
  const isLong = text.split(/\s+/).length > MAX_NOTE_WORDS;
  return isLong && !startsAsNote(text) ? "unclear" : undefined;
}

/** Whether the lines are those of a printed bill, which sums up what it lists. */
export function isPrintedBill(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.some((line) => TOTAL.test(line));
}

/** Whether words stand before an amount with a currency; notes start with it. */
function isSentence(text: string): boolean {
  return (
    text.search(RUPEES) > 0 && text.split(/\s+/).length >= MIN_SENTENCE_WORDS
  );
}
