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
import {
  readsLikeMoneyIn,
  sideOfWord,
} from "@/lib/domain/import/cells/side-words";
import {
  balanceWarnings,
  countSide,
  isOpposite,
  MIN_CONFIRMED,
  type Verdict,
} from "./balance-warnings";
import {
  isMovement,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

export type CheckedMoney = {
  /** The amounts with the sides that the balances show. */
  money: RowMoney[];
  balances: (Paise | undefined)[];
  warnings: StatementWarning[];
  checked: CheckedBalances;
};

/** How many balances were compared with the row before, or the opening balance, and how many do not follow from it. */
export type CheckedBalances = { links: number; breaks: number };

export type BalanceFacts = {
  /** Whether the bank is known to write debits under credit and credits under debit. */
  mayBeSwapped: boolean | undefined;
  /** Whether the balance is an amount owed; undefined if nothing decides. */
  isOwed: boolean | undefined;
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
  columns: Columns,
  { mayBeSwapped, isOwed }: BalanceFacts,
): CheckedMoney {
  const balances = readBalances(rows, columns);
  const own = isOwed ? balances.map(negative) : balances;
  const check = checkBalances(
    rows.map((_, index) => ({
      money: money[index],
      balancePaise: own[index],
    })),
    rowOrder(dates),
  );
  const isInferredOnly = money
    .filter(isMovement)
    .every(({ side, isInferred }) => side === undefined || isInferred);
  const canSwap = mayBeSwapped || (isOwed !== undefined && isInferredOnly);
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
    isOwed,
  };
  // This is so in a file with a single row.
  const isUnchecked =
    verdict.reading.links === 0 &&
    balances.some((paise) => paise !== undefined);
  return {
    money: money.map((one, index) =>
      withSide(one, index, verdict, isUnchecked),
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
  columns: Columns,
  isOwed: boolean | undefined,
): MoneyCell["side"] {
  const cells = amountCells(rows, columns);
  if (isOwed === undefined || !cells.some((cell) => cell?.sign === "-"))
    return undefined;
  const sides = sidesByBalance(rows, dates, columns);
  const debit = isOwed ? "credit" : "debit";
  const isDebit = [...sides].map(
    ([index, side]) => (side === debit) === (cells[index]?.sign === "-"),
  );
  const debits = isDebit.filter(Boolean).length;
  if (debits * 2 === isDebit.length) return undefined;
  return debits * 2 > isDebit.length ? "debit" : "credit";
}

function amountCells(rows: readonly TableRow[], { amount }: Columns) {
  return rows.map((row) => readMoneyCell(cellOf(row, amount)));
}

function sidesByBalance(
  rows: readonly TableRow[],
  dates: readonly (CalendarDate | undefined)[],
  columns: Columns,
): BalanceReading["sides"] {
  return followAmounts(
    amountCells(rows, columns),
    readBalances(rows, columns),
    rowOrder(dates),
  ).sides;
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
  { balance, balanceSide }: Columns,
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

const OWED = /\b(owed|owing|outstanding|dues?|payable)\b/;

/**
 * Whether the balance is an amount owed, as of a credit card, which grows by what is
 * spent: by its name unless it mostly falls, by the rows with a side or words for money
 * in, or because an account falls more often than it rises. Undefined if these decide
 * nothing or disagree.
 *
 * @param name of the column with the balance
 */
export function isAmountOwed(
  rows: readonly TableRow[],
  dates: readonly (CalendarDate | undefined)[],
  columns: Columns,
  name: string,
): boolean | undefined {
  const { amount, balance, balanceSide } = columns;
  // A balance with its own side is negative where it is owed.
  const hasOwnSides =
    balanceSide !== undefined ||
    rows.some((row) => readMoneyCell(cellOf(row, balance))?.side !== undefined);
  const isNamed = OWED.test(name) && !hasOwnSides;
  if (amount === undefined || balance === undefined)
    return isNamed || undefined;
  const sides = sidesByBalance(rows, dates, columns);
  const falls = countSide(sides, "debit");
  const rises = countSide(sides, "credit");
  const isMostlySpent = falls > rises;
  if (isNamed) return isMostlySpent ? undefined : true;
  // A sum of expenses never falls, and an amount owed rises before it does.
  if (falls === 0) return undefined;
  if (rises === 0) return false;
  const saysOwed = [...sides].flatMap(([index, side]) => {
    const said = rows[index] && saidSide(rows[index], columns);
    return said === undefined ? [] : said !== side;
  });
  if (saysOwed.length === 0) return isMostlySpent ? false : undefined;
  if (!saysOwed.includes(true)) return false;
  return saysOwed.includes(false) || isMostlySpent ? undefined : true;
}

function saidSide(row: TableRow, columns: Columns): MoneyCell["side"] {
  return (
    readMoneyCell(cellOf(row, columns.amount))?.side ??
    sideOfWord(cellOf(row, columns.direction)) ??
    (readsLikeMoneyIn(cellOf(row, columns.description)) ? "credit" : undefined)
  );
}

function negative(paise: Paise | undefined): Paise | undefined {
  return paise === undefined ? undefined : asPaise(-paise);
}

function withSide(
  money: RowMoney,
  index: number,
  { reading, isSwapped, contradicted, isOwed }: Verdict,
  isUnchecked: boolean,
): RowMoney {
  if (!isMovement(money)) return money;
  const { amountPaise, side, isInferred } = money;
  if (side === undefined) {
    const shown = reading.sides.get(index);
    if (shown === "debit")
      return {
        amountPaise,
        side: shown,
        ...(isOwed === undefined && { isInferred: true, doubt: UNKNOWN_OWED }),
      };
    if (shown === undefined)
      return { ...money, side: "debit", isInferred: true };
    return isOwed !== undefined
      ? {
          amountPaise,
          side: shown,
          isInferred: true,
          doubt: `Money in, because the ${isOwed ? "amount owed falls" : "balance rises"}. Tick it if it is not.`,
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
  if (
    contradicted.has(index) ||
    (isInferred && isOpposite(reading, contradicted))
  )
    return {
      ...money,
      doubt: "The balance says the opposite: it may be money in.",
    };
  if (isInferred && isUnchecked) return { doubt: UNCHECKED, ...money };
  if (reading.links <= reading.breaks.length * 2) return money;
  return isInferred ? { amountPaise, side, isInferred } : money;
}

const UNKNOWN_OWED =
  "The balance may be an amount owed: then this is a payment of it.";
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
