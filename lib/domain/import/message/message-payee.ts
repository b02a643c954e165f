import { anyOf } from "@/lib/domain/import/any-of";
import { isBankCode } from "@/lib/domain/import/narration/payee-candidates";
import { readablePayee } from "@/lib/domain/import/payee/readable-payee";

const MAX_LENGTH = 80;
/** Bounds the time for texts that are no messages. */
const MAX_TRIES = 12;
const CREDITED =
  /(?:;|, |& |\band ) ?([^;,\n]{2,60}?) (?:is |has been |was )?credited\b/gi;
const UPI_PATH =
  /\b(?:UPI|IMPS|MMT|NEFT) ?(?:txn|-?DR|-?P2[MA])?:? ?[/-] ?((?:[^\n"]{0,12}[/-])?[a-z]?\d{6,20}[/-][^\n"]{1,120})/gi;
/** What stands before the name of a receiver. */
const BEFORE_NAME = [
  "trf to",
  String.raw`transfer(?:red)? to`,
  "paid to",
  String.raw`to(?: pay)?`,
  "at",
  String.raw`(?:spent|paid) on(?! [^.\n]{2,30} at [a-z])`,
  String.raw`(?<=\d )on(?= [^.\n]{2,40} charged\b)`,
  "towards",
  String.raw`in favou?r of`,
  String.raw`favou?ring`,
].join("|");
const KIND_OF_RECEIVER = String.raw`(?: vpa| upi id| merchant(?! (?:point|outlet|location)\b)| beneficiary| payee)?`;
const RECIPIENT = anyOf(
  "gi",
  String.raw`(?:\b(?:${BEFORE_NAME})\b${KIND_OF_RECEIVER}|\bon \d[\w/:.-]{4,18} on\b|@)[ :\n]{1,2}`,
  String.raw`@UPI_`,
  String.raw`\b(?:spent|paid)@`,
  String.raw`\bon \d[\w/:.-]{4,18}(?: \d[\d:]{3,7})? at `,
);
const PAID_NAME = /\b(?:paid|sent) (?!to\b|by\b|for\b|with\b|rs|inr|₹|via\b)/gi;
const LABEL = anyOf(
  "gi",
  String.raw`\b(?:info|merchant|payee|beneficiary|merchant name|paid at|bil)\b ?[:*-] ?`,
  String.raw`\binfo(?:bil|vin|vps|mps)\*(?:onl\*)?`,
  String.raw`\bbil\*(?:onl\*)?`,
  String.raw`\b(?:pos|ecom)[/*]`,
  String.raw`\bby (?:upi-(?=[a-z]{3})|(?:imps|neft|rtgs)-(?=[a-z]{2,} [a-z]))`,
  String.raw`\bfor (?=upi-[a-z]{3})`,
  String.raw`\bfvg:? `,
  String.raw`\bredeemed by `,
  String.raw`\bby e-?mandate `,
  String.raw`, payee (?=[a-z])`,
);
const PURPOSE = /\bfor /gi;
/** "Spent ₹90 on Zomato", "used for a transaction on Zomato": on no day, card or account. */
const SPENT_ON =
  /\b(?:(?:spent|paid|used) (?:₹|rs|inr)[. ]{0,2}\d[\d,.]*(?:\/-)?|(?:transaction|txn|purchase|order)(?: (?:of|for) (?:₹|rs|inr)[. ]{0,2}\d[\d,.]*)?) on (?=[a-z])(?!(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* ?(?:\d|$))/gi;
/** In Hindi the name stands between one of these and "को" or "पर", with a verb or the amount after it. */
const HINDI_START = String.raw`(?:(?<![\p{L}\p{M}])(?:(?:आपने|मैंने|aapne|maine|से|se|द्वारा|dwara|को|ko)|(?:₹|rs|inr|रु)[. ]{0,2}\d[\d,.]*(?:/-)?(?: (?:का|ka) (?:भुगतान|पेमेंट|bhugtan|payment))?) |^|\n|[.।!] )`;
const HINDI_NAME = String.raw`((?:(?! (?:आपने|मैंने|aapne|maine|को|ko|से|se|द्वारा|dwara|पर|par)(?![\p{L}\p{M}])|(?:rs|inr|रु)[. ]{0,2}\d)[^₹\n;:।!]){2,50})`;
/** With the day and the service that may follow. */
const HINDI_PARTICLE = String.raw` (?:को|ko|पर|par) (?:(?:दिनांक |dinank )?[\d/.-]{6,10} (?:को|ko) )?(?:(?:upi|यूपीआई) (?:से|se|द्वारा|dwara) )?`;
const HINDI_VERB = String.raw`(?=(?:successfully |safalta se |सफलतापूर्वक )?(?:pa(?:id|y)|bhej|bhug|diy|kharch|kiy|transfer|भुगतान|पेमेंट|डेबिट|भेज|दिए|दिया|किया|अदा|चुका|ट्रांसफ|खर्च|(?:₹|rs|inr|रु)[. ]{0,2}\d))`;
const HINDI_RECIPIENT = anyOf(
  "giu",
  HINDI_START + HINDI_NAME + HINDI_PARTICLE + HINDI_VERB,
);
/** Words of a day, of the account or of the service, which no recipient has in Hindi. */
const NO_HINDI_RECIPIENT =
  /^(?:(?:दिनांक|दि|तारीख|तिथि|dinank|tarikh|आज|कल|परसों|सुबह|शाम|रात|aaj|kal|subah|sha?am|raat)(?![\p{L}\p{M}])|\d{1,4}[-/. ](?:\d|\p{L}{3})|(?:आपके|apke|aapke|यूपीआई|upi)(?: |$))|(?:वार$|खात[ाे]|कार्ड|ग्राहक|(?<!\p{L})(?:khat[ae]|cards?|a\/c|grahak)(?!\p{L}))/iu;
/** "REDBUS: Rs 720.00 debited", "Ola ride: Rs 90 charged" */
const SENDER =
  /^(\p{L}[\p{L}\p{N} &.'-]{2,30}?)(?: (?:ride|trip|order|bill|payment))?: ?(?=(?:₹|rs|inr)[. ]{0,2}\d)/giu;
/** "INR 150.00 20-11-26 SALON SHINE UPI/…", "XX4455 IRANI CAFE 21-11-26": in capitals beside a day or a path. */
const CAPITALS =
  /(?<=[\d:] )((?!INR|RS|AVL|BAL)\p{Lu}{3,}(?: [\p{Lu}&.'-]{2,}){0,3})(?= (?:on )?\d{1,2}[-/ ](?:\d|\p{L}{3})| UPI[/ ]|\.|$)/gu;
const SERVICE_NAME =
  /\b(?:alert|upi|lite|txn|transaction|payment|fastag|imps|neft|rtgs|wallet|card|debit(?:ed)?|spent|paid|sent|info|dear|notice|message)\b/i;
/** Cash has no payee. */
const CASH =
  /\b(?:atm|cash)\b[^.\n]{0,40}\b(?:wdl|withdraw(?:al|n))|\bwithdraw(?:al|n)\b[^.\n]{0,80}\batm\b|\b(?:at|from) (?:\w+ ){0,2}atm\b|\bnfs ?cash|निकाले/i;
const PHONE = /(?<!\d)(?:91)?[6-9]\d{9}(?!\d)/;
const UPI_ID =
  /(?<!\byour (?:vpa|upi id) )(?<![\w.-])[a-z\d][\w.-]{1,60}@[a-z]{2,20}(?!\w|\.\w)/gi;
/** The name that follows an id made of digits and codes. */
const NAME_OF_ID =
  /^(?:\S+@\w+|a\/c (?:no\.? )?[x*\d]+) ?\(([^)\d\n]{2,40})\)/i;
/** Before the name of its payee, the kind of a payment, "UPI to SNEHA", "BIL*ONL*", a terminal's number or "merchant point". */
const KIND_OF_PAYMENT =
  /^(?:(?:bil|inf|vin|vps|ips|mps)[*/](?:onl[*/])?(?:\d+[*/])?|\d{6,10} (?=\p{L}{3})|(?:(?:upi|imps|neft)(?: (?:txn|payment|transaction|transfer|trf))?(?:[ :/-]{1,2}\d{6,20})? (?:to|at)|pos|ecom|(?:e-?)?nach(?: dr)?(?: inw)?|(?:merchant|aeps|bc|csp|agent|customer service) (?:point|outlet|location))[ -])(?=\p{L})/iu;

/** Where the name of a payee ends. */
const STOP =
  /[\n;()[\]|,"]|₹| -|- |\.(?= |$|(?:upi|ref|rrn|avl|avb|aval|bal|not|info|if|call|your|txn|clear|available)\b)|:(?= )|\b(?:on|at|dated|dt|date|of) ?:?(?= ?\d)|\bon (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|your\b|paytm\b|phonepe\b|gpay\b|google pay\b|amazon pay\b|super\.?money\b|cred\b|bhim\b|navi\b|mobikwik\b|freecharge\b|(?:[\w ]{2,25} )?card\b)|\b(?:via|using|made|from|through|thru|with|ref\w*|rrn|utr|umr?n|e-?mandate|upi(?=[ :-]*(?:ref|no|txn|id|\d))|imps|neft|rtgs|avl|avbl|aval|avb|avail\w*|bal|not (?:you|u|done)|if not|txn|trxn|transaction|successful\w*|approved|done(?= on\b)|credited|debited|charged|for(?! (?:gents|ladies|boys|girls|men|women|kids)\b)|and (?=got|earned|won|received|cashback)|value|linked|a\/c|ac|inr|rs|is|was|has|dear|by(?= (?:mandate|auto-?pay|upi|imps|neft|rtgs|ref\w*|mob\w*|net|card|cash|transfer|cheque|using|your|debit|credit|a\/c|acct|account|xx)\b| ?[(\d]| ?$)|ist|autopay|thank\w*|your|call|sms(?! (?:alerts? )?(?:charges?|fees?)\b))\b|\b\d{1,4}[-/]\w{2,3}[-/]\d{2}|\b\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{2}|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b|\b\d{1,2}:\d\d/i;
/** No payee starts with these. */
const NO_PAYEE =
  /^(?:(?:rs|inr)\.? ?\d|a\/c|ac|acct|acc|account|your|ur|our|(?:the )?(?:bank|account|beneficiary)\b|block|report|dispute|know|view|avoid|stop|raise|register|check|customer|us|you|mobile|sms(?! (?:alerts? )?(?:charges?|fees?))|self|atm|pos|card|be|a card|upi$|\w+ bank (?:a\/c|ac|acct|account|card)|[x*]+\d|[\w ]{2,25} (?:card|cc)\b(?! recharge)|\+?\d{5,}|\d+[:/-]|(?:sbi|hdfc|icici|axis|pnb|bob|kotak|canara|union) (?:bank )?atm|call|care|any|this|it|inr|rs|help|details|queries|more(?: (?:info|details|help)\w*)?$|other|assistance|support|security|a|an|e-?statements?|statements?|banking|shopping|choosing|feedback|complaints?|grievances?|updates?|(?:updated|available|current|latest|account) bal\w*|balance|information|info|enjoy|get|earn|win|pay|explore|avail|update|cancel|unsubscribe|activate|manage|track|redeem|continue|complain|https?)(?![a-z\d])/i;
/** Sentences after the payment that name no payee: "Download the app to …". */
const CLOSING =
  /(?<=[.!;\n] ?)(?:thank|download|install|register|(?:\w+ ){0,2}helpline|visit|click|tap|sms|call|dial|give|for (?!rs|inr|₹))(?![^.!\n]*(?:₹|\b(?:rs|inr)\b))[^\n]*/gi;
/** A line that has a name only, after the line of the date. */
const LINE_OF_NAME =
  /\n[^\n]{0,20}\d{1,4}[-/.]\w{2,3}[-/.]\d{2,4}[^\n]{0,20}\n(?!avl|bal|avail|upi\b|not |call|sms|ref)([\p{L}][\p{L}\p{N} &'.*_-]{1,40})(?=\n|$)/giu;
const ROLE = /^ ?(?:payee|merchant|beneficiary) /i;
const OTHER_ACCOUNT = /\b(?:a\/c|ac|acct|account|debited|amount)\b/i;
const NOTE =
  /^(?:payment|pay|paid|sent|upi|collect|dr|cr|p2[ma]|no remarks?|na)\b/i;
const REFERENCE = /^[a-z]{0,4}\d{6,}/i;
const DOTTED_INITIAL = /(?:^|[ .])[a-z]{1,2}$/i;

/** The readable payee of a normalised message of a payment; "" if it names none. */
export function messagePayee(message: string): string {
  const text = message.replace(CLOSING, "");
  return (
    first(text, CREDITED, (rest) => credited(rest)) ||
    first(text, UPI_PATH, pathPayee) ||
    first(text, HINDI_RECIPIENT, hindiRecipient) ||
    first(text, RECIPIENT, nameBefore) ||
    first(text, PAID_NAME, paidName) ||
    first(text, LABEL, nameBefore) ||
    first(text, SPENT_ON, nameBefore) ||
    first(text, LINE_OF_NAME, nameBefore) ||
    first(text, UPI_ID, readablePayee) ||
    first(text, PURPOSE, nameBefore) ||
    first(text, UPI_ID, machineId) ||
    first(text, SENDER, senderName) ||
    (CASH.test(text) ? "Cash withdrawal" : first(text, CAPITALS, senderName))
  );
}

/** The local part of a UPI id that a payment service made, without a phone number. */
function machineId(id: string): string {
  const [local = ""] = id.split("@");
  const plain = local.replace(PHONE, "").replace(/(?<![._-])[._-]+$/, "");
  return /^\p{L}/u.test(plain) && plain.length > 1 ? plain : "";
}

/** The first payee that is read from what the pattern captures, or from what follows it. */
function first(
  text: string,
  pattern: RegExp,
  read: (found: string) => string,
): string {
  let tried = 0;
  for (const match of text.matchAll(pattern)) {
    tried += 1;
    if (tried > MAX_TRIES) break;
    const [whole, captured] = match;
    const end = match.index + whole.length;
    const payee = read(
      captured ??
        (pattern === UPI_ID ? whole : text.slice(end, end + MAX_LENGTH)),
    );
    if (payee !== "") return payee;
  }
  return "";
}

/** A seller that tells of the payment itself, and no bank. */
function senderName(name: string): string {
  return isBankCode(name) || SERVICE_NAME.test(name) ? "" : nameBefore(name);
}

function hindiRecipient(name: string): string {
  return NO_HINDI_RECIPIENT.test(name) || NO_PAYEE.test(name)
    ? ""
    : readablePayee(name);
}

function credited(name: string): string {
  const plain = name.trim();
  return NO_PAYEE.test(plain) || OTHER_ACCOUNT.test(plain)
    ? ""
    : readablePayee(plain);
}

/** The last name in a path such as `P2M/123456789012/SHOP/note`. */
function pathPayee(path: string): string {
  // A link may follow in the next sentence.
  const [sentence = ""] = path.split(". ");
  const names = sentence
    .split(sentence.includes("/") ? "/" : "-")
    .map((segment) => segment.slice(0, nameEnd(segment)).trim());
  const read = (name: string) =>
    NOTE.test(name) || REFERENCE.test(name) || isBankCode(name)
      ? ""
      : readablePayee(name);
  return names.map(read).find((name) => name !== "") ?? "";
}

function nameBefore(rest: string): string {
  const start = KIND_OF_PAYMENT.exec(rest)?.[0].length ?? 0;
  const named = rest.slice(start);
  const name = named.slice(0, nameEnd(named)).replace(ROLE, "").trim();
  if (/^upi[/-]/i.test(name)) return pathPayee(name.slice(4));
  const payee = NO_PAYEE.test(name) ? "" : readablePayee(name);
  return readablePayee(NAME_OF_ID.exec(named)?.[1] ?? "") || payee;
}

/** The name between the verb and the amount: `You paid Ravi ₹500`. */
function paidName(rest: string): string {
  const end = rest.search(/₹|\b(?:rs|inr)\b/i);
  return end === -1 ? "" : nameBefore(rest.slice(0, end));
}

function nameEnd(rest: string): number {
  let from = 0;
  for (;;) {
    const found = rest.slice(from).search(STOP);
    if (found === -1) return rest.length;
    const end = from + found;
    // The full stop of an initial ends no name: "Dr. Lal".
    if (rest[end] !== "." || !DOTTED_INITIAL.test(rest.slice(0, end)))
      return end;
    from = end + 1;
  }
}
