/** The codes of banks for the side of an amount. */
export const SIDE_CODES = {
  debit: ["dr", "d", "db", "debit"],
  credit: ["cr", "c", "credit"],
} as const;

/** The side that a code in small letters says. */
export function sideOfCode(code: string): "debit" | "credit" | undefined {
  if (SIDE_CODES.debit.some((one) => one === code)) return "debit";
  return SIDE_CODES.credit.some((one) => one === code) ? "credit" : undefined;
}
