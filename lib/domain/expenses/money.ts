import type { Branded } from "./branded-type";

/** A whole number of paise, 100 to the rupee. Rupees are used in JSON and on the screen only. */
export type Paise = Branded<number, "Paise">;

/** The number must be whole. */
export function asPaise(count: number): Paise {
  return count as Paise;
}

/** The minimum of one expense. */
export const MIN_AMOUNT_PAISE = asPaise(1);

/** ₹1,00,00,000, the maximum of one expense. */
export const MAX_AMOUNT_PAISE = asPaise(1_000_000_000);

const RUPEES_WITH_PAISE = /^\d{1,9}(\.\d{1,2})?$/;
const SIGNED_DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const UNSIGNED_DECIMAL = /^(\d+(\.\d*)?|\.\d+)$/;
/** Longer text is no amount of another program. */
const MAX_AMOUNT_LENGTH = 100;
/** A comma that does not separate groups of digits, as in `12,50`. */
export const STRAY_COMMA = /,(?!\d{3}(?!\d)|\d\d,)/;
const CURRENCY_OR_SEPARATOR = /^(₹|rs\.?|inr)|[,\s]/gi;

/** Paise from plain decimal rupees such as `250` or `250.5`; undefined for any other text. */
export function parseRupees(text: string): Paise | undefined {
  if (!RUPEES_WITH_PAISE.test(text)) return undefined;
  const [rupees = "", paise = ""] = text.split(".");
  return asPaise(Number(rupees) * 100 + Number(paise.padEnd(2, "0")));
}

/**
 * Why an expense cannot have this amount, as a message for the user; undefined
 * if it can. Takes the result of parseRupees, with undefined for unreadable text.
 */
export function amountFault(paise: Paise | undefined): string | undefined {
  if (paise === undefined)
    return "Enter an amount in rupees, with at most two decimals, such as 250 or 99.50.";
  return paise < MIN_AMOUNT_PAISE || paise > MAX_AMOUNT_PAISE
    ? `Enter an amount over ₹0 and up to ${formatRupees(MAX_AMOUNT_PAISE)}.`
    : undefined;
}

/** Converts the value of a number input for parseRupees: `1e2` → `100`, `.5` → `0.5`. */
export function plainDecimal(text: string): string {
  const isNumber = text !== "" && Number.isFinite(Number(text));
  return isNumber && !RUPEES_WITH_PAISE.test(text)
    ? String(Number(text))
    : text;
}

/**
 * Reads an amount that another program wrote: a number, or text such as
 * `₹ 1,250.50`. Rounded to the nearest paisa; undefined if it is no amount.
 */
export function readRupees(value: unknown): Paise | undefined {
  if (typeof value === "string" && value.length > MAX_AMOUNT_LENGTH)
    return undefined;
  const text =
    typeof value === "string"
      ? value.trim().replace(CURRENCY_OR_SEPARATOR, "")
      : String(value);
  const isRupees =
    typeof value === "number"
      ? Number.isFinite(value)
      : typeof value === "string" && SIGNED_DECIMAL.test(text);
  if (!isRupees) return undefined;
  // Moves the decimal point in the text: 1.15 * 100 is 114.99999999999999.
  const paise = Number(Number(text).toFixed(2).replace(".", "")) + 0;
  return Number.isSafeInteger(paise) ? asPaise(paise) : undefined;
}

/**
 * Converts a pasted amount, such as `₹1,250.50` or `Rs. 500/-`, to the value of a
 * number input; undefined if it is no amount.
 */
export function readPastedRupees(text: string): string | undefined {
  if (STRAY_COMMA.test(text)) return undefined;
  const plain = text
    .trim()
    .replace(CURRENCY_OR_SEPARATOR, "")
    .replace(/\/-$/, "");
  return UNSIGNED_DECIMAL.test(plain) ? plain : undefined;
}

/** The value of a form field: `250`, `99.50`. */
export function rupeesText(paise: Paise): string {
  return toRupees(paise).toFixed(hasPaise(paise) ? 2 : 0);
}

export function toRupees(paise: Paise): number {
  return paise / 100;
}

const inRupees = (fractionDigits: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

// Created when first used: the first formatter of a page takes 15 to 20 ms.
let whole: Intl.NumberFormat | undefined;
let withTwoDecimals: Intl.NumberFormat | undefined;

export function hasPaise(paise: Paise): boolean {
  return paise % 100 !== 0;
}

/**
 * `₹1,00,000`, and two decimals only if there are paise: `₹99.50`. A column where
 * some amounts have paise shows two decimals for all of them: `₹89.00`.
 */
export function formatRupees(
  paise: Paise,
  withPaise = hasPaise(paise),
): string {
  const format = withPaise
    ? (withTwoDecimals ??= inRupees(2))
    : (whole ??= inRupees(0));
  return format.format(toRupees(paise));
}
