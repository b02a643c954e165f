import type { Paise } from "@/lib/domain/expenses/money";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  isNoMoney,
  type MoneyCell,
  readMoneyCell,
} from "@/lib/domain/import/cells/money-cell";
import {
  readsLikeMoneyIn,
  sidesOfWords,
  yesOrNo,
} from "@/lib/domain/import/cells/side-words";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { cellOf, type TableRow } from "@/lib/domain/import/table";

/** The money of one row. The side is undefined where the row does not say it. */
export type Movement = {
  amountPaise: Paise;
  side: MoneyCell["side"];
  /** Whether the file itself does not say the side: signs or balances do. */
  isInferred?: true;
  /** Why the side may be wrong, as a sentence. */
  doubt?: string;
};

/** Undefined for a row without an amount. */
export type RowMoney = Movement | "unreadable" | undefined;

export function isMovement(money: RowMoney): money is Movement {
  return money !== undefined && money !== "unreadable";
}

/** Whether a row has an amount that the file does not call money in. */
export function mayBeSpent(money: RowMoney): money is Movement {
  return isMovement(money) && money.side !== "credit";
}

/** Reads the money of every row. `negative` is the meaning of a minus sign, if it is known. */
export function readMovements(
  rows: readonly TableRow[],
  columns: Columns,
  negative?: MoneyCell["side"],
): RowMoney[] {
  if (columns.amount === undefined) return readSides(rows, columns);
  const cells = rows.map((row) => readMoneyCell(cellOf(row, columns.amount)));
  const { sides, isInferred, doubt } = signSides(
    cells,
    negative,
    rows.every(
      (row, index) =>
        cells[index]?.sign !== "-" ||
        readsLikeMoneyIn(cellOf(row, columns.description)),
    ),
  );
  const words = rows.map((row) => cellOf(row, columns.direction));
  const sideOf = sidesOfWords(words);
  // Some files name credits only.
  const hasDebitWords = words.some((word) => sideOf(word) === "debit");
  const written = rows.map((row, index) =>
    yesOrNo(cellOf(row, columns.isRefund))
      ? "credit"
      : (cells[index]?.side ??
        sideOf(words[index] ?? "") ??
        flaggedSide(row, columns)),
  );
  const hasPlainDebit = cells.some(
    (cell, index) => written[index] === "debit" && isPlain(cell),
  );
  return rows.map((row, index) => {
    if (isNoMoney(cellOf(row, columns.amount))) return undefined;
    const money = cells[index];
    if (!money) return "unreadable";
    const word = words[index] ?? "";
    const side = written[index];
    if (side === "debit" && money.sign === "-" && hasPlainDebit) {
      const refund = movement(money.amountPaise, "credit");
      return refund && { ...refund, isInferred: true, doubt: NEGATIVE_DEBIT };
    }
    if (side !== undefined) return movement(money.amountPaise, side);
    const signed = movement(money.amountPaise, sides[money.sign ?? "none"]);
    if (!signed || money.sign === "+") return signed;
    const unclear =
      word !== "" ? unknownWord(word) : hasDebitWords ? NO_WORD : doubt;
    return {
      ...signed,
      ...(isInferred && signed.side !== undefined && { isInferred }),
      ...(unclear !== undefined && { doubt: unclear }),
    };
  });
}

/** Whether a debit with a minus sign in the same file is a reversal. */
function isPlain(cell: MoneyCell | undefined): boolean {
  return cell !== undefined && cell.amountPaise > 0 && cell.sign !== "-";
}

/** The side by the columns of yes and no. */
function flaggedSide(row: TableRow, columns: Columns): MoneyCell["side"] {
  const isIncome = yesOrNo(cellOf(row, columns.isIncome));
  const isExpense = yesOrNo(cellOf(row, columns.isExpense));
  if (isIncome === undefined && isExpense === undefined) return undefined;
  return (isExpense ?? !isIncome) ? "debit" : "credit";
}

const NEGATIVE_DEBIT =
  "Money in, because of its minus sign. Tick it if it is not.";
const NO_WORD = "Nothing says whether this is money in or out.";
const LONGEST_WORD = 30;

function unknownWord(word: string): string {
  return `“${plainText(word.slice(0, LONGEST_WORD))}” does not say whether this is money in or out.`;
}

function movement(
  amountPaise: Paise,
  side: MoneyCell["side"],
): Movement | undefined {
  return amountPaise === 0 ? undefined : { amountPaise, side };
}

/**
 * Reads rows with one column for each side, or one whose name has both and whose
 * cells say the side, as in `500.00 (Cr)`. A negative debit among others is a
 * reversal, and so is a negative credit: no file writes all deposits with a minus.
 */
function readSides(rows: readonly TableRow[], columns: Columns): RowMoney[] {
  const hasPlainDebit = rows.some((row) =>
    isPlain(readMoneyCell(cellOf(row, columns.debit))),
  );
  return rows.map((row) => {
    const debitText = cellOf(row, columns.debit);
    const creditText = cellOf(row, columns.credit);
    const debit = readMoneyCell(debitText);
    const credit = readMoneyCell(creditText);
    if (!debit && !isNoMoney(debitText)) return "unreadable";
    if (!credit && !isNoMoney(creditText)) return "unreadable";
    if (debit && debit.amountPaise > 0) {
      if (credit && credit.amountPaise > 0) return "unreadable";
      const isReversal = hasPlainDebit && debit.sign === "-";
      const side = debit.side ?? (isReversal ? "credit" : "debit");
      return movement(debit.amountPaise, side);
    }
    if (!credit) return undefined;
    if (credit.side) return movement(credit.amountPaise, credit.side);
    if (credit.sign !== "-") return movement(credit.amountPaise, "credit");
    const reversal = movement(credit.amountPaise, "debit");
    return reversal && { ...reversal, doubt: REVERSED_DEPOSIT };
  });
}

const REVERSED_DEPOSIT =
  "A deposit that was taken back: leave it out if it is no expense.";

type SignMeaning = {
  sides: Record<"+" | "-" | "none", MoneyCell["side"]>;
  isInferred?: true;
  doubt?: string;
};

/** A guess may be wrong if less than this share of the amounts has the more frequent sign. */
const CLEAR_SHARE = 0.9;

/**
 * In a list of expenses, fewer amounts are negative than not: refunds, as their texts
 * say. In a statement, a minus sign is a payment, and few of them stand in one of a
 * month with much income.
 */
function signSides(
  cells: readonly (MoneyCell | undefined)[],
  negative: MoneyCell["side"],
  areRefunds: boolean,
): SignMeaning {
  const count = (sign: MoneyCell["sign"]) =>
    cells.filter((cell) => cell && cell.amountPaise > 0 && cell.sign === sign)
      .length;
  const minus = count("-");
  const unsigned = count(undefined);
  if (minus === 0)
    return {
      sides: {
        "+": "credit",
        "-": "debit",
        none: negative === "debit" ? "credit" : undefined,
      },
    };
  const isUnknown = negative === undefined && count("+") === 0;
  const side = negative ?? (isUnknown && minus < unsigned ? "credit" : "debit");
  const share = Math.max(minus, unsigned) / (minus + unsigned);
  const isClear = share >= CLEAR_SHARE && (side === "debit" || areRefunds);
  return {
    sides: {
      "+": "credit",
      "-": side,
      none: side === "debit" ? "credit" : "debit",
    },
    ...(isUnknown && { isInferred: true as const }),
    ...(isUnknown &&
      unsigned > 0 &&
      !isClear && {
        doubt: "The signs in this file do not say clearly what is money out.",
      }),
  };
}
