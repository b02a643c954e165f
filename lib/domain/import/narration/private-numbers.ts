const PHONE = /(?<!\d)(?:\+?91[\s-]*)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;
/** A number after the word that says what it is. A year stays, and so does an amount on a gift card. */
const NAMED =
  /\b(?:loan )?(?:a\/c|acct?|account|ref(?:erence)?|utr|rrn|txn|cust(?:omer)?)\b[\s.:#-]*(?:(?:no|number|num|id)\b[\s.:#-]*)?(?!(?:19|20)\d\d\b)[\dx*](?:[\s-]?[\dx*]){3,}/gi;
/** Four characters alone are a part of a number only if it is masked: `21Xx`. */
const CARD =
  /\bcard\b[\s.:#-]*(?:(?:[\dx*]{4}[\s-]*){2,}|(?=[x*]*\d)(?=\d*[x*])[\dx*]{4,})(?![\p{L}\p{N}])/giu;
const ENDING =
  /(?:\b(?:card|account|a\/c)\b[\s.:#-]*)?\bending\b(?:\s+(?:in|with))?[\s.:#-]*(?!(?:19|20)\d\d\b)[\dx*]{3,}/gi;
/** As in `FT-00045/ASHA/77665`: a code before the number, and parts that are numbers. */
const CODED = /(?<![\p{L}\p{N}])[a-z]{2,5}[-#]0\d{4,}|(?<=\/)\d{5,}(?=\/|$)/giu;
/** As in `ASHA98765`. */
const JOINED = /(?<=\p{L}{2})\d{5,}(?!\p{L})/gu;
const REST =
  /\(\s*\)|(?<=[-/:,])\s*[-/:,]+|^[\s\-/:,.]+|(?<![\s\-/:,])[\s\-/:,]+$/g;
const PREPOSITION = / (?:to|from|at|by|of|for)$/i;

/**
 * The text of a user's table without phone, account, card and reference numbers.
 * Other numbers, such as amounts, rooms and models, stay.
 */
export function withoutPrivateNumbers(text: string): string {
  const cleared = [PHONE, NAMED, ENDING, CARD, CODED, JOINED].reduce(
    (rest, numbers) => rest.replace(numbers, " "),
    text,
  );
  if (cleared === text) return text;
  return cleared
    .replace(REST, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(PREPOSITION, "");
}
