import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import {
  type Paise,
  readRupees,
  STRAY_COMMA,
} from "@/lib/domain/expenses/money";

export type MoneyCell = {
  /** Without the sign. */
  amountPaise: Paise;
  /** Undefined where none is written. */
  sign: "+" | "-" | undefined;
  side: "debit" | "credit" | undefined;
};

/** The codes of banks for the side of an amount. */
export const SIDE_CODES = {
  debit: ["dr", "d", "db", "debit"],
  credit: ["cr", "c", "credit"],
} as const;

const NONE = /^(-+|n\.?a\.?|n\/a|nil|null|none)?$/;
const CODES = Object.values(SIDE_CODES).flat();
const LONG_CODES = CODES.filter((code) => code.length > 1).join("|");
/** A single letter only after paise: `12C` is a house. */
const LETTERS = CODES.filter((code) => code.length === 1).join("|");
const SIDE = new RegExp(
  String.raw`\(?(?<![a-z])(?:${LONG_CODES})\.?\)?$|(?<=\.\d\d ?)(?:${LETTERS})$|^\(?(?:dr|cr)(?![a-z])\.?\)?`,
);
const PARENTHESES = /^\((.*)\)$/;
const SIGN = /^[+-]|[+-]$/;
const CURRENCY = /₹|\brs\.?|\binr(?![a-z])|\brupees?\b|\/-$/g;
const DECIMAL = /^(\d[\d,]*(\.\d*)?|\.\d+)$/;

/** Whether a cell of a money column says that there is no amount. */
export function isNoMoney(text: string): boolean {
  return NONE.test(plainText(text));
}

/**
 * Reads a money cell such as `1,23,456.78`, `₹ 2,500.00 Cr`, `(500)` or `500.00-`;
 * undefined if it is no amount. Rounded to the nearest paisa.
 */
export function readMoneyCell(text: string): MoneyCell | undefined {
  let rest = plainText(text);
  const [sideText] = SIDE.exec(rest) ?? [];
  if (sideText !== undefined) rest = rest.replace(SIDE, "").trim();
  const inParentheses = PARENTHESES.exec(rest)?.[1];
  rest = (inParentheses ?? rest).replace(CURRENCY, "").replace(/\s/g, "");
  const isNegative = inParentheses !== undefined || /^-|-$/.test(rest);
  const isPositive = rest.startsWith("+");
  if (inParentheses === undefined) rest = rest.replace(SIGN, "");
  if (!DECIMAL.test(rest)) return undefined;
  // With a decimal point it is clear that the comma is none.
  if (!rest.includes(".") && STRAY_COMMA.test(rest)) return undefined;
  const amountPaise = readRupees(rest);
  if (amountPaise === undefined) return undefined;
  return {
    amountPaise,
    sign: isNegative ? "-" : isPositive ? "+" : undefined,
    side: sideOfCode(sideText?.replace(/[^a-z]/g, "") ?? ""),
  };
}

/** The amount with its sign; 0 if there is none. */
export function signedPaise(text: string): number {
  const money = readMoneyCell(text);
  if (!money) return 0;
  return money.sign === "-" ? -money.amountPaise : money.amountPaise;
}

/** The side that a code in small letters says. */
export function sideOfCode(code: string): MoneyCell["side"] {
  if (SIDE_CODES.debit.some((one) => one === code)) return "debit";
  return SIDE_CODES.credit.some((one) => one === code) ? "credit" : undefined;
}

function plainText(text: string): string {
  return normaliseText(text, "NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim()
    .toLowerCase();
}
