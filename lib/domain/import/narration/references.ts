import { upiReference } from "@/lib/domain/import/import-key";

/** 12 digits that stand alone between the parts of a narration. */
const IN_NARRATION = /(?:^|[/\-:\s*])(\d{12})(?=$|[/\-:\s*])/g;
/** A mobile number with the country code. References of 2019 and 2029 may look like it. */
const PHONE = /^91[6-9]\d{9}$/;
const PAID_BY_REFERENCE = /\b(upi|imps|rrn)\b/i;

/**
 * The reference of a payment: a UPI reference of one of the columns or of the
 * narration, else the first text in the columns.
 */
export function findReference(
  columns: readonly string[],
  narration: string,
): string | undefined {
  const isUpi = (text: string) => upiReference(text) !== undefined;
  const numbers = PAID_BY_REFERENCE.test(narration)
    ? [...narration.matchAll(IN_NARRATION)].map(([, digits = ""]) => digits)
    : [];
  return (
    columns.find(isUpi) ??
    numbers.find((digits) => isUpi(digits) && !PHONE.test(digits)) ??
    columns.find((text) => text !== "")
  );
}
