const TWELVE_DIGITS = [
  /\b(?:ref\w*|rrn|utr|upi|imps|neft|txn|trxn|transaction|p2[ma]|id)\b[^\d\n]{0,25}?(\d{12})(?!\d)/i,
  // Not a mobile number with its country code.
  /(?<![\w+*])(?!91[6-9]\d{9})(\d{12})(?!\w)/,
];
const OTHER_REFERENCE =
  /\b(?:ref(?:erence)?(?: ?(?:no|number|id))?|rrn|utr|(?:txn|transaction|trxn)(?: reference)? ?(?:id|no|number))\b[.:# -]{0,3}(?:is )?((?=[a-z]{0,12}\d)[a-z\d]{6,25}(?!\w)|(?=[a-z\d-]*\d{5})[a-z\d]{1,12}(?:-(?=[a-z]*\d)[a-z\d]{1,16}){1,4}(?!\w))/i;
const ACCOUNT =
  /(?:[x*]{1,12}|\b(?:a\/c|ac|acct|account|card|ending|cc)(?: ?(?:no|number|ending|with|in|:|\.)){0,4} ?)(\d{3,6})(?!\d)/i;

/** The reference of the payment: the 12 digits of UPI if there are, else another one. */
export function messageReference(text: string): string | undefined {
  for (const pattern of [...TWELVE_DIGITS, OTHER_REFERENCE]) {
    const reference = pattern.exec(text)?.[1];
    if (reference !== undefined) return reference;
  }
  return undefined;
}

/** The last digits of the account or card. */
export function messageAccount(text: string): string | undefined {
  return ACCOUNT.exec(text)?.[1];
}
