import {
  isOffer,
  type Refusal,
  refusalOfText,
} from "@/lib/import/message/refusal";

/** The time stamp of an exported chat: "[20/11/26, 9:12 pm] Asha:", "20/11/26, 21:12 - Asha:". */
const CHAT_STAMP =
  /^\s*\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? +\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?\]?(?: -)? ?[^:\n]{1,40}:/i;
const CHAT_NAME =
  /^\s*~? ?(?!(?:notes?|remarks?|cash|upi|paid|expense|breakfast|lunch|dinner|snacks?|auto|cab|rent|gift|fwd|fw|re)\b)\p{L}[\p{L}\p{M}.]*(?: \p{L}[\p{L}\p{M}.]*)?: +(?:(?:and|so|bro|yaar|bhai|hey|hi|hello|ok|okay|oye|arre) )*(?:i|i'?m|you|u|we|can|could|will|would|please|pls|plz|bro|yaar|bhai|hey|hi|paid|sent|gave|maine|tum|tu|aap|bheja|bhej)(?![\p{L}'])/iu;
const REQUEST =
  /^(?:bro|yaar|dude)\b|\b(?:send|pay|gpay|phonepe|paytm|transfer|give|lend|return|upi|venmo|wire|forward) (?:me|us|mujhe|it back|back)\b|\b(?:i|we|you|u|he|she|they) owe\b|\bowes?\b(?= (?:me|us|you|him|her|rs|inr|₹|\d))|\b(?:can|could|will|would) (?:you|u)\b|\bmy (?:upi|gpay|phonepe|number|account)\b|\bmujhe\b|\b(?:bhej|de|kar) (?:do|dena|dijiye|na)\b|\bbhejo\b|\bwapas (?:kar|de|do)\b/i;
const QUESTION_WORD =
  /^(?:can|could|will|would|shall|should|do|does|did|are|is|was|have|has|when|where|what|who|why|how|kya|kab|kaun|kitna|kitne)\b/i;
const STARTS_WITH_AMOUNT = /^(?:₹|rs\.?)? ?\d/i;
const MIN_QUESTION_WORDS = 5;
/** Notices of services, whatever else they say. */
const SERVICE =
  /\b(?:tax invoice|gstin|[cs]gst|bill total|order total|auto[ -]?top[ -]?up|auto[ -]?debit|standing instructions?|insufficient (?:funds?|balance)|interest of (?:rs|inr|₹))\b|\b(?:order|parcel|shipment|package)\b[^.\n]{0,30}\b(?:delivered|dispatched|shipped|placed|confirmed)\b|\b(?:invoice|bill|receipt|statement)\b[^\n]{0,60}\b(?:attached|enclosed|generated)\b/i;
/** Words of a sentence about something else than the user's spending. */
const SENTENCE =
  /\b(?:is|are|has|been|not|will|your|you|enabled|disabled|attached|outstanding|overdue|pending|processed|delivered|available|only|hurry|daily|monthly|now|till|until|before|apply|click|visit|download)\b/i;
const SECOND_PERSON =
  /\b(?:you|your|u|ur|please|pls|plz|kindly|click|visit|download|dear)\b/i;
const PAID =
  /\b(?:paid|spent|gave|bought|sent|ordered|recharged|booked|debited|charged|donated|lent|got|had|ate)\b/i;
const RUPEES = /(?:₹|रु\.?|\b(?:rs|inr)\b\.?)\s*\d/i;
const MIN_SENTENCE_WORDS = 5;
const LONG_SENTENCE_WORDS = 8;

/** Whether a payment message was forwarded or asked for by a person. */
export function isFromPerson(message: string): boolean {
  return CHAT_STAMP.test(message) || REQUEST.test(message);
}

/** Why a line is no expense; undefined for a note such as `120 chai yesterday`. */
export function lineRefusal(line: string): Refusal | undefined {
  const text = line.normalize("NFKC").trim();
  const words = text.split(/\s+/).length;
  if (CHAT_STAMP.test(text) || CHAT_NAME.test(text)) return "people";
  const isQuestion =
    text.includes("?") &&
    !STARTS_WITH_AMOUNT.test(text) &&
    (words >= MIN_QUESTION_WORDS || QUESTION_WORD.test(text));
  if (REQUEST.test(text) || isQuestion) return "people";
  const before =
    words < MIN_SENTENCE_WORDS ? undefined : textBeforeAmount(text);
  const refusal = before === undefined ? undefined : refusalOfText(text);
  if (refusal !== undefined) return refusal;
  if (SERVICE.test(text)) return "offer";
  const isNotice = before !== undefined && !PAID.test(text);
  if (isNotice && (isOffer(before) || SENTENCE.test(text))) return "offer";
  const isLong =
    words >= LONG_SENTENCE_WORDS &&
    !STARTS_WITH_AMOUNT.test(text) &&
    SECOND_PERSON.test(text);
  return isLong && !PAID.test(text) ? "unclear" : undefined;
}

/** The words before an amount with a currency; undefined if the text starts with it, as notes do. */
function textBeforeAmount(text: string): string | undefined {
  const found = RUPEES.exec(text);
  const isInside = found !== null && found.index > 0;
  return isInside ? text.slice(0, found.index) : undefined;
}
