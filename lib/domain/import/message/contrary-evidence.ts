/** Another person's account or card, or a payment that another person made. */
const OTHER_OWNER = [
  /\b(?:your|my|ur) (?:father|mother|dad|mom|papa|mummy|son|daughter|ward|child|wife|husband|brother|sister|spouse|parent|roommate|friend)(?:'s (?:a\/c|ac|acct|account|card|wallet|upi)\b| (?:[\w.]+ ){0,3}(?:has|paid|spent|used|sent|bought)\b)/i,
  /\b(?!bank)\p{L}{1,30}'s (?:\w+ ){0,2}(?:a\/c|ac|acct|account|card|wallet) ?(?:no\.? ?)?(?:[x*\d]\w*:? )?(?:(?:is|was|has been|se|ko|alert:?) )?(?:debited|used|charged|deducted|rs|inr|₹)/iu,
  /\b(?:his|her|their) (?:\w+ ){0,2}(?:a\/c|ac|acct|account|card|wallet|upi)\b/i,
  /\b(?:held|spent|used) by (?!you\b|u\b|me\b)\p{L}|\bpaid by \d+ \p{L}|\bfamily member\b|\bpaid by (?:my|your|his|her) \p{L}/iu,
];
/** Names are told from other words by their letters. */
const OTHER_PERSON = [
  /\b(?:sent|paid|spent|transferred) by (?:(?:tenant|add-on|cardholder|parent|student|mr|mrs|ms)\b|(?!(?:You|Upi|Card|Cash|Debit|Credit|Net|Mobile|Cheque|Auto|Google|Phone|Paytm|Amazon|Bank|Bharat)\w*)\p{Lu}\p{Ll}+)/u,
  /(?:^|\n)(?!Hum|Mai)\p{Lu}\p{Ll}+ ne (?:₹|[Rr]s)/u,
  /(?<![\p{L}\p{M}])(?:ke khat[ea]|के खाते) (?:[x*\d]+ )?(?:se|से)(?![\p{L}\p{M}])/iu,
];
/** Words of a person around a message. One that is only quoted or sent on is read. */
const QUOTED = [
  /^>[^\n]*\n(?!>)/,
  /["“](?=[^"“”\n]*(?:₹|\b(?:rs|inr)\b))(?=[^"“”\n]*\b(?:debited|spent|paid|sent|withdrawn)\b)[^"“”\n]+["”]/i,
  /\b(?:see|look at) this\b|\bye (?:msg|message|sms)\b|\bby mistake\b|\bmistakenly\b|\bit'?s [^\s\d']+'s\b/i,
  /\S\sI(?:'ve| have)?(?: just| also)? (?:paid|sent|transferred|gave|spent)\b/,
];
/** A term, an agreement or a step that is still open. */
const OPEN = [
  /\b(?:student|resident|parent|member|hosteller)s?\b[^\n]{0,80}\b(?:charged to|added to|levied)\b/i,
  /\bfrom next (?:month|week|year|cycle)\b|\bevery (?:year|quarter)\b|\d(?:\/-)? ?(?:\/ ?|per |p\.)(?:year|month|yr|annum|mo)\b|\breply (?:'?y(?:es)?'?|1) to\b|\bconsent\b/i,
  /\b(?:is|are) (?:still )?being (?:processed|verified|sent|transferred|debited|reviewed)\b|\bawaiting\b|\bwaiting for\b|\b(?:sent|passed|submitted|forwarded) (?:for|to) (?:\w+ ){0,2}(?:clearing|clearance|approval|payment|processing|section|verification)\b|\bpending (?:at|with|for)\b|\bsubject to\b|\d hold\b/i,
];
/** A sum of several payments, a document or a complaint. */
const ACCOUNT_OF_PAYMENTS = [
  /\bbetween \d{1,2}\b[^.\n]{0,20}\band \d|\btotal (?:of )?(?:rs|inr|₹)[^.\n]{0,20}\b(?:spent|paid|debited)\b|\blimit\b[^\n]{0,60}[;,.] ?(?:rs|inr|₹)[ .\d,]+(?:is |already )?used\b/i,
  /\bunits?\b[^.\n]{0,15}\ballot|\bnav\b[ :]*(?:rs\.? ?)?\d|\b(?:mf|mutual fund) (?:purchase|order)\b|\bcover of\b|\bsum (?:assured|insured)\b|\bfor each friend\b|\badded an? (?:expense|bill)\b/i,
  /\bconverted (?:in)?to\b[^.\n]{0,15}\bemis?\b|\be?-?statement\b[^.\n]{0,60}\b(?:sent|mailed|e-?mailed)\b|\b(?:your|ur) (?:complaint|grievance|query|dispute|claim|request)\b|\b(?:under|in) dispute\b/i,
];
/** Money that came to the user. */
const ARRIVED =
  /\blanded in\b|\bwinnings\b|\breferral\b|\bpay-?out\b|\b(?:will|shall) (?:come back|return|be back)\b|\b(?:nullified|voided|undone|undid)\b|\bre-?(?:credited|funded)\b|\b(?:made|paid|sent) to you\b|खाते (?:[x*\d]+ )?में (?![^\n]*से)|\bkhate (?:[x*\d]+ )?me(?:i?n)? (?![^\n]*\bse\b)/i;
const OWN_DESTINATION =
  /\b(?:sent|paid|transferred|moved|processed)\b[^.\n]{0,40} (?:in|into|to) (?:your (?:\w+ ){0,3}(?:a\/c|acct|account|wallet|upi id|vpa|lite|savings|pot)\b|(?:a\/c|acct|account) ?(?:no\.? ?)?[x*]+\d)/i;
const SOURCE =
  /\b(?:debited|deducted|withdrawn|you (?:have )?(?:sent|paid|transferred)|from (?!vpa)(?:[\w.-]+ ){0,4}(?:a\/c|ac|acct|account|bank|card|wallet|upi)|from [x*]+\d|upi lite)\b/i;
/** Interest that the bank pays: "interest of Rs 312 paid on your deposit". */
const INTEREST =
  /\binterest\b[^\n]{0,60}\bpaid\b|\bpaid\b[^\n]{0,20}\binterest (?:on|for) (?:your )?(?:fd|rd|deposit|savings)\b/i;
/** What a debit was added to: "debited and loaded to Paytm Wallet". */
const ADDED_TO_WALLET =
  /\bdebited\b[^\n]{0,60}\b(?:added|loaded|credited|moved|topped up) (?:in)?to (?:your )?(?:[\w.]+ ){0,2}(?:wallet|lite|balance|purse)\b/i;
/** A deposit, a wallet or an account that stays the user's own. */
const OWN_TRANSFER = [
  /\bself[ -]?transfer\b/i,
  /\bof yours\b/i,
  /\b(?:nps|ppf|epf) (?:contribution|deposit)\b/i,
  /\b(?:your )?own (?:a\/c|acct|account)\b/i,
  /\b(?:sent|moved|transferred|debited)\b[^.\n]{0,40}\bto your (?:\w+ ){0,2}(?:wallet|lite|pot|savings)\b/i,
  /\badd(?:ing)? ?money\b/i,
  /\b(?:upi )?lite (?:top ?-?up|load)\b/i,
  /\b(?:to|towards?|for|into|create|creating|open|opening|book|booking|new) (?:(?:an?|your|the|new|create|open) ){0,2}(?:fd|rd|ppf|fixed deposit|recurring deposit|term deposit)\b(?= ?(?:a\/c|acc|no\b|[x*\d]|[.,]|$|instal|booking|opening|on\b|of\b))/i,
  /\b(?:fd|rd|fixed deposit|recurring deposit) (?:instal?ment|opened|created|booked)\b/i,
];
const CARD_BILL = [
  /\bpayment\b[^.\n]{0,30} (?:for|towards|to) (?:your |the )?(?:\w+ ){0,2}card\b(?=[^\n]*\b(?:success\w*|processed|done|received)\b)(?![^\n]*\b(?:at|spent|purchase)\b)/i,
  /\bcard (?:no\.? |ending )?(?:in |with )?(?:[x*]+\d{2,}|\d{4}) (?:bill|payment|dues)\b/i,
  /\b(?:paid|sent|transferred)\b[^.\n]{0,20} to (?:\w+ ){0,2}credit card\b/i,
  /\bpayment to (?:your )?card\b/i,
  /\bbill for (?:your )?(?:credit )?card\b/i,
];

type ContraryEvidence =
  "people" | "unpaid" | "offer" | "income" | "transfer" | "cardBill";

const EVIDENCE: readonly [ContraryEvidence, readonly RegExp[]][] = [
  ["people", [...OTHER_OWNER, ...OTHER_PERSON, ...QUOTED]],
  ["cardBill", CARD_BILL],
  ["transfer", [...OWN_TRANSFER, ADDED_TO_WALLET]],
  ["income", [ARRIVED, INTEREST]],
  ["unpaid", OPEN],
  ["offer", ACCOUNT_OF_PAYMENTS],
];

/**
 * Why a text with a verb of paying is no payment that the user made and finished:
 * it is somebody else's, quoted, still open, a sum, or within the user's own accounts.
 */
export function contraryEvidence(text: string): ContraryEvidence | undefined {
  const found = EVIDENCE.find(([, patterns]) =>
    patterns.some((pattern) => pattern.test(text)),
  );
  if (found !== undefined) return found[0];
  return OWN_DESTINATION.test(text) && !SOURCE.test(text)
    ? "income"
    : undefined;
}
