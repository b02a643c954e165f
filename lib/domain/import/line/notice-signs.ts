import { phrases } from "@/lib/domain/import/phrases";

/**
 * A note is a few words around a plain amount. A notice has sentences, a currency
 * before its amount, names of its sender and words of business. Each sign counts one,
 * stronger ones two.
 */
const SENTENCE_END =
  /(?<!\b(?:rs|no|dr|mr|mrs|st|vs))[.!।]\s+(?=[\p{L}\p{N}])/iu;
const WEB_ADDRESS =
  /https?:|www\.|\b[a-z\d-]+\.(?:com|in|co|io|ly|me|app|org)\b|\bbit\.ly/i;
const RUPEES = /(?:₹|रु\.?|(?<![a-z])(?:rs|inr)\b\.?)\s*\p{Nd}/giu;
const TIME = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i;
const SENDER =
  /^(?!(?:notes?|remarks?|breakfast|lunch|dinner|snacks?|cash|upi|paid|rent|gift)\b)\p{L}[\p{L}\p{N} '&.-]{0,30}:\s/iu;
const SIGNATURE = /[\s.](?:-\p{Lu}|[-–—] \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$)/u;
const SECOND_PERSON = /\b(?:you|your|u|ur|aap\w*)\b/i;
const ADDRESS =
  /\b(?:dear|kindly|residents|members|customers?|students)\b|आप|कृपया|प्रिय|करें/i;
const BUSINESS = phrases(
  `orders?, shipment, parcel, package, arriving, delivery, delivered, cod, worth, fare, seats?, pnr, e-?ticket, booking
  confirmed, placed, receipt, received, acknowledge*, invoice, due, dues, deposit, submit, pending, payable, outstanding
  notice, charges, per head|person|room|student|month|year|day, before, tomorrow, valid*, unlimited, off, just, only
  at just, starting, from <rs>, up_?to, visit, download, today only, now, hurry, enjoy, get, grab, save, saved, win, sale
  discount, free, offers?, deal, cashback, voucher, group, added, settled, owes?, share, invest*, gold, loan, emi, limit
  approval, approve*, stuck, request*, link, reminder, renew*, subscription, plan, pack, allotted, portfolio, users?
  bonus, reward*, claim, tap, click, app, apply, avail, thanks?, trip, ride, ended, rate, rider, status, processed
  successful*, disconnect*, warden, owner, admin, office, dept, institute, authority, jama, khate
  देय, बकाया, तिथि, लेनदेन, राशि, खाते, प्राप्त, रिफंड, वापस, ऑफर, छूट, होंगे, जाएगा, जाएंगे, जमा`,
  "gi",
);
/** The state of a payment or an order. */
const STATUS =
  /\b(?:refund(?:ed)?|cashback|received|credited|fail(?:ed|s)|declined|reversed|invested|delivered|pending|request(?:ed)?|outstanding|overdue|reminder|approved|added)\b|\d only\b|\bget \d/i;
const SPENDING_FIRST =
  /^(?:i |we |maine |hum ne |humne )?(?:just )?(?:paid|spent|gave|bought|sent|ordered|recharged|booked|donated|lent|got|had|ate|took|went|kharcha)\b/i;

const MAX_SHORT_WORDS = 5;
const LONG_WORDS = 9;
const VERY_LONG_WORDS = 14;
const MAX_BUSINESS = 3;

/** Whether a line starts with an amount or a verb of spending, as no notice does. */
export function startsAsNote(line: string): boolean {
  return (
    /^(?:₹|rs\.? ?|रु\.? ?)?\p{Nd}/iu.test(line) || SPENDING_FIRST.test(line)
  );
}

/** Whether a line reads like a notice of a service, a shop or a landlord. */
export function isNotice(line: string): boolean {
  const words = line.split(/\s+/).length;
  const amounts = [...line.matchAll(RUPEES)];
  const [amount] = amounts;
  const before = line.slice(0, amount?.index ?? 0).trim();
  const after = line.slice((amount?.index ?? 0) + (amount?.[0].length ?? 0));
  const isInside =
    amounts.length === 1 &&
    before.split(/\s+/).length > 1 &&
    after.trim().split(/\s+/).length > 2;
  const business = new Set(
    [...line.matchAll(BUSINESS)].map(([word]) => word.toLowerCase()),
  ).size;
  const signs = [
    SENTENCE_END.test(line) ? 2 : 0,
    WEB_ADDRESS.test(line) ? 2 : 0,
    SIGNATURE.test(line) ? 2 : 0,
    ADDRESS.test(line) ? 2 : 0,
    SECOND_PERSON.test(line) ? 1 : 0,
    SENDER.test(line) ? 1 : 0,
    line.includes("!") ? 1 : 0,
    TIME.test(line) ? 1 : 0,
    isInside ? 1 : 0,
    amounts.length > 1 ? 1 : 0,
    words >= LONG_WORDS ? 1 : 0,
    words >= VERY_LONG_WORDS ? 1 : 0,
    Math.min(business, MAX_BUSINESS),
    SPENDING_FIRST.test(line) ? -2 : 0,
    amount !== undefined && STATUS.test(line) ? 3 : 0,
    amount !== undefined && before === "" ? -1 : 0,
  ].reduce((total, one) => total + one, 0);
  const isNote = amount === undefined && /\p{Nd}/u.test(line);
  const limit = (words <= MAX_SHORT_WORDS ? 3 : 2) + (isNote ? 1 : 0);
  return signs >= limit;
}
