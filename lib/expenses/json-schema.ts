import { MAX_DATE, MIN_DATE } from "./calendar-date";
import { CATEGORIES } from "./category";
import { MAX_DESCRIPTION_LENGTH } from "./description";
import { MAX_AMOUNT_PAISE, toRupees } from "./money";

// The rules for a new expense once more, as JSON Schema can say them, for the
// readers of the API's description. A property test holds them to the rules.

const SPACE =
  "[\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*";

const LONG_MONTH = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])";
const SHORT_MONTH = "(0[469]|11)-(0[1-9]|[12][0-9]|30)";
const FEBRUARY = "02-(0[1-9]|1[0-9]|2[0-8])";
const LEAP_YEAR = "((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)";

export const DATE_SCHEMA = {
  description: `A day from ${MIN_DATE} to ${MAX_DATE}.`,
  format: "date",
  pattern: `^((19|20|21)[0-9]{2}-(${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)$`,
};

const anyCase = (word: string) =>
  [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("");

export const CATEGORY_SCHEMA = {
  description: `One of ${CATEGORIES.join(", ")}, in any letter case.`,
  pattern: `^(${CATEGORIES.map(anyCase).join("|")})$`,
};

const FORBIDDEN =
  "\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069";
const INVISIBLE =
  " \\u00a0\\u00ad\\u034f\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8" +
  ranges([0x1bca0, 0x1bca3], [0x1d173, 0x1d17a], [0xe0000, 0xe0fff]);

export const DESCRIPTION_SCHEMA = {
  description:
    "Plain text on one line with something to see in it. Kept in NFC, without space around it.",
  minLength: 1,
  maxLength: MAX_DESCRIPTION_LENGTH,
  pattern: `^[^${FORBIDDEN}]*[^${FORBIDDEN}${INVISIBLE}][^${FORBIDDEN}]*$`,
};

// Nine digits at most before the point, zeros in front among them.
const WHOLE = [0, 1, 2, 3, 4, 5, 6]
  .map((more) => `0{0,${8 - more}}[1-9][0-9]{${more}}`)
  .join("|");

export const AMOUNT_SCHEMA = {
  description: "Rupees, as a number or as the text of one.",
  anyOf: [
    {
      type: "number",
      minimum: 0.01,
      maximum: toRupees(MAX_AMOUNT_PAISE),
      multipleOf: 0.01,
    },
    {
      type: "string",
      pattern: `^${SPACE}((${WHOLE})(\\.[0-9]{1,2})?|0{1,9}\\.(0[1-9]|[1-9][0-9]?)|0?10000000(\\.0{1,2})?)${SPACE}$`,
    },
  ],
};

/** Characters beyond the first plane stand for themselves: JSON has no other way. */
function ranges(...pairs: [number, number][]): string {
  return pairs
    .map((pair) => pair.map((code) => String.fromCodePoint(code)).join("-"))
    .join("");
}
