import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { REGIONAL_BALANCES, REGIONAL_RUPEES } from "./regional-verbs";

export type MessageAmount = {
  start: number;
  end: number;
  paise: Paise;
  role: "payment" | "balance" | "foreign";
};

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d{1,12})(?:\.\d{1,3})?(?!\d)`;
const RUPEES = [
  String.raw`(?:₹|(?<![a-z])(?:rs|inr|rupees?|re|${REGIONAL_RUPEES})(?![a-z]))[ .:]{0,3}(${NUMBER})`,
  String.raw`(?<![\w.,/*-])(${NUMBER}) ?(?:/-|₹(?! ?\d)|(?:inr|rs|rupees?|rupaye)\b|টাকা|${REGIONAL_RUPEES})`,
  // The messages of some banks have no currency: "debited by 120.0 on".
  String.raw`\b(?:debited|credited|deducted|withdrawn|paid|spent|sent|dr|cr) (?:(?:by|with|for|of) |(?=\d+\.\d\d))(${NUMBER})(?=[ .]|$)(?! ?(?:am|pm)\b)`,
].map((pattern) => new RegExp(pattern, "gi"));
/** In "Rs 90, balance Rs 900" the word belongs to the amount after it. */
const NEXT_AMOUNT = String.raw`[ :-]{0,3}(?:is |of |now )?(?:₹|rs|inr|${REGIONAL_RUPEES})?[. ]{0,2}\d`;
export const FOREIGN_CODES =
  "usd|eur|gbp|aed|sgd|aud|cad|jpy|thb|myr|chf|hkd|lkr|npr|idr|vnd|qar|sar";
/** "98450 11223", also with a hyphen or the country code. */
const PHONE =
  /(?<![\d₹]|(?:₹|rs|inr)[ .:]{1,3})[6-9]\d{4}[ -]\d{5}(?![\d,-]|\.\d)/gi;
const FOREIGN = new RegExp(
  String.raw`(?:[$€£¥]|(?<![a-z])(?:${FOREIGN_CODES}))[ .:]{0,2}(${NUMBER})`,
  "gi",
);

/** Words before an amount that is not the one of the payment. */
const BALANCE = new RegExp(
  String.raw`(?<![a-z])(?:(?:av\w{0,3}|clr|clear|a\/c)?bal(?:ance|s)?|avl|avbl|aval|avail(?:able)?|credit limit|limit|lmt|outstanding|o\/s|minimum|min|up ?to|save|saved)(?![a-qs-z])` +
    `|${REGIONAL_BALANCES}`,
  "gi",
);
const PAYMENT =
  /\b(?:debit(?:ed)?|dr|sent|spent|paid|withdrawn|withdrawal|transferred|deducted|charged|used|credited|received|purchase|transaction|payment)\b|डेबिट|निकाले/gi;
/** "Balance after this payment" */
const AFTER_PAYMENT =
  /\b(?:after|post|following) (?:(?:this|the|your|last|above) )?\w+/gi;
const BALANCE_AFTER = new RegExp(
  String.raw`^\W{0,3}(?:is |as )?(?:the |your |ur )?(?:available |avl |current |outstanding )?(?:bal|balance|limit|lmt)\b(?!${NEXT_AMOUNT})` +
    String.raw`|^(?: is| are)? (?:left|remaining|remains)\b|^ ?(?:${REGIONAL_BALANCES})(?!${NEXT_AMOUNT})`,
  "i",
);
const WINDOW = 60;

/** All amounts of a normalised message, in order. */
export function messageAmounts(message: string): MessageAmount[] {
  const text = message.replace(PHONE, (phone) => "-".repeat(phone.length));
  const found = [...RUPEES, FOREIGN]
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ index, 0: whole, 1: digits = "" }) => ({
          from: index,
          until: index + whole.length,
          start: index + whole.indexOf(digits),
          end: index + whole.indexOf(digits) + digits.length,
          paise: asPaise(Math.round(Number(digits.replaceAll(",", "")) * 100)),
          role:
            pattern === FOREIGN ? ("foreign" as const) : ("payment" as const),
        }),
      ),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  let taken = 0;
  return found.flatMap(({ from, until, ...amount }): MessageAmount[] => {
    // In "85 Rs 20-11-26" the currency belongs to the first number.
    if (from < taken) return [];
    taken = until;
    const before = text.slice(
      Math.max(end, amount.start - WINDOW),
      amount.start,
    );
    const after = text.slice(amount.end, amount.end + WINDOW);
    end = amount.end;
    return isBalance(before, after)
      ? [{ ...amount, role: "balance" }]
      : [amount];
  });
}

function isBalance(before: string, after: string): boolean {
  if (BALANCE_AFTER.test(after)) return true;
  const words = before.replace(AFTER_PAYMENT, "");
  const balance = lastIndex(words, BALANCE);
  return balance !== -1 && balance > lastIndex(words, PAYMENT);
}

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
