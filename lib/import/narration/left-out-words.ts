import type { LeftOutReason } from "@/lib/import/statement";

const FAILED =
  /\b(fail(ed|ure)?|declined|rejected|cancelled|canceled|expired|pending|reversed)\b/i;
const FAILED_TEXT =
  /^\W*((transaction|payment|txn) )?(failed|declined)\b|\b(transaction|payment) (has )?(failed|declined)\b/i;
const OWN_TRANSFER =
  /\bself[ -]?(transfer|trf|payment)\b|\b(transfer|trf|sent|paid|transferred) to self\b|\bown (account|a\/c)\b|\b(added|add|loaded) (money )?to (your |paytm |phonepe )?wallet\b|\badd(ed)? money\b|\bmoney (added|moved)\b|\bwallet (load|top-?up)\b|^top-?up to\b|\bto your own\b/i;
const NOT_AN_EXPENSE =
  /\bmoney (un)?blocked\b|\bround ?-?ups?\b|\bauto ?-?save\b|\b(auto ?)?sweep\b|\bfixed deposit\b|\brecurring deposit\b|\bfd (booked|opened|through)\b/i;

/**
 * Why a payment is not imported, by its texts and the status column; undefined if
 * it is.
 */
export function leftOutReason(
  texts: readonly string[],
  status: string,
): LeftOutReason | undefined {
  const has = (words: RegExp) => texts.some((text) => words.test(text));
  if (FAILED.test(status) || has(FAILED_TEXT)) return "failed";
  if (has(OWN_TRANSFER)) return "own-transfer";
  return has(NOT_AN_EXPENSE) ? "not-an-expense" : undefined;
}
