import { phrases } from "@/lib/domain/import/phrases";

/** Within a sentence; the full stops of "Rs. 50.00" and "No. 7" end none. */
const WITHIN = String.raw`(?:[^.\n]|\.(?=\d)|(?<=\b(?:rs|no))\.)`;
const AMOUNT = String.raw`(?:₹|(?<![a-z])(?:rs|inr))[. ]{0,2}\d[\d,]*(?:[. ]\d{1,2}(?!\d))?(?:/-)?`;
const PAYMENT = "(?:payment|fees?|premium|rent)";
/** The receiver's own sales are no purpose of the user. */
const PURPOSE = String.raw`(?:towards?|for|against) (?!(?:your |the |an? )?(?:invoice|sales?|sold|listing|store|shop|products?|gig|project|work|services)\b)`;
/** Money that came to the user: "received from ASHA", "received in your wallet"; a meal comes "from" its kitchen. */
const NOT_TO_USER =
  String.raw`(?![^\n]{0,80}?(?: in(?:to)? (?:your|ur|a/c|account|wallet)\b` +
  String.raw`|(?<!\b(?:order|booking|purchase|tickets?|trip|ride)(?: (?:no\.? )?#?[\w-]{1,20})?) from (?!you\b|your\b|ur\b)))`;
/** To recharge the card of a metro or a bus is to pay its fare. */
const FARE_CARD = "(?:metro|smart|transit|ncmc|bus) card";
/** Bills in Hindi: "bijli bill ka Rs 90", "फीस के ₹90". */
const HINDI_BILL = String.raw`(?:\b(?:bill|fees?|premium|challan)|(?:बिल|फीस|शुल्क|प्रीमियम)) (?:ka|ke|ki|का|के|की) (?:(?:payment|bhugtan|भुगतान) )?${AMOUNT}`;

/** Words by which a receiver says that the user's payment arrived. */
const ARRIVALS = [
  String.raw`\breceived\b(?<=\bwe(?:'ve| have)?(?: just| successfully)? received)(?= (?:(?:your|ur) (?:\w+ ){0,2}${PAYMENT}\b|(?:(?:the|a) )?(?:\w+ )?(?:(?:payment|amount|sum) of )?${AMOUNT} (?:from you\b|paid by you\b|${PURPOSE})))`,
  String.raw`\breceived\b(?= (?:your|ur) (?:\w+ )?payment\b)`,
  String.raw`\breceived\b(?<=\b(?:your|ur) (?:\w+ ){0,2}${PAYMENT}\b${WITHIN}{0,80} received)`,
  String.raw`\breceived\b(?<=\b(?:payment|fees?|premium)\b${WITHIN}{0,60} received)(?=(?: successfully| on [\w/-]{6,11}| via upi){0,2} ${PURPOSE}|[:!.]? ${AMOUNT} from you\b)`,
  String.raw`\breceived\b(?<=\b(?:payment|premium)\b${WITHIN}{0,40} (?:towards|against) ${WITHIN}{2,50} received)(?= on\b|[.!]|$)`,
  String.raw`\breceived\b(?<=\bfees?\b${WITHIN}{0,60} received)(?= by (?!you|u\b|payee|beneficiary))`,
  String.raw`\breceived\b(?<=${AMOUNT} (?:(?:has been|is|was) )?received)(?= (?:towards|against) )`,
  String.raw`\breceipt\b(?= of (?:your (?:\w+ )?payment\b|(?:the payment of )?${AMOUNT} (?:from you\b|${PURPOSE})))`,
  String.raw`(?:\bjama\b|जमा)(?<=${HINDI_BILL} (?:jama|जमा))(?= (?:ho g|hu[aei]|kiy|kar diy|हो ग|हु|कि[एय]|कर दि))(?<!\b(?:account|a\/c|wallet|bank)\b[^\n]{0,40}\bme(?:i?n)?\b[^\n]{0,80})`,
].map((arrival) => arrival + NOT_TO_USER);
const THANKS = String.raw`\b(?:thanks|thank you)(?: so much)?,? for (?:your |the |ur |making )?(?:\w+ ){0,2}payment\b`;

const DONE = String.raw`(?:successful(?:ly)?|success|done|completed?)(?= ?(?:[.,!;:]|$|(?:on|for|at|via|through|using|by|today|of|with|and|hua|hai)\b))`;
const NOT_YET =
  "(?:once|after|when|until|till|every|next|last|previous|on|if|no(?!\\.))";
/** A recharge of a phone, of television or of a card for fares that was made. */
const RECHARGES = [
  String.raw`\b(?:recharge|top-?up)\b(?<!\b${NOT_YET}\b${WITHIN}{0,30} (?:recharge|top-?up))` +
    String.raw`(?=${WITHIN}{0,80}?\b${DONE})`,
  String.raw`\brecharged\b(?<=\b(?:${FARE_CARD}|number|mobile|[\dx*]{10}|(?:dth|broadband|prepaid|meter) account|account (?:no\.? ?)?\d+)\b${WITHIN}{0,40} recharged)(?= (?:successfully )?(?:with|by|for) ${AMOUNT})`,
  String.raw`\brecharged\b(?<=${AMOUNT} (?:successfully )?recharged)(?= (?:successfully )?(?:for|on|to) (?:\w+ ){0,3}[\dx*]{10}(?!\w))`,
  String.raw`\bfor recharging\b(?=${WITHIN}{0,50} (?:with|by|for) ${AMOUNT})`,
  // "Rs 90 ka plan activate ho gaya hai. Recharge safal."
  String.raw`\b(?:plan|pack)\b(?<=${AMOUNT} (?:ka |का |wala )?(?:\w+ )?p(?:lan|ack))(?=${WITHIN}{0,60}\b(?:activated|ga?y[aei])\b${WITHIN}{0,20}[.!] recharge (?:is |was )?(?:safal|successful)(?: (?:raha|hua|hai))?(?:[.!]|$))`,
];
/** A card for fares is no credit card. */
export const RECHARGED = new RegExp(RECHARGES.join("|"), "i");
/** "Payment of Rs 90 successful" */
const COMPLETED = String.raw`\b(?:payment|auto-?pay)\b(?<!\b${NOT_YET}\b${WITHIN}{0,30} (?:payment|auto-?pay))(?= of ${AMOUNT}(?: (?:to|at|for|towards) (?:(?! (?:will|shall|not|be)\b)${WITHIN}){2,80})?,? (?:(?:is|was|has been) )?successful(?:ly)?\b(?! ?\?))`;

/** The screen of a payment app: "To ASHA ₹90 Completed". */
const DETAILS = String.raw`\bcompleted\b(?<=^(?:paid )?to:? [^₹]{2,60}₹ ?\d[\d,.]*(?: |\n)[^₹]{0,60}completed)`;

/** The verbs of receipts: these alone say that the user paid. */
export const RECEIPT_VERBS = [
  ...ARRIVALS,
  ...RECHARGES,
  COMPLETED,
  DETAILS,
].map((verb) => new RegExp(verb, "gi"));

/** A receiver says that the user's payment arrived. */
export const ARRIVAL = new RegExp([...ARRIVALS, THANKS].join("|"), "i");

/** "Payment of Rs 90 received" alone does not tell who paid. */
export const UNKNOWN_PAYER = new RegExp(
  String.raw`\breceived\b(?<=\b(?:payment|fees?|premium)\b${WITHIN}{0,60} received)${NOT_TO_USER}`,
  "i",
);

/** A receipt that says that its amount was paid. */
export const PAID_RECEIPT = new RegExp(
  [
    ARRIVAL.source,
    COMPLETED,
    String.raw`(?<!\b(?:be|if|not|un|yet|once|when) )\bpaid\b:? (?:of |is )?${AMOUNT}`,
    String.raw`${AMOUNT} (?:(?:has been|is|was|successfully) ){0,2}paid\b`,
  ].join("|"),
  "i",
);

const TICKET_BOOKED =
  "tickets? (is|are|has_been) booked|confirmed|issued, booking (is) confirmed";
/** An order or a booking that was made. */
export const BOOKED = phrases(`
  ${TICKET_BOOKED}, order (is) confirmed|placed, booking placed, your <2> order|booking|ride|trip|tickets?
  order <4> is|has_been placed|confirmed, ride|trip (is|has_been) completed|ended, thanks|thank_you for shopping|ordering|visiting|riding|dining
`);

/** The days of a ticket are those of the journey or the show. */
export const TICKET = phrases(`
  ${TICKET_BOOKED}, pnr, doj, e-?tickets?, qr ticket
`);

/** Whether a text is of a receiver or an operator, and of no bank. */
export function isOfReceiver(text: string): boolean {
  return (
    ARRIVAL.test(text) ||
    BOOKED.test(text) ||
    TICKET.test(text) ||
    /\b(?:recharg(?:ed?|ing)|top-?up|receipt|rasid|invoice|bill of|(?:bill|booking) (?:no|id)|fees? (?!debited)[^.\n]{0,30}(?:paid|successful))\b|रिचार्ज|रसीद/i.test(
      text,
    )
  );
}
