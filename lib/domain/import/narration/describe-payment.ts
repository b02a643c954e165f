import { readablePayee } from "@/lib/domain/import/payee/readable-payee";
import { payeeCandidates } from "./payee-candidates";
import { firstDescription } from "@/lib/domain/import/cells/plain-text";

/** In apps, the words after it are a name. */
export const PAID_TO =
  /^\W*(paid|money sent|sent|transfer(red)?|money transferred) (to|at)\b/i;

export type Described = { description: string; doubt?: string };

/** `words` match what banks write, not the name of a payee such as `ATM Cafe`. */
type Purpose = Described & { words: RegExp };

const CARD_BILL: Purpose = {
  words:
    /\bcredit card bill\b|\bcc (bill )?payment\b|\bcredit card payment\b|^\W*(ib )?billpay dr-[a-z]+-[\dx*]{6,}|^\W*cc [\dx*]{8,} autopay\b/i,
  description: "Credit card bill",
  doubt: "A card bill: its purchases may be in the list already.",
};

const PURPOSES: readonly Purpose[] = [
  CARD_BILL,
  {
    words: new RegExp(
      String.raw`^\W*((to|by) )?(atm|atw|atl|nwd|eaw|nfs)\b(?=[-/:]|\W*(\d|[x*]{2}|cash|wdl|withdrawal|$))` +
        String.raw`|\bcash[ -]*(wdl|withdrawals?|withdrawn)\b|\bcwdr\b|\bcash paid (to )?self\b` +
        String.raw`|^\W*((to|by) cash|self)(?=\W*$|\W+(self|chq|cheque)\b)`,
      "i",
    ),
    description: "Cash withdrawal",
    doubt: "Cash: leave it out if you enter what you buy with it.",
  },
  {
    words:
      /\b(chq|cheque) (paid|issued)\b(?! to (?!self\b|cash\b)[a-z]{2})|^\W*((to|by|inward) )?clg\b(?=[-/:]|\W*(\d|chq|cheque|$))/i,
    description: "Cheque",
  },
  {
    words: /\bmobile recharged?\b|\brecharge of\b/i,
    description: "Mobile recharge",
  },
  { words: /\bmab (charges?|chrgs?)\b/i, description: "MAB charges" },
  { words: /\belectricity bill\b/i, description: "Electricity bill" },
];

/** The name of a bank's cards, as a pattern for texts in small letters or without regard to case. */
export const BANK_CARD =
  "(sbi|hdfc|icici|axis|kotak|idfc( first)?|yes|rbl|au|indusind|federal|bob|hsbc|citi|american express|amex)( bank)? ?cards?";
/** The name of a card, or of a service that pays card bills only. */
const CARD_PAYEE = new RegExp(
  `^(${BANK_CARD} and payments? .*|(cred([ .]?club)?|([a-z]+ ){0,3}credit ?cards?|${BANK_CARD})(@.*| (bills?|payments?|dues?))?)$`,
  "i",
);

const LEAD =
  /^\W*((chq|cheque) (?=(paid|issued)\b))?(paid|issued|payment|money sent|sent|transfer(red)?|money transferred|bill paid|purchase) (to|at|for|from)\s+/i;

/** SBI joins the reference to the name. */
const CARD_LEAD =
  /^\W*by debit card[\s-]*((oth|sbi)?(pos|pg|ecom)\w*\s*)?\d{6,}\s*/i;

/** A description for the narration of a bank or an app, without account, phone or reference numbers. */
export function describePayment(narration: string): Described {
  const text = narration.replace(LEAD, "").replace(CARD_LEAD, "");
  const candidates = payeeCandidates(text);
  const purpose =
    purposeOf(narration) ??
    (CARD_PAYEE.test(candidates[0]?.trim() ?? "") ? CARD_BILL : undefined);
  if (purpose) {
    const { description, doubt } = purpose;
    return doubt === undefined ? { description } : { description, doubt };
  }
  const payees = candidates.map(readablePayee);
  const payee = firstDescription(payees, "");
  return payee === ""
    ? {
        description: channelName(narration),
        doubt: "The payee of this row could not be read.",
      }
    : { description: payee };
}

/** The purpose of a payment, where its words say it; the words after "Paid to" are a name. */
export function purposeOf(narration: string): Purpose | undefined {
  if (PAID_TO.test(narration)) return undefined;
  if (CARD_PAYEE.test(narration.trim())) return CARD_BILL;
  return PURPOSES.find(({ words }) => words.test(narration));
}

/** Describes a payment without a readable payee. */
function channelName(narration: string): string {
  if (/\bupi\b|@/i.test(narration)) return "UPI payment";
  if (/\b(pos|card|visa|rupay|mastercard|ecom)\b/i.test(narration))
    return "Card payment";
  if (/\b(neft|imps|rtgs|trf|transfer)\b/i.test(narration))
    return "Bank transfer";
  if (/\b(chq|cheque)\b/i.test(narration)) return "Cheque";
  return "Payment";
}
