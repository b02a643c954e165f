import { PAID_TO } from "./paid-to";

/** A part between separators, or the word after the way the money took. */
const CODE =
  /(?:^|[/:-])\s*(cr|dr)(?=\s*(?:[/:-]|$))|\b(?:neft|imps|rtgs|upi|ach|nach|ecs|trf|transfer)[\s-]+(cr|dr)\b/i;
const RECEIVED =
  /^\W*((money|amount|payment|funds?) )?(received|credited|deposited) (from|by|via)\b|^\W*by transfer\b/i;
const MAYBE_RECEIVED =
  /\b(cr|credited|received|refund(ed)?|cash ?back|reversal|reversed|reimbursement|salary|stipend|scholarship|dividend|interest|int ?\.? ?(paid|pd|cr)|cash dep(osit)?)\b/i;

/**
 * What the text of a row says about the direction of its amount: `maybe-credit` for
 * words that money coming in has more often than payments.
 */
export function directionInText(
  narration: string,
): "debit" | "credit" | "maybe-credit" | undefined {
  if (PAID_TO.test(narration)) return "debit";
  const [, part, word] = CODE.exec(narration) ?? [];
  const code = part ?? word;
  if (code !== undefined) return /cr/i.test(code) ? "credit" : "debit";
  if (RECEIVED.test(narration)) return "credit";
  return MAYBE_RECEIVED.test(narration) ? "maybe-credit" : undefined;
}
