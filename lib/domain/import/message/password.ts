import { phrases } from "@/lib/domain/import/phrases";

const SECRET = "otp|pin|cvv|passwords?|ओटीपी|पिन|पासवर्ड";
const TO_NOBODY =
  "kabhi|कभी|bhi|भी|kisi|किसी|ko|को|ke|के|saath|sath|साथ|share|शेयर|sajha|साझा";
/**
 * The warnings that end the messages of real payments: "Never share your OTP". "Paid
 * with no OTP" tells that none was needed, but in "Share with no one. No OTP 5566" a
 * digit follows: it may be the password, which must not become an amount.
 */
const WARNINGS = [
  /\b(?:never|not|n't|dont|nobody)\b[^.;:?!\n\d]{0,60}\b(?:otp|pin|cvv|passwords?)\b/gi,
  /\b(?:no|without|zero)(?: any)? (?:otp|pin)s?\b(?! \d)/gi,
  // "OTP kisi ko na batayein", in both scripts.
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?<!\d[^.,;।\n]{0,30})(?:(?:apna|अपना|kripya|कृपया) ){0,2}` +
      String.raw`(?:(?:${SECRET})[ /,]+(?:(?:या|ya|or|aur|और) )?){1,4}` +
      String.raw`(?:(?:${TO_NOBODY}) ){1,6}(?:na|naa|nahi|nahin|mat|न|ना|नहीं|मत)(?![\p{L}\p{M}])`,
    "giu",
  ),
];
const PASSWORD = phrases(`
  otp, passwords?, पासवर्ड, ओटीपी, one-time|one_?time pass*|pin|code, one-time|one_?time-pass*|password|passcode
  verification|security|secret|auth*|login|activation code|pin, passcode|pass_code|securecode|secure_code
`);
const CODE_WITH_NUMBER =
  /^\W*\d{4,8} is\b|\bcode(?: is|:)? ?\d{4,8}\b|\b(?:enter|use|type|submit) (?:code |otp |pin )?\d{4,8}\b/i;
/** A digit before or after these is one of the password, not of an amount. */
const PIN_WITH_NUMBER = [
  /^\d{4,8} code\b(?=[^\n]*(?:₹|\b(?:rs|inr)\b))|\b[mt]?pin\b[^.\n]{0,80}\bis:? \d{4,8}\b/i,
  /\b[mt]?pin\b(?: (?:is|no|number|code|for)){0,2}\W{0,3}\d{6}\b/i,
  /\b[mt]?pin\b(?: (?:is|no|number|code)){0,2}\W{0,3}\d{4,8}\b(?=[^\n]*(?:₹|\b(?:rs|inr)\b))/i,
  /(?<![\d.,/*x])\d{4,8} ?(?:[-–:=]|is|as|to be used as) ?(?:your |the |ur |a )?(?:[\w-]+ ){0,3}(?:code|[mt]?pin|otp|passcode)\b/i,
];
const UNSHARED =
  /\b(?:not|n't|dont|never) (?:share|disclose|tell|forward|reveal)\b/i;
const SETTLED = /\b(?:debited|spent|paid|sent|withdrawn|deducted|credited)\b/i;
const NUMBER =
  /(?<![\w.,/*#-])(?<!(?:rs|inr|₹|no|to|call|sms|ending|card|a\/c)[.: ]{0,2})\d{4,8}(?![\d,]|\.\d)/gi;
const CURRENCY = /₹|\b(?:rs|inr)\b/gi;
/** Four to eight digits that are no amount, account, phone number, time or day. */
const POSSIBLE_PASSWORD =
  /(?<![\p{L}\p{Nd}.,/*#:@-])(?<!(?:\b(?:rs|inr|a\/c|ac|acct|account|card|ending|bal|no|with|call|sms|to|year)|₹)[.: ]{0,3})\p{Nd}{3} ?\p{Nd}{1,5}(?![\p{L}\p{Nd}/:@-]|[.,]\p{Nd})/iu;

/** Whether a normalised message tells a one-time password, and does not only warn of telling one. */
export function isPassword(text: string): boolean {
  const told = WARNINGS.reduce(
    (rest, warning) => rest.replace(warning, " "),
    text,
  );
  return (
    (namesPassword(told) && !isAdviceAfterDebit(told)) ||
    PIN_WITH_NUMBER.some((pattern) => pattern.test(told)) ||
    hasUnsharedNumber(text)
  );
}

function namesPassword(text: string): boolean {
  return PASSWORD.test(text) || CODE_WITH_NUMBER.test(text);
}

/** Whether a number that must not be shared has six digits, or stands before an amount. */
function hasUnsharedNumber(text: string): boolean {
  if (!UNSHARED.test(text) || SETTLED.test(text)) return false;
  const lastAmount = [...text.matchAll(CURRENCY)].at(-1)?.index ?? -1;
  return [...text.matchAll(NUMBER)].some(
    ({ 0: digits, index }) => digits.length === 6 || index < lastAmount,
  );
}

/** Whether the password is named after a debit, in any language, with no number that could be one. */
function isAdviceAfterDebit(text: string): boolean {
  return (
    SETTLED.test(text) &&
    !POSSIBLE_PASSWORD.test(text) &&
    !text
      .split(/[.;!?।\n]+/)
      .some((sentence) => namesPassword(sentence) && /\p{Nd}/u.test(sentence))
  );
}
