import { phrases } from "@/lib/domain/import/phrases";
import { BANK_CARD } from "@/lib/domain/import/narration/describe-payment";
import { isPassword } from "./password";
import { withoutConditions } from "./payment-clause";
import { ARRIVAL, BOOKED, PAID_RECEIPT, RECHARGED } from "./receipts";
import {
  HINDI_PAYMENT,
  REGIONAL_FAILURES,
  REGIONAL_TO_YOU,
} from "./regional-verbs";
import { isReward, withoutRemarks } from "./remarks";

/** Why a message never fills the form, as sentences for the user. */
export const REFUSALS = {
  password: "This is a one-time password.",
  failed: "This payment failed.",
  unpaid: "This has not been paid yet.",
  income: "This is money coming in.",
  confirmation: "This is about a payment in another message.",
  cardBill: "This pays a credit card or a pay-later bill.",
  offer: "This is an offer or a notice, not a payment.",
  balance: "This is about a balance or a limit, not a payment.",
  currency: "This amount is not in rupees.",
  unclear: "No payment was found in this message.",
  amount: "This amount is too large or too small for an expense.",
  people: "This is a message between people, not a payment.",
  order: "This is about an order or a bill, not a payment.",
  transfer: "This moves money between your own accounts.",
  several: "These are two notices in one text. Paste the payment alone.",
} as const;

export type Refusal = keyof typeof REFUSALS;

const FAILED = phrases(`
  रद्द, stuck, comes?_back, declined, fail|failed|fails|failure, unsuccessful*
  not (yet) (been) successful|processed|completed|debited|received|credited|done_due|gone_through
  not (yet) (been) honou?red|permitted|allowed|approved|accepted
  could_?not|couldn't|can_?not|can't|did_?not|didn't !recogni*
  unable_to, rejected, bounced, dishonou?red, returned, insufficient, timed_out, expired
  payment|transaction|txn|transfer|order .. cancell?ed, wrong|incorrect|invalid (upi) pin
`);
/** A bill that people share, or a name before the verb: "Asha Rao paid ₹400". The user is "you". */
const SHARED_BILL = [
  phrases(`
    your share|part is, splitwise, settled?_up, you get_back|lent|borrowed, people_owe, split on|via|with_you
    you|u owe, owes? you|me|us|rs|inr|#*, owes? ₹
  `),
  new RegExp(
    String.raw`(?:^|[.!:;\n'"]\s?)(?!(?:You|Money|Payment|Amount|Total|Just|Fare|Rent|Fees?|Bill)\b)` +
      String.raw`\p{Lu}[\p{L}.]{1,30}(?: \p{Lu}[\p{L}.]*){0,2} (?:has |have |just )?(?:paid|sent|spent|transferred|gave|covered) (?:₹|[Rr]s\b|RS\b|INR\b)`,
    "u",
  ),
];
/** The words before "card" that do not say what was paid with it. */
const CARD_NAME =
  "(?:(?!(?:using|via|from|on|by|with|at|debit|through|metro|smart|fees?|charges?)\\b)\\w+ ){0,4}";
/** A card that money goes to. */
const CARD_TARGET =
  String.raw`(?:(?:your|ur|the) ${CARD_NAME}(?:card|cc)\b` +
  String.raw`|${CARD_NAME}(?:credit ?card|cc|onecard|${BANK_CARD}|card(?: no\.?| ending)?(?: in| with)? [x*\d]))`;
const CARD_BILL = [
  phrases(`
    paid|payment|sent ... reflect*|received|credited|adjusted|updated .. card|cc
    outstanding .. nil|zero|cleared, card bill|dues, credit_?card payment, card (no|ending) <digits> bill|payment, limit .. restored|replenished
    received ... credit_?card, thanks|thank_you for (your|the) payment ... credit_?card
    paytm_postpaid bill|dues|payment, payment|repayment|received .. to|towards|for|against (your|the) <1> simpl|lazypay|slice|pay_?later
  `),
  new RegExp(
    String.raw`(?:\b(?:payment|paid|repaid|sent|transferred|bill)\b[^.\n]{0,40} (?:for|to|of)(?<!\bback to)|(?<!\b(?:fees?|charges?) )\b(?:debited|deducted)\b[^.\n]{0,40} for|\b(?:against|towards?)) ` +
      String.raw`${CARD_TARGET}(?![^\n]*\b(?:at|spent|purchase)\b)`,
    "i",
  ),
];
/** A bank says that its receiver has the money. */
const ARRIVED_THERE = [
  phrases(`
    reached !out, accepted the_money|the_amount
    -we has|have received .. from your|ur|you, sent|paid|transferred by you .. credited|received, credited to (the) beneficiary|payee
    beneficiary|payee <8> received|got, received by (the|your) beneficiary|payee, received|got <amount> sent by you, beneficiary|payee|beneficiary's|payee's .. credited
  `),
];
/** A receiver writes that something arrived. */
const CONFIRMATION = phrases(`
  is|was received, got .. from_you, receipt of, we|we've|we_have received
`);
const SET_UP =
  "set-?_?up|created|creation|registered|registration|activated|revoked|enabled";
const MANDATES =
  "mandate|auto-?_?pay|auto-?_?top-?_?up|standing_instructions?|e-?nach|nach|ecs|sip";
const UNPAID = [
  phrases(`
    approve|accept|pay or decline|reject|ignore
    देय, last date|day, to|must|should be paid|repaid|deposited|submitted|cleared|settled
    must|should|need_to|have_to pay|deposit|clear, pay|deposit|clear|submit .. on_or_before|before|by_#*|till
    ignore|disregard .. paid|payment|done, already|if paid
    scheduled, renews|renewing, will renew, settles on|by, upcoming, reminder, overdue, complete your|the payment, awaiting, waiting for
    payment|collect|money|pay|fund requests?, request|requested|requesting|requests (you) (for|of) (a) payment|money|rs|inr
    <amount> (payment|money|collect) requests?, has|have|is requested|requesting, approve|approving, asking (you) for, raised
    request|requested|requesting|requests (you) (for|of) ₹, wants? <rs>, tap to pay, pending payment|bill|dues?|amount, payments? (is|are) pending
    share|split|contribution .. pending|unpaid, pending at|with|for, payable, please|kindly|pls|plz pay|ensure|maintain|keep|clear|make
    -google|amazon|apple|samsung|hp pay now|before|on_time|your|immediately|in_full|by_#*|at_#*|on_#*, to avoid
    ensure|maintain|keep .. balance|funds?, bill|statement|invoice .. generated|ready|raised|available|here|arrived|is_out
    is|been|was|are|has|amount|funds? blocked|unblocked !for_security, lien, on hold
    from next month|week|year|cycle, every year|quarter
    is|are (still) being processed|verified|sent|transferred|debited|reviewed, subject to
    sent|submitted for|to <2> clearing|clearance|approval|verification
    ${MANDATES} ... ${SET_UP}|set|active|approved|cancell?ed|paused|modified|updated|confirmed|presented|accepted
    ${SET_UP} .. ${MANDATES}
  `),
  /(?:^|[.;!\n] ?)(?:it|this|(?:the |this )?(?:amount|money|payment))\b[^.\n]{0,20}\b(?:will|shall|to) be (?:debited|deducted|paid|charged|processed|executed|sent|completed)\b/i,
  /\b(?:late (?:fees?|charges?|payments?|fine)|penalty)\b(?<!\b(?:for|towards?|as|of) (?:\w+ ){0,3}\w+)/i,
  /\d(?:\/-)? ?(?:\/ ?|per |p\.)(?:year|month|yr|annum|mo)\b/i,
];
const PAID_DUE = phrases(`debited|deducted|paid ... for|towards? ... dues?`);
/** A seller or a carrier writes about an order. */
const ORDER = phrases(`
  out for delivery, arriving|arrives, dispatched|shipped|delivered
  delivery partner|agent|boy|executive, pay|cash on delivery, cod, shipment
`);
const RECEIPT = phrases(`
  invoice, receipt, bill no|number|total|amt|amount, total bill|fare|amount|payable, fare, e-?tickets?, pnr, seats?
  booking (is) confirmed, gst*, cgst|sgst
`);
const FOLIO = /\bfolio\b/i;
const RELATIVES =
  "father|mother|dad|mom|papa|mummy|son|daughter|ward|child|wife|husband|brother|sister|spouse|parent|roommate|friend";
/** These are means of payment, not persons: "paid by Upi". */
const OWN_MEANS =
  "You|Upi|Card|Cash|Net|Mobile|Cheque|Auto|Phone|Paytm|Bank|Bharat";
/** Another person's account or payment, and words around a quoted message. */
const PEOPLE = [
  phrases(`
    your|my|ur ${RELATIVES.replaceAll("|", "'s|")}'s a/c|ac|acct|account|card|wallet|upi
    your|my|ur ${RELATIVES} <3> has|paid|spent|used|sent|bought, his|her|their <2> a/c|ac|acct|account|card|wallet|upi
    held|spent|used by !you|u|me, paid by my|his|her, paid by your ${RELATIVES}
    sent|paid|spent|transferred by tenant|add-on|cardholder|parent|student
    ke_khat[ea] (<digits>) se, के_खाते (<digits>) से
    fee|fees|payment .. for|of your|ur ${RELATIVES}
    by_mistake|mistakenly
  `),
  /\b(?!bank)\p{L}{1,30}'s (?:\w+ ){0,2}(?:a\/c|ac|acct|account|card|wallet) ?(?:no\.? ?)?(?:[x*\d]\w*:? )?(?:(?:is|was|has been|se|ko|alert:?) )?(?:debited|used|charged|deducted|rs|inr|₹)/iu,
  // Names are told from other words by their letters.
  new RegExp(
    String.raw`\b(?:sent|paid|spent|transferred) by (?!(?:${OWN_MEANS})\w*` +
      String.raw`|(?:\p{L}+ ){1,2}(?:[Mm]oney|[Pp]ay|[Pp]ostpaid|[Ww]allet|[Cc]ard)\b|\p{L}+ [Bb]ank\b)\p{Lu}\p{Ll}+`,
    "u",
  ),
  /(?:^|\n)(?!(?:Hum|Main?|Aap)\b)\p{Lu}\p{Ll}+ ne (?:(?!khat|a\/c|se )[\p{L}\p{M}]+ ){0,2}(?:(?:upi|UPI) se )?(?:₹|[Rr]s)|\bpaid by \d+ \p{L}/u,
  /^>[^\n]*\n(?!>)|\bit'?s [^\s\d']+'s\b/i,
  /["“](?=[^"“”\n]*(?:₹|\b(?:rs|inr)\b))(?=[^"“”\n]*\b(?:debited|spent|paid|sent|withdrawn)\b)[^"“”\n]+["”]/i,
  /\S\sI(?:'ve| have)?(?: just| also)? (?:paid|sent|transferred|gave|spent)\b/,
];
const DEPOSITS = "fd|rd|fixed_deposit|recurring_deposit|term_deposit";
/** A deposit, a wallet or an account that stays the user's own, whoever it is paid to. */
const OWN_POT = `${DEPOSITS}|wallet|upi_lite|purse|ppf|nps|ola_money|fastag|trading_account|demat|travel_card|prepaid_card|gift_card|forex_card`;
/** "Gift Card World" is a shop. */
const OF_SHOP = "world|stores?|shops?|mart|house|cafe|traders?|centre|center";
const OWN_TRANSFER = [
  phrases(`
    self-?_?transfer, nps|ppf|epf contribution|deposit, own a/c|acct|account
    sent|moved|transferred|debited .. to_your <2> ${OWN_POT}|lite|balance|pot|jar|savings, add-?_?money|adding_money
    debited ... added|loaded|credited|moved|topped_up|deposited|placed in|in_?to|to (your) <2> ${OWN_POT}|lite|pay_balance !${OF_SHOP}
    debited ... added|moved|placed in|in_?to|to <2> jar|pot
    ${OWN_POT}|lite|balance (balance|account|a/c) (is|was|has_been) recharged|funded|reloaded|loaded|increased|topped_up
    received|receipt|payment .. for|towards|to|of|into (your) <2> ${OWN_POT}|savings !${OF_SHOP}
    ${OWN_POT}|lite recharge|top-?_?up|load|reload, recharge_of|recharging|top-?_?up_of (your) <2> ${OWN_POT}|amazon_pay, amazon_pay (balance) recharge|top-?_?up, to load|reload|refill|top_?up
    ${DEPOSITS} ... opened|created|booked|renewed|instal?ment, opening|creation|booking of <2> ${DEPOSITS}
  `),
  new RegExp(
    String.raw`\b(?:to|towards?|for|into|create|creating|open|opening|book|booking|new) (?:(?:an?|your|the|new|create|open|(?:open|book)ing of) ){0,2}` +
      String.raw`(?:fd|rd|ppf|(?:fixed|recurring|term) deposit)\b(?= ?(?:a\/c|acc|no\b|[x*\d]|[.,]|$|instal|booking|opening|on\b|of\b))`,
    "i",
  ),
];
/** Money that came to the user, or came back. */
const INCOME = [
  phrases(`
    reversed|reversal, refund|refunded, salary !a/c|acc*, stipend, scholarship, dividend, got_paid
    credited back, topped up, money's|money_is in_your, put|given|its_way|the_way|comes?|coming|money|amount back
    back in|to|into|with you|your|the|a/c|ac|acct|account|source|original
    original payment mode|method|source, will (be) reflect|reflected
    cancelled item|order|ticket|booking|trip|ride
    landed in, winnings, pay-?out, will|shall come_back|return|be_back, voided
    re-?credited|re-?funded, made|paid|sent to you, interest ... paid
  `),
  /(?<![\p{L}\p{M}])(?:मुझे|आपको|mujhe|aapko) (?:(?! (?:से|se) )[^.।\n]){0,60}(?:भेज|दिए|दिया|ट्रांसफर|मिल|bhej|diy|transfer|mil[aei])/iu,
  /(?:भेज|दिए|दिया|bhej|diy)[\p{L}\p{M}]*(?: (?:हैं|है|hain?|h|गए|गये|gaye))? (?:मुझे|आपको|mujhe|aapko)(?![\p{L}\p{M}])/iu,
  new RegExp(
    String.raw`(?:${REGIONAL_TO_YOU}) [^.।\n]{0,30}\d|\d (?:${REGIONAL_TO_YOU})`,
    "iu",
  ),
  /(?<![\p{L}\p{M}])(?:ने|ne) (?:मुझे|आपको|mujhe|aapko) /iu,
  /खाते (?:[x*\d]+ )?में (?![^\n]*से)|\bkhate (?:[x*\d]+ )?me(?:i?n)? (?![^\n]*\bse\b)/i,
];
/** A sum of several payments, an advice, a document or a complaint. */
const NOTICE = [
  phrases(`
    minimum|min|average|avg|monthly .. bal* .. maintain|maintained, maintain .. minimum|min|average|avg|monthly
    mini-statement|mini_?statement|mini_?stmt, ^ last txn|transaction
    approved|sanctioned|eligible .. loan, loan .. approved|sanctioned|disbursed
    so_far, this|last|past|previous month|week|year|quarter, in|of|for the_last
    monthly summary|spends?, spends? summary|analysis, total spends?, convert, fraudulently, beware
    or above|more, weekly, spend <rs>, spend #*, spend .. more
    between #* .. and #*, limit ... <amount> (is|already) used, units? .. allot*, added an?_expense|an?_bill
    converted into|to|in_to .. emis?, e-?statement .. sent|mailed|e-?mailed
    your|ur complaint|grievance|query|dispute|claim|request, under|in dispute
  `),
  /\b(?:debited|deducted|paid|spent|sent|successful)\b(?:(?!\bnot\b|n't\b)[^.;!?"”\n]){0,60}\?/i,
  // "12 payments", but not "₹11.16 Payments".
  /(?<![₹.,\d] ?|\brs\.? )\b\d+ (?:payments|transactions|txns|purchases)\b/i,
];
const TOTAL = phrases(`total (of) <rs> .. spent|paid|debited`);
const OWN_DESTINATION =
  /\b(?:sent|paid|transferred|moved|processed)\b[^.\n]{0,40} (?:in|into|to) (?:your (?:\w+ ){0,3}(?:a\/c|acct|account|wallet|upi id|vpa|lite|savings|pot)\b|(?:a\/c|acct|account) ?(?:no\.? ?)?[x*]+\d)/i;
/** The money was taken from the user's own account, card or wallet. */
const OWN_SOURCE = phrases(`
  debited|deducted|withdrawn !from_you, you (have) sent|paid|transferred, upi_lite, from <digits>
  from|by|via|using|with|on your|ur <4> a/c|ac|acct|account|card|wallet|upi
  from|by|via|using|with|on !vpa <4> a/c|ac|acct|account|bank|card (no|no.|ending|xx) (in|with) <digits>
`);
/**
 * The first verb of a sentence says what happened: "KIRAN has received Rs 500 sent from
 * your A/c XX12" only confirms, and "A/c XX12 is debited and KIRAN has received" does not.
 */
const OWN_DEBIT = new RegExp(
  String.raw`(?:^|[.;!?\n])(?:(?!\b(?:received(?! by (?!you|u\b))|got|accepted|reached)\b)[^.;!?\n]){0,150}?(?:${OWN_SOURCE.source})`,
  "i",
);
const OWN_DEBIT_OR_RECEIPT = new RegExp(
  [OWN_DEBIT, PAID_RECEIPT, HINDI_PAYMENT]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

type Guard = {
  refusal: Refusal;
  patterns: readonly RegExp[];
  /** This outweighs the patterns. */
  unless?: RegExp;
  /** Only says that the text is a receipt or a bill. */
  isOfBill?: boolean;
};

/** The first guard that fits refuses a message. */
const GUARDS: readonly Guard[] = [
  { refusal: "failed", patterns: [FAILED, REGIONAL_FAILURES] },
  { refusal: "people", patterns: SHARED_BILL, unless: OWN_DEBIT },
  { refusal: "cardBill", patterns: CARD_BILL, unless: RECHARGED },
  { refusal: "confirmation", patterns: ARRIVED_THERE, unless: OWN_DEBIT },
  {
    refusal: "confirmation",
    patterns: [CONFIRMATION],
    unless: OWN_DEBIT_OR_RECEIPT,
    isOfBill: true,
  },
  { refusal: "unpaid", patterns: UNPAID },
  { refusal: "unpaid", patterns: [/\bdues?\b/i], unless: PAID_DUE },
  { refusal: "income", patterns: INCOME },
  { refusal: "order", patterns: [ORDER], isOfBill: true },
  { refusal: "order", patterns: [FOLIO], unless: OWN_DEBIT },
  {
    refusal: "order",
    patterns: [RECEIPT],
    unless: OWN_DEBIT_OR_RECEIPT,
    isOfBill: true,
  },
  { refusal: "people", patterns: PEOPLE },
  { refusal: "transfer", patterns: OWN_TRANSFER },
  { refusal: "offer", patterns: NOTICE },
  { refusal: "offer", patterns: [TOTAL], unless: BOOKED, isOfBill: true },
  { refusal: "income", patterns: [OWN_DESTINATION], unless: OWN_DEBIT },
];
/** The guards of receipts, which all look like bills. */
export const RECEIPT_GUARDS = GUARDS.filter(({ isOfBill }) => !isOfBill);

/** A full stop that ends no sentence. */
const AMOUNT_DOT = /(?<=\brs)\.|\.(?=\d)/gi;
/** The mandate that a finished debit used: "towards NETFLIX for the AutoPay mandate you created". */
const USED_MANDATE = phrases(
  `for|towards|under|via|by|through|using|against|per (the|your|an?) (upi|monthly) ${MANDATES} (mandate) (that|which) (you|you've|you_have) created|set|registered|approved|activated|enabled
  basis registered e-?mandate|mandate`,
  "gi",
);

/** The next debit of a bill, a subscription or a loan. */
const NEXT_PAYMENT = phrases(
  `next <2> due|debit|charge|payment|renewal|emi|instal?lment`,
);

/**
 * The message without the sentences after the payment that are offers, bills or about
 * the next payment: the sentence of the payment decides.
 */
export function decidingText(message: string): string {
  const isRefused = (part: string) =>
    NEXT_PAYMENT.test(part) ||
    isReward(part) ||
    ["unpaid", "offer"].includes(refusalOfText(part) ?? "");
  return isRefused(message) ? withoutRemarks(message, isRefused) : message;
}

/** Whether a receiver tells of the payment, and no debit of the user's account. */
export function isReceipt(text: string): boolean {
  return (
    !OWN_DEBIT.test(text) &&
    (RECEIPT.test(text) || CONFIRMATION.test(text) || ARRIVAL.test(text))
  );
}

/** Why a normalised message cannot be a payment, whatever its amounts. */
export function refusalOfText(
  message: string,
  guards = GUARDS,
): Refusal | undefined {
  const text = message.replace(AMOUNT_DOT, " ").replace(USED_MANDATE, " ");
  if (isPassword(text)) return "password";
  const statements = withoutConditions(text);
  return guards.find(
    ({ patterns, unless }) =>
      patterns.some((pattern) => pattern.test(statements)) &&
      !unless?.test(statements),
  )?.refusal;
}
