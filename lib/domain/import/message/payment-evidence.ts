/** What the money was taken from. A payment message names it; a sentence about money need not. */
const INSTRUMENT =
  /(?<![a-z])(?:a\/?c|acct?|account|cards?|cc|bank|wallet|upi|vpa|bhim|imps|neft|rtgs|nach|ecs|atm|pos|cheque|net ?banking|bal(?:ance)?|avl|limit|lmt|ref(?:erence)?|refno|rrn|utr|txn|trxn|tranx|transaction|order id|fastag|meal pass|pay ?later|postpaid|via|using|g ?pay|google pay|phone ?pe|paytm|amazon pay|apay|cred|mobikwik|freecharge|ola ?money|simpl|lazypay|slice|jupiter|navi|kiwi|super\.?money|ending(?: with| in)? \d{3,4}|you(?:'ve| have)?(?: just| successfully)? (?:paid|sent|transferred))(?![a-z])|खात[ाे]|कार्ड|[x*•]{2}\d{3}/i;
/** An account or a card of the user, by its digits. */
const OWN_ACCOUNT =
  /(?<![a-z])(?:a\/?c|acct?|account|card|bank)\b[^.\n]{0,25}\d{3}|\b(?:debited|deducted|withdrawn)\b/i;

const DELIVERY =
  /\bout for delivery\b|\b(?:arriv(?:ing|es)|(?<!it's )on (?:the|its) way\b(?! back)|picked up|dispatched|shipped|delivered|rider|delivery (?:partner|agent|boy|executive)|pay on delivery|cash on delivery|cod|shipment|awb)\b/i;
const RECEIPT =
  /\b(?:invoice|receipt|bill (?:no|number|total|amt|amount)|total (?:bill|fare|amount|payable)|fare|e-?tickets?|slip|pnr|seats?|booking (?:is )?confirmed|folio|nav|units? (?:allotted|credited)|gst\w*|[cs]gst|your gold)\b/i;
const THANKS_FOR_PAYMENT =
  /\b(?:thanks|thank you)(?: so much| a lot)?,? for (?:your |the |ur |making )?(?:\w+ ){0,2}(?:payment|(?:re)?paying|shopping|ordering|visiting)\b/i;
/** A name before a verb of paying: "Asha Rao paid ₹400 to Kiran". The user is "you". */
const THIRD_PERSON =
  /(?:^|[.!:;\n'"]\s?)(?!(?:You|YOU|We|It|Amt|Amount|Money|Fund|Payment|Cash|Bill|Toll|Transfer|Just|UPI|IMPS|NEFT|Total|Auto|Successfully)\b)\p{Lu}[\p{L}.]{1,30}(?: \p{Lu}[\p{L}.]*){0,2} (?:has |have |just )?(?:paid|sent|spent|transferred|gave|covered) (?:₹|[Rr]s\b|RS\b|INR\b)/u;

export function namesInstrument(text: string): boolean {
  return INSTRUMENT.test(text);
}

/** A path of the money that is more than a word: its digits, or a service with a name. */
const OWN_DIGITS =
  /(?<![a-z])(?:a\/?c|ac|acct?|acc|account|cards?|cc|bank|ending|fastag)\b[^\n]{0,25}?\d{2}|(?<!\d)[x*•]\d{2}/i;
const SERVICE =
  /(?<![a-z])(?:upi|vpa|bhim|imps|neft|rtgs|nach|ecs|atm|pos|fastag|(?:apay|wallet|lite)|pay ?later|g ?pay|google pay|phone ?pe|paytm|amazon pay|cred|mobikwik|freecharge|ola ?money|simpl|lazypay|slice|jupiter|navi|kiwi|super\.?money|net ?banking|postpaid)(?![a-z])/i;
const SUCCESS =
  /\bsuccess|\byou(?:'ve| have)? (?:just )?(?:paid|sent)\b|\bdebited from (?:your )?(?:a\/c|acct?|account)(?: no\.?)? ?[x*]+\d/i;
const MIN_EVIDENCE = 2;

/**
 * Whether two things beside the verb and the amount tell of the payment: the account,
 * the service, its success, the receiver, the day, the reference, or the balance.
 */
export function isEvident(
  text: string,
  told: readonly (string | object | undefined)[],
): boolean {
  const count =
    told.filter((one) => one !== undefined && one !== "").length +
    [OWN_DIGITS, SERVICE, SUCCESS].filter((pattern) => pattern.test(text))
      .length;
  return count >= MIN_EVIDENCE;
}

export function isThirdPerson(text: string): boolean {
  return THIRD_PERSON.test(text);
}

/** Whether a seller or a carrier writes about an order, and no bank about an account. */
export function isOrderNotice(text: string): boolean {
  return DELIVERY.test(text) || (RECEIPT.test(text) && !OWN_ACCOUNT.test(text));
}

/** Whether the receiver thanks for a payment that the bank tells in another message. */
export function isThanks(text: string): boolean {
  return THANKS_FOR_PAYMENT.test(text) && !OWN_ACCOUNT.test(text);
}
