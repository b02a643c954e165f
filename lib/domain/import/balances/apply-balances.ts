import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import type { StatementWarning } from "@/lib/domain/import/statement";
import {
  type BalanceCheck,
  type BalanceReading,
  checkBalances,
  type RowOrder,
} from "./balance-chain";
import { countSteps } from "@/lib/domain/import/cells/date-order";
import {
  type MoneyCell,
  readMoneyCell,
} from "@/lib/domain/import/cells/money-cell";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import { sideOfWord } from "@/lib/domain/import/cells/side-words";
import {
  balanceWarnings,
  countSide,
  MIN_CONFIRMED,
  type Verdict,
} from "./balance-warnings";
import type { RowMoney } from "@/lib/domain/import/balances/movement";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

export type CheckedMoney = {
  /** With the sides that the balances show. */
  money: RowMoney[];
  balances: (Paise | undefined)[];
  warnings: StatementWarning[];
  checked: CheckedBalances;
};

/** How many balances were compared with the row before, or the opening balance, and how many do not follow from it. */
export type CheckedBalances = { links: number; breaks: number };

const MIN_FALLS = 3;

export type BalanceColumns = {
  balance?: number | undefined;
  /** `Dr` and `Cr` of the balance itself. */
  balanceSide?: number | undefined;
  /** Whether the bank is known to write debits under credit and credits under debit. */
  mayBeSwapped?: boolean | undefined;
};

/**
 * Gives sides to amounts without one by the running balance, and checks every
 * balance. What the file says of a side stays, except where a bank is known to swap
 * its columns.
 */
export function applyBalances(
  rows: readonly TableRow[],
  dates: readonly (CalendarDate | undefined)[],
  money: readonly RowMoney[],
  { balance, balanceSide, mayBeSwapped }: BalanceColumns,
): CheckedMoney {
  const balances = readBalances(rows, { balance, balanceSide });
  const check = checkBalances(
    rows.map((_, index) => ({
      money: money[index],
      balancePaise: balances[index],
    })),
    rowOrder(dates),
  );
  const sided = money.flatMap((one) =>
    one && one !== "unreadable" && one.side !== undefined ? one : [],
  );
  const canSwap = mayBeSwapped || sided.every(({ isInferred }) => isInferred);
  const isSwapped = canSwap && fitsSwappedOnly(check);
  const givenBreaks = new Set(check.given.breaks);
  const verdict: Verdict = {
    reading: isSwapped ? check.swapped : check.given,
    isSwapped,
    contradicted: isSwapped
      ? new Set()
      : new Set(
          [...check.swapped.confirmed].filter((index) =>
            givenBreaks.has(index),
          ),
        ),
    hasTrustedRises: hasTrustedRises(check.given),
  };
  // As in a file with a single row.
  const isUnchecked =
    verdict.reading.links === 0 &&
    balances.some((paise) => paise !== undefined);
  return {
    money: money.map((one, index) =>
      withSide(one, index, { ...verdict, isUnchecked }),
    ),
    balances,
    warnings: balanceWarnings(rows, verdict),
    checked: {
      links: verdict.reading.links,
      breaks: verdict.reading.breaks.length,
    },
  };
}

/** The side of the amounts with a minus sign, as far as the running balance shows it. */
export function sideOfMinus(
  rows: readonly TableRow[],
  dates: readonly (CalendarDate | undefined)[],
  { amount, balance, balanceSide }: Columns,
): MoneyCell["side"] {
  const cells = rows.map((row) => readMoneyCell(cellOf(row, amount)));
  if (balance === undefined || !cells.some((cell) => cell?.sign === "-"))
    return undefined;
  const reading = followAmounts(
    cells,
    readBalances(rows, { balance, balanceSide }),
    rowOrder(dates),
  );
  if (!hasTrustedRises(reading)) return undefined;
  const isDebit = [...reading.sides].map(
    ([index, side]) => (side === "debit") === (cells[index]?.sign === "-"),
  );
  const debits = isDebit.filter(Boolean).length;
  if (debits * 2 === isDebit.length) return undefined;
  return debits * 2 > isDebit.length ? "debit" : "credit";
}

/** Compares amounts with a running balance, whatever their signs are. */
export function followAmounts(
  amounts: readonly (MoneyCell | undefined)[],
  balances: readonly (Paise | undefined)[],
  order: RowOrder,
): BalanceReading {
  const rows = amounts.map((cell, index) => ({
    money:
      cell && cell.amountPaise > 0
        ? { amountPaise: cell.amountPaise, side: undefined }
        : undefined,
    balancePaise: balances[index],
  }));
  return checkBalances(rows, order).given;
}

export function readBalances(
  rows: readonly TableRow[],
  { balance, balanceSide }: Pick<BalanceColumns, "balance" | "balanceSide">,
): (Paise | undefined)[] {
  return rows.map((row) =>
    readBalance(cellOf(row, balance), cellOf(row, balanceSide)),
  );
}

function fitsSwappedOnly({ given, swapped }: BalanceCheck): boolean {
  return (
    given.confirmed.size === 0 &&
    swapped.breaks.length === 0 &&
    swapped.confirmed.size >= MIN_CONFIRMED
  );
}

/** The sum of all that was spent rises, too, but never falls; an amount owed falls seldom. */
function hasTrustedRises({ sides }: BalanceReading): boolean {
  const rises = countSide(sides, "credit");
  const falls = countSide(sides, "debit");
  return falls > 0 && (falls >= rises || falls >= MIN_FALLS);
}

function withSide(
  money: RowMoney,
  index: number,
  {
    reading,
    isSwapped,
    contradicted,
    hasTrustedRises,
    isUnchecked,
  }: Verdict & { isUnchecked: boolean },
): RowMoney {
  if (money === undefined || money === "unreadable") return money;
  const { amountPaise, side, isInferred } = money;
  if (side === undefined) {
    const shown = reading.sides.get(index);
    if (shown === "debit") return { amountPaise, side: shown };
    if (shown === undefined)
      return { ...money, side: "debit", isInferred: true };
    return hasTrustedRises
      ? {
          amountPaise,
          side: shown,
          isInferred: true,
          doubt: "Money in, because the balance rises. Tick it if it is not.",
        }
      : {
          amountPaise,
          side: "debit",
          isInferred: true,
          doubt: "The balance rises by this amount: it may be money in.",
        };
  }
  if (isSwapped)
    return {
      amountPaise,
      side: side === "debit" ? "credit" : "debit",
      isInferred: true,
      doubt: "Only the balances say whether this is money in or out.",
    };
  if (contradicted.has(index))
    return {
      ...money,
      doubt: "The balance says the opposite: it may be money in.",
    };
  if (isInferred && isUnchecked) return { doubt: UNCHECKED, ...money };
  if (reading.links <= reading.breaks.length * 2) return money;
  return isInferred ? { amountPaise, side, isInferred } : money;
}

const UNCHECKED =
  "Only its sign says whether this is money in or out, and no balance before it confirms that.";

/** A balance may be negative, or marked as a debit. */
export function readBalance(text: string, sideText: string): Paise | undefined {
  const balance = readMoneyCell(text);
  if (!balance) return undefined;
  const side = balance.side ?? sideOfWord(sideText);
  const isNegative = balance.sign === "-" || side === "debit";
  return asPaise(isNegative ? -balance.amountPaise : balance.amountPaise);
}

function rowOrder(dates: readonly (CalendarDate | undefined)[]): RowOrder {
  const { rises, falls } = countSteps(dates);
  if (rises === falls) return undefined;
  return rises > falls ? "oldest-first" : "newest-first";
}
