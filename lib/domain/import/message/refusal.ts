import { contraryEvidence } from "./contrary-evidence";
import { isOrderNotice, isThanks, isThirdPerson } from "./payment-evidence";
import { withoutRemarks } from "./remarks";

/** Why a message never fills the form, as sentences for the user. */
export const REFUSALS = {
  password: "This is a one-time password.",
  failed: "This payment failed.",
  unpaid: "This has not been paid yet.",
  income: "This is money coming in.",
  confirmation: "This only confirms a payment that another message told.",
  cardBill: "This is a credit card bill being paid.",
  offer: "This is an offer or a notice, not a payment.",
  balance: "This only tells a balance or a limit.",
  currency: "This amount is not in rupees.",
  unclear: "No payment was found in this message.",
  amount: "This amount is too large or too small for an expense.",
  people: "This is a message between people, not a payment.",
  order: "This is about an order or a receipt, not a payment.",
  transfer: "This moves money between your own accounts.",
  several: "These are two notices in one text. Paste the payment alone.",
} as const;

export type Refusal = keyof typeof REFUSALS;

/**
 * The warnings that end the messages of real payments: "Never share your OTP". "Paid
 * with no OTP" tells that none was needed, but in "Share with no one. No OTP 5566" a
 * digit follows: it may be the password, which must not become an amount.
 */
const PASSWORD_WARNING =
  /\b(?:never|not|n't|dont|nobody)\b[^.;:?!\n\d]{0,60}\b(?:otp|pin|cvv|passwords?)\b|\b(?:no|without|zero)(?: any)? (?:otp|pin)s?\b(?! \d)/gi;
/** The same in Hindi, in both scripts: "OTP kisi ko na batayein". */
const HINDI_PASSWORD_WARNING =
  /(?<![\p{L}\p{M}])(?<!\d[^.,;।\n]{0,30})(?:(?:apna|अपना|kripya|कृपया) ){0,2}(?:(?:otp|pin|cvv|passwords?|ओटीपी|पिन|पासवर्ड)[ /,]+(?:(?:या|ya|or|aur|और) )?){1,4}(?:(?:kabhi|कभी|bhi|भी|kisi|किसी|ko|को|ke|के|saath|sath|साथ|share|शेयर|sajha|साझा) ){1,6}(?:na|naa|nahi|nahin|mat|न|ना|नहीं|मत)(?![\p{L}\p{M}])/giu;
/** A digit is a number of the password, not of an amount, before or after these. */
const PIN_WITH_NUMBER =
  /\b[mt]?pin\b(?: (?:is|no|number|code|for)){0,2}\W{0,3}\d{6}\b|\b[mt]?pin\b(?: (?:is|no|number|code)){0,2}\W{0,3}\d{4,8}\b(?=[^\n]*(?:₹|\b(?:rs|inr)\b))|\b[mt]?pin\b[^.\n]{0,80}\bis:? \d{4,8}\b|^\d{4,8} code\b(?=[^\n]*(?:₹|\b(?:rs|inr)\b))|(?<![\d.,/*x])\d{4,8} ?(?:[-–:=]|is|as|to be used as) ?(?:your |the |ur |a )?(?:[\w-]+ ){0,3}(?:code|[mt]?pin|otp|passcode)\b/i;
const UNSHARED =
  /\b(?:not|n't|dont|never) (?:share|disclose|tell|forward|reveal)\b/i;
const SETTLED = /\b(?:debited|spent|paid|sent|withdrawn|credited)\b/i;
const NUMBER =
  /(?<![\w.,/*#-])(?<!(?:rs|inr|₹|no|to|call|sms|ending|card|a\/c)[.: ]{0,2})\d{4,8}(?![\d,]|\.\d)/gi;
const CURRENCY = /₹|\b(?:rs|inr)\b/gi;
const PASSWORD =
  /\botp\b|\bpasswords?\b|पासवर्ड|ओटीपी|\bone[ -]?time[ -]?(?:pass\w*|pin|code)|\b(?:verification|security|secret|auth\w*|login|activation) (?:code|pin)\b|\b(?:pass|secure)code\b|^\W*\d{4,8} is\b|\bcode(?: is|:)? ?\d{4,8}\b|\b(?:enter|use|type|submit) (?:code |otp |pin )?\d{4,8}\b/i;
/** Words of a debit, and the account, the day or the reference that follow it in a message of a bank. */
const DEBITED = /\b(?:debited|spent|paid|sent|withdrawn|deducted)\b/i;
const DEBIT_DETAIL =
  /[x*]\d{3}|\b(?:a\/c|acct?|account|card)\b|\d{12}|\b(?:ref|utr|rrn|txn|transaction)\b/i;
/** Four to eight digits that are no amount, account, phone number, time or day. */
const POSSIBLE_PASSWORD =
  /(?<![\p{L}\p{Nd}.,/*#:@-])(?<!(?:\b(?:rs|inr|a\/c|ac|acct|account|card|ending|bal|no|with|call|sms|to|year)|₹)[.: ]{0,3})\p{Nd}{3} ?\p{Nd}{1,5}(?![\p{L}\p{Nd}/:@-]|[.,]\p{Nd})/iu;
/** A full stop that ends no sentence. */
const AMOUNT_DOT = /(?<=\brs)\.|\.(?=\d)/gi;
const CONDITION = /\b(?:if|in ?case|unless)\b[^.;?!\n]{0,120}/gi;
const FAILED =
  /असफल|विफल|अस्वीकृत|रद्द|\b(?:stuck|comes? back|declined|fail(?:ed|s|ure)?|unsuccessful\w*|not (?:yet )?(?:been )?(?:successful|processed|completed|debited|received|credited|done due|gone through|honou?red|permitted|allowed|approved|accepted)|(?:could|can|did)(?: ?not|n't)(?! recogni)|unable to|rejected|bounced|dishonou?red|returned|insufficient|timed out|expired|aborted|(?:payment|transaction|txn|transfer|order)\b[^.\n]{0,40} cancell?ed|(?:wrong|incorrect|invalid) (?:upi )?pin)\b/i;
/** "Minimum balance not maintained", "maintain an average balance". */
const BALANCE_NOTICE =
  /\b(?:min(?:imum)?|average|avg|monthly)\b[^.\n]{0,30}\bbal\w*\b[^.\n]{0,40}\bmaintain(?:ed)?\b|\bmaintain\b[^.\n]{0,40}\b(?:min(?:imum)?|average|avg|monthly)\b/i;
/** Other notices of services. */
const NOTICE =
  /\bmini[ -]?(?:statement|stmt)\b|\b(?:debited|deducted|paid|spent|sent)\?|\blast \d+ (?:txns?|transactions)\b|\b(?:approved|sanctioned|eligible)\b[^.\n]{0,40}\bloan\b|\bloan\b[^.\n]{0,40}\b(?:approved|sanctioned|disbursed)\b/i;
/** Two days that each have an amount of their own: rows of a statement. */
const DATED_AMOUNTS =
  /(?:(?<![\d/.-])\d{1,2}[-/.](?:\d{1,2}|[a-z]{3})(?:[-/.]\d{2,4})?[ |,:;]{1,3}(?:[a-z]{1,9}[ |,:;/.-]{0,3}){0,4}[+-]?\d[\d,]*\.\d\d(?!\d)[^\d\n]{0,12}\s*){2}/i;
const COLLECT_REQUEST =
  /\b(?:approve|accept|pay)(?: or |\/)(?:decline|reject|ignore)\b|\b(?:decline|reject)(?: or |\/)(?:approve|accept|pay)\b/i;
const OWED =
  /\bpaid by (?!upi|cash|card|gpay)[^\n]{1,60}\bpaid by\b|\byour share is\b|\byour part\b|\bmarked you as paid\b|\bsplitwise\b|\bsettle(?:d)? up\b|\byou (?:get back|lent|borrowed)\b|\bpeople owe\b|\bsplit (?:on|via|the|with you)\b|\b(?:you|u) owe\b|\bowes? (?:you|me|us|rs|inr|₹|\d)/i;
/** Unpaid, whatever else the message says. */
const UNPAID = [
  /देय|बकाया|\blast (?:date|day)\b|\b(?:to|must|should) be (?:re)?(?:paid|deposited|submitted|cleared|settled)\b|\b(?:must|should|need to|have to) (?:pay|deposit|clear)\b|\b(?:pay|deposit|clear|submit)\b[^.\n]{0,40}\b(?:on or before|before|by \d|till)\b|\bnudged\b|\bcomplete (?:your|the) payment\b|\bwaiting for (?:you|your)\b|\bsent you a bill\b/i,
  /\b(?:ignore|disregard)\b[^.\n]{0,40}\b(?:paid|payment|done)\b|\balready paid\b|\bif paid\b/i,
  /(?:^|[.;!\n] ?)(?:it|this|(?:the |this )?(?:amount|money|payment))\b[^.\n]{0,20}\b(?:will|shall|to) be (?:debited|deducted|paid|charged|processed|executed|sent|completed)\b|\bscheduled\b|\brenew(?:s|ing)\b|\bsettles (?:on|by)\b|\bupcoming\b|\breminder\b|\bremind you\b|\boverdue\b/i,
  /\b(?:payment|collect|money|pay|fund) requests?\b|\brequest(?:ed|ing|s)?(?: you| for| of| a)* (?:payment|money|rs|inr|₹|pay)|\b(?:has|have|is) request(?:ed|ing)\b|\brequests? (?:from|received)\b|\bapprov(?:e|ing)\b|\basking (?:you )?for\b|\braised\b|\bwants? (?:rs|inr|₹)|\btap to pay\b|\bpending (?:payment|bill|dues?|amount)\b|\bpayments? (?:is |are )?pending\b|\b(?:share|split|contribution)\b[^.\n]{0,25}\b(?:pending|unpaid)\b|\bpayable\b/i,
  /\b(?:mandate|auto-? ?pay|auto[ -]?top[ -]?up|standing instructions?|e-?nach|nach|ecs|sip)\b(?:[^.\n]|\.(?=\d)){0,80}\b(?:set ?-?up|(?:is|been|was) set|set (?:for|on|to)|creat(?:ed|ion)|regist(?:ered|ration)|activ(?:e|ated)|approved|revoked|cancell?ed|paused|modified|updated|confirmed|presented|accepted|enabled)\b/i,
  /\b(?:set ?up|creat(?:ed|ion)|registered|registration|activated|revoked|enabled)\b[^.\n]{0,60}\b(?:mandate|auto-? ?pay|standing instructions?|e-?nach|nach|ecs|sip)\b/i,
  /\b(?:please|kindly|pls|plz) (?:pay|ensure|maintain|keep|clear|make)\b|(?<!google |amazon |apple |samsung |hp )\bpay (?:now|before|on time|your|immediately|in full|(?:by|at|on) \d)|\bto avoid\b|\b(?:ensure|maintain|keep)\b[^.\n]{0,30}\b(?:balance|funds?)\b/i,
  /\b(?:bill|statement|invoice)\b[^.\n]{0,60}\b(?:generated|ready|raised|available|here|arrived|is out)\b|\b(?:settle|clear)\b(?: (?:it|this|now|today|your \w+|your dues|the amount))? (?:by|before|now|on or before|within|to)\b|\b(?:late (?:fees?|charges?|payments?|fine)|penalty)\b(?<!\b(?:for|towards?|as|of) (?:\w+ ){0,3}\w+)|\b(?:is|been|was|are|has|amount|funds?) (?:un)?blocked\b(?! for security)|\blien\b|\bon hold\b/i,
];
const DUE = /\bdues?\b/i;
/** The next bill or debit and its day, after the payment. The first lookahead is for speed. */
const NEXT_BILL =
  /(?=next|payment|bill|repayment|your|amount|due)(?<=\b(?:spent|debited|charged|paid|used)\b[^\n]{0,150}[.;\n] ?)(?:(?:next|payment|bill|repayment|your|amount) ){0,3}(?:due|(?<=next )(?:debit|charge|payment|renewal|emi))(?: date)?(?: is)?(?: on| by|:)? ?\d{1,2}(?:[-/. ]?(?:\d{1,2}|[a-z]{3,9})(?:[-/. ]?\d{2,4})?)?/gi;
const PAID_DUE =
  /\b(?:debited|deducted|paid)\b[^.\n]{0,100}\b(?:for|towards?)\b[^.\n]{0,60}\bdues?\b/i;
/** Unpaid if no verb says that the payment was made. */
const UNFINISHED =
  /\b(?:initiated|processing|in process|under process|pending|request|submitted|queued|will be|to be|about to|planned|tomorrow|shall be|instal?lment|authori[sz]e|due)\b/i;
const FINISHED =
  /\b(?:success\w*|done|made|completed|approved|debited|paid|used|using|spent|swiped|charged|purchase|withdrawal|debit|(?:sent|transferred) to|thank\w*|processed|cleared|confirmed|not (?:you|u))\b|\btransfer:|\bav\w* (?:credit )?(?:limit|lmt|bal)/i;
/** The mandate that a finished debit used: "towards NETFLIX for the AutoPay mandate you created". */
const USED_MANDATE =
  /\b(?:for|towards|under|via|by|through|using|against|as per|per) (?:(?:the|your|an?|upi|monthly) ){0,3}(?:auto-? ?pay(?: mandate)?|(?:e-?)?mandate|standing instructions?|e-?nach|nach) (?:(?:that |which )?you(?:'ve| have| had)? )?(?:created|set ?up|registered|approved|activated|enabled)\b(?<=\b(?:debited|deducted|charged|paid|executed)\b[^\n]{0,200})(?: by you)?/gi;
const SECRET = /\b(?:share|disclose|reveal)\b/i;
const CONFIRMATION =
  /\bcredited (?:in|to|into) [^.\n]{2,30}'s\b|\b(?:has |have )?reached (?!out)\b|\b(?:is|was) received\b|\bgot\b[^.\n]{0,40}\bfrom you\b|\breceipt of\b|\baccepted (?:the (?:money|amount)|your payment)\b|\bwe(?:'ve| have)? received\b|\b(?:has|have) (?:been )?received\b[^.\n]{0,60}\bfrom (?:your|ur|you)\b|\bcredited to (?:the )?(?:beneficiary|payee)\b|\b(?:beneficiary|payee) (?:has |have )?(?:received|got)\b|\b(?:beneficiary|payee)(?:'s)? (?:a\/c|account)?[^.\n]{0,30}\b(?:has been |is |was )?credited\b/i;
const INCOME =
  /\b(?:revers(?:ed|al)|refund(?:ed)?|salary(?! a\/c| acc)|stipend|pension|scholarship|dividend|got paid|credited back|topped up|money(?:'s| is) in your|(?:put|given|(?:its|the) way|com(?:e|es|ing)|money|amount) back|back (?:in|to|into|with) (?:you|your|the|a\/c|ac|acct|account|source|original)|returned to (?:the |your )?(?:original|source)|original payment (?:mode|method|source)|will (?:be )?reflect(?:ed)?|cancelled (?:item|order|ticket|booking|trip|ride)|released (?:to|into|in|back)|(?:paid|money) for (?:your )?returns?(?= ))\b/i;
const CARD_BILL =
  /\b(?:paid|repaid|payment|repayment|sent|transferred|amount)\b[^\n]{0,60}\b(?:reflect\w*|posted|credited|adjusted|applied|updated|settled|deposited|cleared|added|showing|shows)\b[^.\n]{0,20}\b(?:in|to|into|on|towards?|against|for|at)\b[^.\n]{0,30}\b(?:card|cc)\b|\boutstanding\W{0,2}(?:(?:is|now|amount|balance|has|been) ){0,3}(?:nil|zero|cleared)\b|\b(?:against|towards?) (?:(?!using|via|from|on|by|debit)\w+ ){0,4}(?:cc|card)(?: no\.?| ending)?(?: in| with)? [x*\d]|\b(?:received|thank(?:s| you) for (?:your |the )?payment)\b[^\n]{0,80}\b(?:towards?|on|for|to|in)\b[^\n]{0,30}\bcredit ?card\b|\bpayment\b[^\n]{0,80}\breceived\b[^\n]{0,60}\bcard\b|\btowards? (?:(?:your|ur|the) (?:\w+ ){0,3})?credit ?card\b|\bcredit ?card payment\b|\bcard (?:bill|dues)\b|\b(?:paid|sent|transferred|payment) to (?:\w+ ){0,3}(?:credit ?card|cc|onecard)\b|\blimit[^.\n]{0,15} (?:restored|replenished)\b|\bpayment of\b[^.\n]{0,30} (?:on|to|for|towards) (?:your )?(?:\w+ ){0,3}card\b[^.\n]{0,40}\b(?:posted|settled|adjusted|updated)\b/i;
const OFFER =
  /%|\bfrom (?:₹|(?:rs|inr)\b)|\b(?:get|earn|win|won|avail|enjoy|grab|claim|unlock|spend|offers?|apply|flat|eligible|eligibility|pre-?approved|pre-?qualified|hurry|limited (?:period|time)|discount|off|vouchers?|coupons?|promo|sale|deal|upgrade|exclusive|congratulations|congrats|(?:personal|instant|quick) loan|loan (?:of|up ?to|offer)|shop|subscribe|invest|bonus|free|lucky|reward(?:s|ed)?|join|download|milestone)\b/i;
const SUMMARY =
  /\b(?:so far|spent today|digest|(?:this|last|past|previous) (?:month|week|year|quarter)|(?:in|of|for) the last|monthly (?:summary|spends?)|spends? (?:summary|analysis)|total spends?|convert|fraudulently|scam|beware)\b|\bmore to\b|\bor (?:above|more)\b|\b\d+ (?:payments|transactions|txns|purchases)\b|\bweekly\b|\bspend (?:rs|inr|₹|\d|[^.\n]{0,40}\bmore\b)/i;

/** Why the message cannot be a payment, whatever its amounts. Takes a normalised message. */
export function refusalOfText(message: string): Refusal | undefined {
  return refusalOfWords(decidingText(message));
}

/**
 * The message without the next bill, and without the sentences after the payment that
 * are offers or bills: the sentence of the payment decides.
 */
export function decidingText(message: string): string {
  const text = message.replace(NEXT_BILL, " ");
  const isRefused = (part: string) => isOfRemark(refusalOfWords(part));
  return isRefused(text) ? withoutRemarks(text, isRefused) : text;
}

function isOfRemark(refusal: Refusal | undefined): boolean {
  return refusal === "unpaid" || refusal === "offer";
}

function refusalOfWords(message: string): Refusal | undefined {
  const text = message.replace(AMOUNT_DOT, " ").replace(USED_MANDATE, " ");
  const statements = text.replace(CONDITION, " ");
  if (isPassword(text)) return "password";
  if (COLLECT_REQUEST.test(text)) return "unpaid";
  if (FAILED.test(statements)) return "failed";
  if (OWED.test(text) || isThirdPerson(text)) return "people";
  if (DATED_AMOUNTS.test(message)) return "offer";
  if (BALANCE_NOTICE.test(text) || NOTICE.test(text)) return "offer";
  if (CARD_BILL.test(statements)) return "cardBill";
  if (CONFIRMATION.test(statements)) return "confirmation";
  if (UNPAID.some((pattern) => pattern.test(text))) return "unpaid";
  if (DUE.test(statements) && !PAID_DUE.test(text)) return "unpaid";
  if (INCOME.test(statements)) return "income";
  if (isThanks(text)) return "confirmation";
  if (isOrderNotice(text)) return "order";
  if (SUMMARY.test(statements)) return "offer";
  return contraryEvidence(statements);
}

/** The text with spaces instead of "if …", of the same length. */
export function withoutConditions(text: string): string {
  return text.replace(CONDITION, (condition) => " ".repeat(condition.length));
}

function isPassword(text: string): boolean {
  const told = text
    .replace(PASSWORD_WARNING, " ")
    .replace(HINDI_PASSWORD_WARNING, " ");
  return (
    (PASSWORD.test(told) && !isAdviceAfterDebit(told)) ||
    PIN_WITH_NUMBER.test(told) ||
    hasUnsharedNumber(text)
  );
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
  const debit = DEBITED.exec(text);
  return (
    debit !== null &&
    DEBIT_DETAIL.test(text) &&
    !PASSWORD.test(text.slice(0, debit.index)) &&
    !POSSIBLE_PASSWORD.test(text) &&
    !text
      .split(/[.;!?।\n]+/)
      .some((sentence) => PASSWORD.test(sentence) && /\p{Nd}/u.test(sentence))
  );
}

/** Whether the message says that the payment it names was made: "successful", "using". */
export function isFinished(text: string): boolean {
  return FINISHED.test(text) && !SECRET.test(text);
}

/** Whether words before the payment announce an offer: "Get 10% back on Rs 500 spent". */
export function isOffer(beforePayment: string): boolean {
  return OFFER.test(beforePayment);
}

/** Whether the message speaks of something unfinished. */
export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text.replace(CONDITION, " "));
}
