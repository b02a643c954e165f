import type { JoinLink } from "./join-link";

/** Base64url. */
const TOKEN_LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const TOKEN_LENGTH = 22;
/** 22 letters have 132 bits, of which the last 4 are 0. */
const TOKEN_PADDING = 4n;

/** Crockford's base32: without I, L, O and U. https://www.crockford.com/base32.html */
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 28;
/** Dashes may be of other kinds, and a minus sign. */
const CODE_GAPS = /[\s\p{Pd}\u2212]/gu;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/**
 * A code is the 128 bits of a token and 12 bits that give it this remainder when it is
 * divided by the prime number. One wrong letter, or two neighbours that are swapped,
 * change it by less than 32 × 31 times a power of 32. None of these changes is a
 * multiple of the prime number, or differs from one by the remainder of a reader's
 * code: each such code is refused, and none is one of the other kind.
 */
const CHECK_PRIME = 4093n;
const CHECK_BITS = 12n;
const FULL_REMAINDER = 0n;
const READER_REMAINDER = 34n;

/** A link as groups of letters to be typed on another screen. */
export function codeOfLink({ token, isReader }: JoinLink): string[] {
  const bits = readNumber(token, TOKEN_LETTERS) >> TOKEN_PADDING;
  const room = bits << CHECK_BITS;
  const remainder = isReader ? READER_REMAINDER : FULL_REMAINDER;
  const check = (CHECK_PRIME - (room % CHECK_PRIME) + remainder) % CHECK_PRIME;
  const letters = writeNumber(room + check, CODE_LETTERS, CODE_LENGTH);
  return letters.match(/.{4}/g) ?? [];
}

/** Undefined for a code with a wrong letter. Reads also what looks like another letter. */
export function linkOfCode(code: string): JoinLink | undefined {
  const letters = code
    .toUpperCase()
    .replace(CODE_GAPS, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  if (!CODE.test(letters)) return undefined;
  const number = readNumber(letters, CODE_LETTERS);
  const remainder = number % CHECK_PRIME;
  if (remainder !== FULL_REMAINDER && remainder !== READER_REMAINDER)
    return undefined;
  const bits = (number >> CHECK_BITS) << TOKEN_PADDING;
  return {
    token: writeNumber(bits, TOKEN_LETTERS, TOKEN_LENGTH),
    isReader: remainder === READER_REMAINDER,
  };
}

function readNumber(text: string, digits: string): bigint {
  const base = BigInt(digits.length);
  let number = 0n;
  for (const letter of text)
    number = number * base + BigInt(digits.indexOf(letter));
  return number;
}

function writeNumber(number: bigint, digits: string, length: number): string {
  const base = BigInt(digits.length);
  let text = "";
  for (let rest = number; text.length < length; rest /= base)
    text = (digits[Number(rest % base)] ?? "") + text;
  return text;
}
