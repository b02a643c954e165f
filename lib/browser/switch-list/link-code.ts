/** Base64url. */
const TOKEN_LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const TOKEN_LENGTH = 22;
/** 22 letters have 132 bits, of which the last 4 are 0. */
const TOKEN_PADDING = 4n;

/** Crockford's base32: without I, L, O and U. https://www.crockford.com/base32.html */
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 28;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/**
 * A code is the 128 bits of a token and 12 bits that make it a multiple of this prime
 * number. One wrong letter, or two neighbours that are swapped, change it by less than
 * 32 × 31 times a power of 32, which is no multiple: each such code is refused.
 */
const CHECK_PRIME = 4093n;
const CHECK_BITS = 12n;

/** The token of a link as groups of letters to be typed on another screen. */
export function codeOfToken(token: string): string[] {
  const bits = readNumber(token, TOKEN_LETTERS) >> TOKEN_PADDING;
  const room = bits << CHECK_BITS;
  const check = (CHECK_PRIME - (room % CHECK_PRIME)) % CHECK_PRIME;
  const letters = writeNumber(room + check, CODE_LETTERS, CODE_LENGTH);
  return letters.match(/.{4}/g) ?? [];
}

/** Undefined for a code with a wrong letter. Reads also what looks like another letter. */
export function tokenOfCode(code: string): string | undefined {
  const letters = code
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  if (!CODE.test(letters)) return undefined;
  const number = readNumber(letters, CODE_LETTERS);
  if (number % CHECK_PRIME !== 0n) return undefined;
  const bits = number >> CHECK_BITS;
  return writeNumber(bits << TOKEN_PADDING, TOKEN_LETTERS, TOKEN_LENGTH);
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
