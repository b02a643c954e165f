import { MONTHS } from "@/lib/domain/expenses/calendar-date";
import {
  BANK_CODE,
  PAYMENT_CODE,
} from "@/lib/domain/import/narration/payee-candidates";
import { readablePayee } from "@/lib/domain/import/payee/readable-payee";
import {
  HINDI_PAYMENT,
  REGIONAL_ACCOUNTS,
  REGIONAL_DAYS,
  REGIONAL_FROM,
  REGIONAL_OBJECTS,
  REGIONAL_ON,
  REGIONAL_PARTICLES,
  REGIONAL_PAYEE,
  REGIONAL_RUPEES,
  REGIONAL_TO,
  REGIONAL_TO_WHOM,
  REGIONAL_WAYS,
  REGIONAL_YOU,
} from "./regional-verbs";
import { messageAmounts } from "./message-amounts";
import { isOfReceiver, TICKET } from "./receipts";
import { leadingPhrases, phrases } from "@/lib/domain/import/phrases";

const MAX_LENGTH = 80;
/** Bounds the time for texts that are no messages. */
const MAX_TRIES = 12;
const MONTH = MONTHS.join("|").toLowerCase();
const RUPEES = String.raw`(?:₹|rs|inr)[. ]{0,2}\d[\d,.]*(?:/-)?`;
const CREDITED =
  /(?:;|, |& |(?<!\brs)\. (?=\p{L})|\band ) ?(?:(?:a\/c|account) of )?((?:[^;,.\n]|\.(?=\S)|(?<=\b\p{L}{1,2})\.(?!\S)){2,60}?) (?:is |has been |was )?credited\b/giu;
const UPI_PATH =
  /\b(?:UPI|IMPS|MMT|NEFT|RTGS) ?(?:txn|-?DR|-?P2[MA])?:? ?[/-] ?((?=[^\n"]{0,60}\d{6})[^\n"]{1,140})/gi;
/** What a bill is for, which names no payee. */
const BILL_KIND =
  "Electricity|Water|Gas|LPG|Mobile|Phone|Postpaid|Prepaid|Broadband|DTH|Monthly|Credit|Insurance|Last";
/** These stand before the name of a receiver: "to", "at", "paid on", "trf to VPA". */
const RECIPIENT = new RegExp(
  String.raw`(?:\b(?:(?<!\blinked )to(?: pay)?|at|towards(?! (?:${BILL_KIND}) bill\b)|in favou?r of|favou?ring` +
    String.raw`|(?:spent|paid) on(?! [^.\n]{2,30} at [a-z])|(?<=\d )on(?= [^.\n]{2,40} charged\b))\b` +
    String.raw`(?: vpa| upi id| (?:a/c|account) of)?` +
    String.raw`|\bon \d[\w/:.-]{4,18} on\b)[ :\n]{1,2}` +
    String.raw`|(?:(?<![\w.-])|(?<=\b(?:spent|paid|sent|debited|used|charged)))@(?![a-z]{2,10} (?:upi|atm|pos)\b)(?:UPI_| )?|\bon \d[\w/:.-]{4,18}(?: \d[\d:]{3,7})? at `,
  "gi",
);
/** The name may stand between the verb and the amount: "You paid Ravi ₹500". */
const PAID_NAME =
  /\b(?:paid|sent) (?!rs|inr|₹)([^₹]{1,79}?)(?=₹|\b(?:rs|inr)\b)/gi;
/** Between two stops, not to a payee: "travel from Majestic to Indiranagar". */
const ROUTE =
  /(?<=\b(?:travel(?:s|led|ling)?|trip|ride|journey|tickets?|fare|bus|metro|train)(?: [\w-]{0,12}\d)?) from [^.\n]{2,30}? to \p{L}+/giu;
/** Codes of a mandate before the name of its receiver: "ACH D- ", "NACH-10-", "ECS/NACH-". */
const MANDATE_CODES = String.raw`(?:e-?)?(?:n?ach|ecs)(?:[ /_-]{1,3}(?:n?ach|ecs|dr?|debit|inw|\d{1,4})(?![\p{L}\p{N}])){0,3}`;
/** These end right before a name: "Info: ", "BIL*ONL*", "by UPI-", "POS/", "NACH-DR-". */
const LABEL = new RegExp(
  String.raw`\b(?:info|merchant|payee|beneficiary|(?:merchant|payee) name|bil)\b ?[:*-] ?|, payee (?=[a-z])|\breceived by |(?:${REGIONAL_PAYEE}) ?:? ?` +
    String.raw`|\b(?:info(?:bil|vin|vps|mps|ach)|bil)\*(?:(?:onl|inft)\*)?|-trf-(?=\p{L})|\b(?:pos|ecom)[/*]|\bfor (?=upi-[a-z]{3})` +
    String.raw`|(?<![\p{L}\p{N}])(?:${MANDATE_CODES}|si(?=[/-]))(?: ?[/_-] ?|(?<= (?:dr|inw)) )(?!(?:n?ach|ecs)\b)(?=\p{L})` +
    String.raw`|\b(?:upi|imps|neft|rtgs) ?\((?=\p{L}{2})|\bupi:\d{6,}:(?=\p{L})|\bm?tfr/[\dx*]+/(?=\p{L})|\bfor order #?[\w-]{3,30} (?:on|at|from) (?=\p{L})` +
    String.raw`|\b(?:by|via|thru|through) (?:upi-(?=[a-z]{2})|(?:imps|neft|rtgs)-(?=[a-z]{2,} [a-z]))|\b(?:fvg|ifo)[.:]{0,2} |\bby e-?mandate |\b(?:charged|redeemed)(?: ${RUPEES})? by `,
  "giu",
);
/** "mandate of LIC OF INDIA", "electricity bill of TANGEDCO", "trip with Uber" */
const BILL_OF =
  /\b(?:(?:trip|ride) with|(?:[Mm]andate|[Bb]ill|[Pp]remium|[Rr]echarge|[Ss]ubscription|[Bb]ooking|[Oo]rder|[Ff]ees?)(?: (?:no\.? )?#?\d{3,20})? (?:of(?: your)?|from)) (?!RS|Rs|INR)(?=\p{Lu})/gu;
/** "Your TANGEDCO bill of Rs 500", "your Tunebox plan" */
const YOUR_BILL = new RegExp(
  String.raw`(?:\b[Yy]our |^(?=[^.:\n]{2,40} (?:recharge of|order #?[A-Z-]{0,4}\d)))(?!(?:${BILL_KIND}|\p{Lu}\p{Ll}+day)\b)` +
    String.raw`(\p{Lu}[\p{L}\p{N}&'-]{1,20}(?: \p{Lu}[\p{L}&'-]{1,20}){0,2}) (?:\p{Ll}+ )?(?:bill|order|booking|trip|ride|ticket|premium|recharge|subscription|plan|[Aa]uto-?[Pp]ay)\b`,
  "gu",
);
/** "on your Airtel mobile 98XXXXXX10", "for Jio 98XXXXXX10", "Delhi Metro smart card XX12" */
const NUMBER_KIND =
  "[Pp]repaid|[Pp]ostpaid|[Mm]obile|[Nn]umber|[Nn]o|मोबाइल|नंबर";
const OPERATOR = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?!(?:Your|My|Aapk[aei]|Mere|आपक[ाे]|मेरे) )((?:\p{Lu}\p{L}{1,15} ){0,2}(?!${NUMBER_KIND})[\p{Lu}\u0900-\u0dff][\p{L}\p{M}]{1,15}) ` +
    String.raw`(?:(?:(?:(?:${NUMBER_KIND})\.? ){1,3}|(?<=\b(?:for|of|on|to|[Yy]our) (?:\S+ ){1,2}))(?=[xX*\d]{10}(?!\w))` +
    String.raw`|(?<=(?:[Mm]etro|[Bb]us|मेट्रो) )(?:[Ss]mart )?(?:[Cc]ard|कार्ड) (?:no\.? )?(?=[xX*\d]{2}))`,
  "gu",
);
/** "SIP of Rs 500 in GREEN FUND" */
const INVESTED = new RegExp(
  String.raw`\b(?:sip|instal?lment|investment|invested)(?: (?:of|for) ${RUPEES})? in (?=\p{L})`,
  "giu",
);
/** A seller at the start of its receipt: "Airtel: Your recharge", "Delhi Metro QR ticket booked". */
const RECEIPT_SENDER = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\p{N} &.'-]{1,30}?)` +
    String.raw`(?:: ?(?=(?:we|you paid|you have paid|thank|thanks|amount|fare|dear|hi|${RUPEES}|(?:(?:your )?(?:\w+ ){0,2}|qr |e-)?(?:payment|fees?|account|top-?up|bill|invoice|tickets?|booking|order|trip|ride|recharge|pnr))(?![\p{L}\p{N}]))` +
    String.raw`| (?=(?:qr |e-)?tickets? (?:is )?(?:booked|confirmed)\b))`,
  "giu",
);
/** A seller at the end of its receipt: "-BMTC", ". -redBus", "Thank you, Indane". */
const SIGNATURE =
  /(?:(?<=[.!]) ?[-–] ?|(?:[-–] ?|\b(?:[Tt]hank(?:s| you)|[Rr]egards),? |[.!] (?=\p{Lu}+\.?$))(?=\p{Lu}))(\p{L}[\p{L}&]{1,20}(?: (?:of |and |& )?\p{Lu}[\p{L}&]{1,20}){0,4})(?:, \p{Lu}\p{L}{1,15})?\.?$/gu;
/** Between two stops of a ticket: "Egmore to Guindy". */
const TICKET_ROUTE =
  /\b(?:From )?(?!Paid|Sent)\p{Lu}[\p{L} ]{1,30}? to \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;
const PURPOSE = /\b[Ff]or (?:your (?=\p{Lu}))?|\btowards |(?<=\d )of (?!\d)/gu;
/** "Spent ₹90 on Zomato", "used for a transaction on Zomato": on no day, card or account. */
const SPENT_ON = new RegExp(
  String.raw`\b(?:(?:spent|paid|used) ${RUPEES}|(?:transaction|txn|purchase|order)(?: (?:of|for) ${RUPEES})?) on ` +
    String.raw`(?=[a-z])(?!(?:mon|tue|wed|thu|fri|sat|sun|${MONTH})[a-z]* ?(?:\d|$))`,
  "gi",
);
/** In Hindi the name stands between one of these and "को" or "पर", with a verb or the amount after it. */
const HINDI_OF_PAYMENT =
  "(?: (?:का|ka|की|ki) (?:भुगतान|पेमेंट|लेनदेन|bhugtan|payment|राशि|rashi))";
const HINDI_AMOUNT = String.raw`(?:₹|rs|inr|रु)[. ]{0,2}\d[\d,.]*(?:/-)?${HINDI_OF_PAYMENT}?`;
const HINDI_START = String.raw`(?:(?<![\p{L}\p{M}])(?:(?:आपने|मैंने|aapne|maine|से|se|द्वारा|dwara|को|ko|और|aur)|${HINDI_AMOUNT}) |^|\n|[.।!,] )(?!(?:आपने|मैंने|aapne|maine) )`;
const HINDI_NAME = String.raw`((?:(?! (?:आपने|मैंने|aapne|maine|को|ko|से|se|द्वारा|dwara|पर|par)(?![\p{L}\p{M}])|(?:rs|inr|रु)[. ]{0,2}\d|(?<=\p{L}{3})\. )[^₹\n;:।!,]){2,50})`;
/** Up to the first word after it. */
const SHORT_HINDI_NAME = HINDI_NAME.replace(/\)$/, "?)");
/** "UPI ke madhyam se" */
const HINDI_WAY = String.raw`(?:upi|यूपीआई|g(?:oogle )?pay|phonepe|paytm|bhim) (?:(?:ke|के) )?(?:(?:madhyam|माध्यम) )?(?:से|se|द्वारा|dwara)`;
/** The particle, with the day and the service that may follow. */
const HINDI_PARTICLE = String.raw` (?:को|ko|पर|par) (?:(?:दिनांक |dinank )?[\d/.-]{6,10} (?:को|ko) |${HINDI_WAY} ){0,2}`;
const HINDI_VERB =
  String.raw`(?=(?:successfully |safal |सफल |safalta se |safalta\w* |सफलतापूर्वक )?(?:hua|raha|हुआ|रहा|pa(?:id|y)|kat[aei]|bhej|bhug|diy|kharch|kiy|transfer|antarit|debit` +
  String.raw`|भुगतान|पेमेंट|डेबिट|भेज|दिए|दिया|किया|अदा|चुका|ट्रांसफ|अंतरि|हस्तांतरि|खर्च|ho g|हो ग|(?:₹|rs|inr|रु)[. ]{0,2}\d|\d[\d,.]* ?(?:rs|rupa?ye|rupees|रु)))`;
const INDIAN_SCRIPT = /[\u0900-\u0dff]/;
const NO_REGIONAL_NAME = String.raw`(?:upi|imps|neft|atm|pos|a/c|ref|rs|inr|x+\d+)(?![a-z])`;
/** A name in Latin letters before a particle of another script. */
const REGIONAL_RECIPIENT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])((?!${NO_REGIONAL_NAME})[a-z][\w&.'*-]*(?: (?!${NO_REGIONAL_NAME})[\w&.'*-]+){0,5})[ -]?(?:${REGIONAL_PARTICLES})(?![\p{L}\p{M}])`,
  "giu",
);
const HINDI_RECIPIENT = new RegExp(
  HINDI_START + HINDI_NAME + HINDI_PARTICLE + HINDI_VERB,
  "giu",
);
/** "Rs 90 debit hue, TEA HUB ko" */
const HINDI_AFTER_VERB = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:hu[aei]|kiy[ea]|kat[aei]|gay[ea]|diy[ea]|safal|सफल|दिए|हुए|हुआ|किए|किया|कटे|कटा|गए|गया)(?: (?:hai|hain|हैं|है))?[,.।!]? (?:${HINDI_AMOUNT} )?` +
    String.raw`(?:${HINDI_WAY} )?${HINDI_NAME} (?:को|ko|पर|par)(?=(?: ${HINDI_WAY})?(?: (?:दिनांक|dinank|\d)|[.,।\n]|$))`,
  "giu",
);
/** "Rs 90 kate, TEA HUB mandate ke liye" */
const HINDI_FOR = new RegExp(
  String.raw`${HINDI_START}${SHORT_HINDI_NAME}(?: (?:mandate|auto-?pay|bill|subscription))? (?:ke liye|के लिए)(?=[.,।\n]|$)`,
  "giu",
);
/** "TEA HUB का भुगतान", "Jio ka ₹90 ka recharge", "₹90 ka Jio recharge", and a verb. */
const HINDI_PAYMENT_OF = new RegExp(
  String.raw`${HINDI_START}(?:(?<=\d )(?:का|ka) )?(?!${HINDI_AMOUNT})${SHORT_HINDI_NAME}(?: (?:का|ka|की|ki))?` +
    String.raw`(?: ${RUPEES}(?: (?:का|ka))?)? (?=${HINDI_PAYMENT.source})`,
  "giu",
);
/** Words that end what stands before the name of a receiver: the account, the way, the day. */
const REGIONAL_END = `${REGIONAL_FROM}|${REGIONAL_YOU}|${REGIONAL_WAYS}|${REGIONAL_ON}|${REGIONAL_OBJECTS}`;
/** A name before its particle or joined to it: "ரூ.90 முருகன் ஸ்டோர்ஸ்-க்கு", "முருகன் ஸ்டோர்ஸ்க்கு ரூ.90". */
const REGIONAL_NAME = new RegExp(
  String.raw`(?<=^|[.।\n] ?|(?:\d|${REGIONAL_RUPEES}|${REGIONAL_END}) )(?!(?:${REGIONAL_END})(?![\p{L}\p{M}]))` +
    String.raw`((?:[\u0900-\u0dff]+ ){0,4}?[\u0900-\u0dff]+?)(?:[ -](?:${REGIONAL_PARTICLES})|${REGIONAL_TO})(?![\p{L}\p{M}])(?!(?: [\u0900-\u0dff]+){0,3} ?:)`,
  "giu",
);
/** A label at the start of a line or a sentence, before the name of a receiver: "ಇವರಿಗೆ ಪಾವತಿಸಲಾಗಿದೆ: ". */
const REGIONAL_LABEL = new RegExp(
  String.raw`(?<=^|[.।\n] ?)(?:${REGIONAL_PAYEE}|(?:${REGIONAL_TO_WHOM})(?: [\u0900-\u0dff]+){0,2}) ?: ?`,
  "gu",
);
/** Words of a day, of the account or of the service, which no recipient has in Hindi. */
const NO_HINDI_RECIPIENT = [
  leadingPhrases(`
    दिनांक, दि, तारीख, तिथि, dinank, tarikh, आज, कल, परसों, सुबह, शाम, रात, aaj, kal, subah, shaa?m, raat
    number|mobile|नंबर|मोबाइल <digits>, सफलतापूर्वक, safal*, आपका, आपके, aapk*, mer*, यूपीआई, upi, का, के, की, ka, ke, ki
  `),
  /^(?:gay[aei]|hain?|गए|गया|गई|हैं?)(?: |$)|\d[-/.](?:\d{1,2}|\p{L}{3})[-/.]\d{2,4}$/iu,
  /^\d{1,4}[-/. ](?:\d|\p{L}{3})|वार$|खात[ाे]|कार्ड|ग्राहक|(?<!\p{L})(?:khat[ae]|cards?|a\/c|grahak)(?!\p{L})/iu,
];
const NO_REGIONAL_RECIPIENT = [REGIONAL_ACCOUNTS, REGIONAL_DAYS];
/** "REDBUS: Rs 720.00 debited", "Ola ride: Rs 90 charged", "Gymclub: Payment of Rs 90 is successful" */
const SENDER =
  /^(\p{L}[\p{L}\p{N} &.'-]{2,30}?)(?: (?:ride|trip|order|bill|payment))?: ?(?=(?:(?:your )?payment of )?(?:₹|rs|inr)[. ]{0,2}\d)/giu;
/** "INR 150.00 20-11-26 SALON SHINE UPI/…", "XX4455 IRANI CAFE 21-11-26": in capitals beside a day or a path. */
const CAPITALS =
  /(?<=(?:[\d:|]|\bIST) )((?!INR|IST|RS|AVL|BAL)\p{Lu}{3,}(?: [\p{Lu}&.'-]{2,}){0,3})(?= (?:on )?\d{1,2}[-/ ](?:\d|\p{L}{3})| UPI[/ ]| RRN\b| Av[bl]+\b| \||\.|$)/gu;
const SERVICE_NAME = phrases(`
  alert, upi, lite, txn, transaction, payment, fastag, imps, neft, rtgs, wallet, card, debit, debited, spent, paid, sent
  info, dear, notice, message, phone_?pe, g_?pay, google_pay, paytm, amazon_pay, cred, bhim, navi, mobikwik, freecharge
`);
const CASH_WITHDRAWAL = "Cash withdrawal";
/** Cash has no payee, and the place of the machine is none. */
const CASH = [
  /\b(?:atm|cash)\b[^.\n]{0,40}\b(?:wdl|withdraw(?:al|n)(?! (?:charge|fee)))|\bwithdrawn (?:by|in|as) cash\b/i,
  /\bwithdraw(?:al|n)\b[^.\n]{0,80}\batm\b|\bwithdrawn\b[^;]{0,60}\bcards?\b/i,
  /\b(?:at|from) (?:\w+ ){0,2}atm\b|\b(?:via|through|by) atm\b(?![ -](?:cum|card|debit))|\bnfs ?cash|\batm[ -]?cash\b|निकाले/i,
  /(?:(?:एटीएम|ஏடிஎம்|ఏటీఎం|ಎಟಿಎಂ|এটিএম|એટીએમ|ਏਟੀਐਮ|എടിഎം)|\batm (?=[\u0900-\u0dff]))(?! ?(?:कार्ड|கார்ட|కార్డ|ಕಾರ್ಡ|কার্ড|કાર્ડ|ਕਾਰਡ|കാർഡ))/i,
  /\b(?:atm|nakad)\b[^.\n]{0,40}\bnika{1,2}l[aei]\b|\bnika{1,2}l[aei]\b[^.\n]{0,40}\b(?:atm|nakad)\b/i,
];
/** A shop that pays out cash is its payee. */
const CASH_AGENT =
  /\b(?:point|outlet|location|merchant|agent|pos|aeps|kendra)\b|\b(?:using|with|by|via) [^;\n]{0,30}\bcards?\b[^;\n]{0,15} at (?!the atm\b|(?:\S+ ){1,3}atm\b)[a-z]{3}/i;
const SENTENCE_END = /(?<!\b(?:rs|no|a\/c|inr))\. |[;!?]/i;
const PHONE = /(?<!\d)(?:91)?[6-9]\d{9}(?!\d)/;
const UPI_ID =
  /(?<!\b[Yy]our (?:VPA|vpa|UPI ID|UPI id|upi id) )(?<![\w.-])(?!(?:debited|spent|paid|sent|used|charged)@)([A-Za-z\d][\w.-]{1,60}@[A-Za-z]{2,20})(?!\w|\.[a-z\d])/g;
/** The name that follows an id made of digits and codes. */
const NAME_OF_ID =
  /^(?:\S+@\w+|a\/c (?:no\.? )?[x*\d]+) ?\(([^)\d\n]{2,40})\)/i;
/** Before the name of its payee, the kind of a payment, "UPI to SNEHA", "BIL*ONL*", a terminal's number or "merchant point". */
const KIND_OF_PAYMENT = new RegExp(
  String.raw`^(?:(?:(?:bil|inf|vin|vps|ips|mps|onl)[*/]|inft\*){1,2}(?:\d+[*/])?|\d{6,10} (?=\p{L}{3})` +
    String.raw`|(?:(?:upi|imps|neft|(?:pos )?purchase|payment|si|standing instructions?)(?: (?:txn|payment|transaction|transfer|trf|e-?mandate|mandate|auto-?pay))?(?:[ :/-]{1,2}\d{6,20})? (?:to|at)` +
    String.raw`|(?:(?:upi|e?nach|ecs|ach) )?(?:e-?mandate|mandate|auto-?pay) of|(?:(?:${MONTH})[a-z]* )?rent (?:at|of|for)|pos|ecom|${MANDATE_CODES}|(?:emi|premium|instal?lment) (?:of|for)(?= (?!${MONTH})\p{L}{3})` +
    String.raw`|(?:merchant|aeps|bc|csp|agent|customer service) (?:point|outlet|location)|csp|bc)[ /_-]{1,3})(?=\p{L})`,
  "iu",
);

/** The name of a payee ends before these. */
const STOPS = [
  phrases(`
    via, vide, using, made, from, through, thru, with, ref*, rrn, utr, umn|umrn, e-?mandate, imps, neft, rtgs, value
    avl, avb, avail*, bal, not you|u|done, if not, txn, trxn, transaction, successful*, approved, completed, done on|via|using|through
    credited, debited, charged, deducted, paid, received, placed, confirmed, order|booking <digits>, for !gents|ladies|boys|girls|men|women|kids, and got|earned|won|received|cashback
    a/c, ac, inr, rs, is, was, has, dear, ist, autopay, thank*, your, call, sms !charges?|fees?|alerts?_charges?|alert_fees
    by mandate|auto-?pay|upi|imps|neft|rtgs|ref*|mob*|net|card|cash|transfer|cheque|using|your|debit|credit|a/c|acct
    by account|xx|#*, upi ref|no|txn|id, on|at|dated|dt|date|of #*, on|of ${MONTH.replaceAll("|", "*|")}* #*, on <4> card
    on your|whatsapp|paytm|phonepe|gpay|google_pay|amazon_pay|super.money|supermoney|cred|bhim|navi|mobikwik|freecharge
    ##? ${MONTH}, #:##|##:##
  `),
  // The full stop of an initial ends no name: "Dr. Lal".
  /[\n;()[\]|,"।!]|₹| -|- |:(?= )|(?<!(?:^|[ .])[a-z]{1,2})\.(?= |$|(?:upi|ref|rrn|avl|avb|aval|bal|not|info|if|call|your|txn|clear|available)\b)/i,
  /\b(?:on|at|dated|dt|date|of) ?:?(?= ?\d)|\b\d{1,4}[-/]\w{2,3}[-/]\d{2}/i,
  new RegExp(String.raw`\b\d{1,2}(?:${MONTH})\d{2}`, "i"),
  /\p{Extended_Pictographic}|(?<=[\p{Ll}\d]{3}\.\p{Ll}{2,3})\.(?= )/u,
  // A reference joined to the name: "BAJAJ FINANCE-TP000192".
  /-(?=[a-z\d]{0,6}\d{3})(?![\w.-]{0,40}@)/i,
  // What is paid for, in small letters: "Indane LPG refill booking", "Jio number".
  /(?<=[\p{L}\d]) (?:(?:LPG |gas )?refill|mobile|prepaid|postpaid|number|consumer|policy|broadband|connection|electricity)(?= )| (?:\p{Lu}{1,2} )?N[oO]\.? ?(?=[\dX])/u,
];
/** Banks print a name in capitals, and the sentence goes on in small letters: "GAANA PLUS executed". */
const CAPITAL_NAME =
  /^ ?\p{Lu}[\p{Lu}\p{N}&'.*_-]{1,30}(?: [\p{Lu}\p{N}&'.*_-]{1,30}){0,8}(?=(?: (?!(?:and|of|the|n) \p{Lu}|fees?\b|charges?\b)|-(?=\S+@))\p{Ll})/u;
/** No payee starts with these. */
const NO_PAYEE = [
  new RegExp(
    String.raw`^(?:${MONTH})(?:[a-z]{0,6} ?\d|(?:uary|ruary|ch|il|ust|t?ember|ober)?$)`,
    "i",
  ),
  leadingPhrases(`
    a/c, ac, acct, acc, account, your, ur, our, bank, beneficiary, the bank|account|beneficiary, block, report, dispute
    view, avoid, stop, check, customer, us, you, mobile, self, atm, card, be, call, any
    sms !charges?|fees?|alerts?_charges?|alerts?_fees?, this, it, inr, rs, details, other
    security, a !., an, e-?statements?, statements?, banking, shopping, choosing, complaints?
    updates?, balance, info, enjoy, get, earn, win, pay, update, cancel
    updated|available|current|latest|account bal*, activate, https?, <1> bank a/c|ac|acct|account|card, sbi|hdfc|icici|axis|pnb|bob|kotak|canara|union (bank) atm
    make a|the|your|payment, micro-?_?atm, pnr, order|consumer|policy|loan|folio|service|user|connection|meter no|number|id, sem|semester #*|i*|v*
  `),
  // "HDFC Bank Card XX12", but not "Gift Card World".
  /^(?:[\w.'-]+ ){0,4}(?:card|cc)\b(?! (?!xx|(?:ending|with|no|number|for|and|is|was|charges?|fees?)\b)\p{L}{2})/iu,
  /^(?:(?:rs|inr)\.? ?\d|(?:upi|more|travel|boarding|journey)$|\d(?:st|nd|rd|th) (?:sem|year)|[x*]+\d|\+?\d{5,}|\d+[:/-]|\d+ ?(?:min|hour|hr|day|din|month|gb))/i,
];
/** Sentences after the payment that name no payee: "Download the app to …". */
const CLOSING =
  /(?<=[.!;\n] ?)(?:thank|download|install|register|(?:\w+ ){0,2}helpline|visit|click|tap|sms|call|dial|write|reply|give|for (?!rs|inr|₹))(?![^.!\n]*(?:₹|\b(?:rs|inr)\b))[^\n]*/gi;
/** "To manage SI, visit …": a sentence on what the user may do. */
const INFINITIVE = /(?<=[.!;] )To \p{Ll}[^\n]*/gu;
/** A line that has a name only, after the line of the date or of the amount. */
const LINE_OF_NAME =
  /\n(?:[^\n]{0,20}\d{1,4}[-/.]\w{2,3}[-/.]\d{2,4}[^\n]{0,20}|(?:₹|rs|inr)[. ]{0,2}\d[\d,.]*)\n(?!avl|bal|avail|upi\b|not |call|sms|ref|[^\n]*\brecharge\b)([\p{L}][\p{L}\p{N} &'.*_-]{1,40})(?=\n|$)/giu;
/** A name over the amount and the UPI id of its owner. */
const NAME_OVER_ID =
  /\n(\p{L}[\p{L}\p{N} &'.-]{1,40})\n(?:₹|rs|inr)[. ]{0,2}\d[\d,.]*\n(?=[\w.-]{2,60}@[a-z]{2,20}(?:\n|$))/giu;
const OTHER_ACCOUNT =
  /\b(?:a\/c|ac|acct|account|debited|amount|rewards?|points|cashback|be)\b/i;
const NOTE =
  /^(?:payment|m?pay|paid|sent|upi|collect|dr|cr|p2[ma]|no remarks?|na|charges?|ecs)\b/i;
const REFERENCE = /^[a-z]{0,6}\d{6,}/i;
/** No name ends with these. */
const LAST_WORD =
  / (?:of|by|for|in|on|at|and|to)$|(?<=[a-z]) (?:order|booking|bill|ride|trip|plan|pack|subscription|invoice|loan)$/;

/** The readable payee of a normalised message of a payment; "" if it names none. */
export function messagePayee(message: string): string {
  const isTicket = TICKET.test(message);
  const isReceiver = isOfReceiver(message);
  const text = message
    .replace(CLOSING, "")
    .replace(INFINITIVE, "")
    .replace(isTicket ? TICKET_ROUTE : ROUTE, " ");
  if (isCash(text)) return CASH_WITHDRAWAL;
  return (
    first(text, CREDITED, nameUnless([OTHER_ACCOUNT])) ||
    first(text, UPI_PATH, pathPayee) ||
    first(text, REGIONAL_LABEL, nameBefore) ||
    first(text, HINDI_RECIPIENT, nameUnless(NO_HINDI_RECIPIENT)) ||
    first(text, HINDI_AFTER_VERB, nameUnless(NO_HINDI_RECIPIENT)) ||
    (INDIAN_SCRIPT.test(text) &&
      (first(text, REGIONAL_RECIPIENT, nameUnless([])) ||
        first(text, REGIONAL_NAME, regionalName))) ||
    (isReceiver &&
      (first(message, SIGNATURE, senderName) ||
        first(text, OPERATOR, senderName))) ||
    first(text, RECIPIENT, nameBefore) ||
    first(text, PAID_NAME, nameBefore) ||
    first(text, LABEL, nameBefore) ||
    first(text, SPENT_ON, nameBefore) ||
    first(text, NAME_OVER_ID, nameBefore) ||
    first(text, LINE_OF_NAME, nameBefore) ||
    first(text, UPI_ID, readablePayee) ||
    first(text, YOUR_BILL, senderName) ||
    first(text, BILL_OF, nameBefore) ||
    first(text, INVESTED, nameBefore) ||
    first(text, HINDI_FOR, nameUnless(NO_HINDI_RECIPIENT)) ||
    (isReceiver && first(message, RECEIPT_SENDER, senderName)) ||
    first(text, HINDI_PAYMENT_OF, nameUnless(NO_HINDI_RECIPIENT)) ||
    first(text, PURPOSE, nameBefore) ||
    first(text, UPI_ID, machineId) ||
    first(text, SENDER, senderName) ||
    (tellsOfCash(text) ? CASH_WITHDRAWAL : first(text, CAPITALS, senderName))
  );
}

/**
 * The seller of a receipt: its signature, after "thanks for riding with", before the
 * kind of the document ("Cafe Monsoon | bill no"), on a line of its own, or a payee.
 */
export function receiptSeller(message: string): string {
  const lines = message.split("\n").map((line) => line.replace(HEADING, ""));
  const names = [...lines.slice(0, MAX_HEADING_LINES), lines.at(-1) ?? ""];
  return (
    first(message, THANKS_TO, sellerName) ||
    first(message, YOUR_RECEIPT, sellerName) ||
    (names.map(headingName).find((name) => name !== "") ??
      messagePayee(message.replace(THANKS, "")))
  );
}
const THANKS = /\b(?:thanks|thank you) for (?:your )?\w+/gi;
const MAX_HEADING_LINES = 3;
/** Kinds of documents. */
const HEADING =
  /^(?:(?:tax|fee|fine|cash|payment|final|retail|order|ride|trip|bill|sales?|gst) ){0,2}(?:invoice|receipt|memo|bill|summary)\b[ :-]*/i;
const THANKS_TO =
  /\b(?:[Tt]hanks|[Tt]hank you) for (?:your )?(?:riding|dining|shopping|ordering|order|travelling|visit|visiting|purchase|payment) (?:with|at|from|on|to|in) /gu;
/** A line such as "Your Tunebox receipt" or "Here's your Tunebox invoice" */
const YOUR_RECEIPT = new RegExp(
  String.raw`^(?:[Hh]ere(?:['’]s| is) )?[Yy]our (?!(?:${BILL_KIND})\b)(\p{Lu}[^\n]{1,40}?) (?:receipt|invoice)\b`,
  "gmu",
);
/** Words of a receipt, which no name of its seller has. */
const NO_SELLER = phrases(`
  orders?, ride, trip, bill, receipt, invoice, tickets?, e-?ticket, ers, qr, booking, payment, paid, fee, summary, pnr, total
  thanks?, thank you, your, you, date, we, dear, hi, hello, gstin, opd, cash, mode, to, from, received, bp, txn, ref
  tax, gst, sub, items?, net, grand_total, fare, coupon, amount, arriving|arrives
`);
const SELLER =
  /^(?:(?:St|Dr)\. )?(?:\p{Lu}(?:[\p{L}\d&'-]|\.(?=\S))*(?: (?:of|and|&|the|\p{Lu}(?:[\p{L}\d&'-]|\.(?=\S))*))*|\p{Ll}[\p{L}.]{2,20}(?= |:|,|$))/u;

function sellerName(text: string): string {
  const name = /^\D*/.exec(SELLER.exec(text)?.[0] ?? "")?.[0] ?? "";
  const end = name.search(NO_SELLER);
  return senderName(name.slice(0, end === -1 ? undefined : end).trim());
}

/** The same at the start of a line, unless it is a sentence: "Exam form". */
function headingName(line: string): string {
  const name = SELLER.exec(line)?.[0] ?? "";
  const rest = line.slice(name.length);
  const isSentence =
    /^ \p{Ll}/u.test(rest) &&
    name.search(NO_SELLER) === -1 &&
    rest.search(NO_SELLER) !== 1;
  return isSentence ? "" : sellerName(line);
}

/** Whether the sentence of the first amount tells of cash from a machine or a bank. */
function isCash(text: string): boolean {
  const sentence = text
    .split(SENTENCE_END)
    .find((one) => messageAmounts(one).length > 0);
  return (
    sentence !== undefined &&
    tellsOfCash(sentence) &&
    !CASH_AGENT.test(sentence)
  );
}

function tellsOfCash(text: string): boolean {
  return CASH.some((pattern) => pattern.test(text));
}

/** A UPI id that a payment service made; of one with a phone number the rest of its local part. */
function machineId(id: string): string {
  const [local = ""] = id.split("@");
  if (/^\p{L}/u.test(local) && !PHONE.test(local)) return id;
  const plain = local.replace(PHONE, "").replace(/(?<![._-])[._-]+$/, "");
  return /^\p{L}/u.test(plain) && plain.length > 1 ? plain : "";
}

/** The first payee that is read from what the pattern captures, or from what follows it. */
function first(
  text: string,
  pattern: RegExp,
  read: (found: string) => string,
): string {
  for (const match of [...text.matchAll(pattern)].slice(0, MAX_TRIES)) {
    const [whole, captured] = match;
    const end = match.index + whole.length;
    const payee = read(captured ?? text.slice(end, end + MAX_LENGTH));
    if (payee !== "") return payee;
  }
  return "";
}

/** A seller that tells of the payment itself, and no bank. */
function senderName(name: string): string {
  const [firstWord = ""] = name.split(" ");
  return [name, firstWord].some((one) => BANK_CODE.test(one)) ||
    SERVICE_NAME.test(name)
    ? ""
    : nameBefore(name);
}

/** Reads a name that stands alone, and that none of the patterns tells from one. */
function nameUnless(patterns: readonly RegExp[]): (name: string) => string {
  return (found) => {
    const name = found.trim().replace(/^(?:payee|merchant|beneficiary) /i, "");
    return [...NO_PAYEE, ...patterns].some((pattern) => pattern.test(name))
      ? ""
      : readablePayee(withoutBank(name));
  };
}

/** In Tamil "ஸ்டோருக்கு" is to "ஸ்டோர்". */
function regionalName(name: string): string {
  return nameUnless(NO_REGIONAL_RECIPIENT)(
    name.replace(/(?<=[ஸரலன])$/, "்").replace(/(?<=സ)$/, "്"),
  );
}

/** The name without its bank: "SAI JUICE-SBI". */
function withoutBank(name: string): string {
  return name.replace(/(?<=\p{L})-(\p{L}{3,10})$/u, (suffix, bank: string) =>
    BANK_CODE.test(bank) ? "" : suffix,
  );
}

/** The last name in a path such as `P2M/123456789012/SHOP/note`. */
function pathPayee(path: string): string {
  // A link may follow in the next sentence.
  const [sentence = ""] = path.split(". ");
  const names = sentence
    .split(sentence.includes("/") ? "/" : "-")
    .map((segment) => segment.slice(0, nameEnd(segment)).trim());
  const read = (name: string) =>
    NOTE.test(name) ||
    REFERENCE.test(name) ||
    PAYMENT_CODE.test(name) ||
    BANK_CODE.test(name)
      ? ""
      : readablePayee(name);
  // Banks write the four letters of the receiver's bank before the reference.
  const reference = names.findIndex((name) => REFERENCE.test(name));
  const isCode = (name: string, position: number) =>
    position < reference && /^\p{Lu}{4}$/u.test(name);
  const withoutCodes = names.filter(
    (name, position) => !isCode(name, position),
  );
  return (
    [...withoutCodes, ...names].map(read).find((name) => name !== "") ?? ""
  );
}

function nameBefore(rest: string): string {
  const start = KIND_OF_PAYMENT.exec(rest)?.[0].length ?? 0;
  const named = rest.slice(start).replace(/^\d+@\w+ (?=\p{L}{2})/u, "");
  const name = named.slice(0, nameEnd(named)).trim().replace(LAST_WORD, "");
  if (/^(?:upi-|[a-z]{2,6}\/)/i.test(name)) return pathPayee(name);
  return (
    readablePayee(NAME_OF_ID.exec(named)?.[1] ?? "") || nameUnless([])(name)
  );
}

function nameEnd(rest: string): number {
  const ends = STOPS.map((stop) => rest.search(stop));
  const capitals = CAPITAL_NAME.exec(rest)?.[0].length ?? -1;
  return Math.min(
    rest.length,
    ...[...ends, capitals].filter((end) => end !== -1),
  );
}
