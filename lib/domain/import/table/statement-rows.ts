import { isCategory } from "@/lib/domain/expenses/category";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Paise } from "@/lib/domain/expenses/money";
import type { TableFormat } from "@/lib/domain/import/formats/table-formats";
import {
  distinctRowKeys,
  exportedRowKey,
  upiReference,
} from "@/lib/domain/import/import-key";
import { describeRow } from "@/lib/domain/import/narration/describe-row";
import {
  bankWords,
  hasLeftOutNote,
  isUnknownStatus,
  leftOutReason,
} from "@/lib/domain/import/narration/left-out-words";
import {
  topUpDescription,
  toppedUpWallet,
  walletName,
} from "@/lib/domain/import/narration/wallet";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { findReference } from "@/lib/domain/import/narration/references";
import { isOwnId } from "@/lib/domain/import/own-export/own-source";
import type {
  FoundExpense,
  StatementRow,
  StatementWarning,
} from "@/lib/domain/import/statement";
import { leftOutRow, rowReason } from "./left-out-row";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  isMovement,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";
import type { Repeats } from "@/lib/domain/import/balances/repeated-rows";
import type { BillReading } from "./shares";
import type { DataRow } from "./split-rows";
import { cellOf } from "@/lib/domain/import/table";

export type TableReading = {
  columns: Columns;
  /** How many columns the header has. */
  width: number;
  /** All columns with references. */
  references: readonly number[];
  /** All columns with notes of the payer. */
  notes: readonly number[];
  /** The columns whose text describes a payment without a description. */
  otherDescriptions: readonly number[];
  format: TableFormat | undefined;
  /** One for each row, like the money and the balances. */
  dates: readonly (CalendarDate | undefined)[];
  /** The indexes of the dates that may have another order than the others. */
  unclearDates: ReadonlySet<number>;
  money: readonly RowMoney[];
  /** One for each row of a group's file. */
  bills: readonly BillReading[];
  balances: readonly (Paise | undefined)[];
  repeats: Repeats;
  account: string | undefined;
};

/** One of three rows may have lost a cell. */
const MIN_FILLED_SHARE = 0.6;
const CAME_BACK = "This amount came back: the file has it as money in, too.";
const NO_BALANCE =
  "The other rows have a balance: a cell may be missing in this one.";
const UNCLEAR_DATE = "This date can be read day first and month first.";
const UNKNOWN_STATUS = "Its status does not say whether it was paid.";
const FEWER_CELLS =
  "This row has fewer cells than the header: the amount may be another number.";
const MAYBE_THOUSANDS =
  "The point of this amount may stand before thousands, and not before paise.";
const MAYBE_REFERENCE = "This row has no reference: the amount may be one.";

export function statementRows(
  rows: readonly DataRow[],
  reading: TableReading,
): StatementRow[] {
  const { columns, format, account, repeats } = reading;
  const distinctKeyOf = distinctRowKeys();
  const references = rows.map((row) =>
    findReference(
      reading.references.map((column) => cellOf(row, column)),
      row.narration,
    ),
  );
  const returned = returnedPayments(reading.money, references);
  const hasBalances = isFilled(reading.balances);
  const hasReferences = isFilled(
    rows.map((row) => cellOf(row, columns.reference) || undefined),
  );
  const hasAllCells = haveAllCells(rows, reading.width);
  return rows.map((row, index) => {
    const date = reading.dates[index];
    const money = reading.money[index];
    const reason = rowReason(row, reading, index);
    const isTopUp = reason === "top-up";
    if ((reason !== undefined && !isTopUp) || !date || !isMovement(money))
      return leftOutRow(row, reason ?? "unreadable", date, money);
    const { amountPaise } = money;
    const bill = reading.bills[index]?.bill;
    const wallet = isTopUp
      ? toppedUpWallet([bankWords(row.narration), ...row.cells], format?.source)
      : (format?.wallet ??
        walletName(cellOf(row, columns.account), format?.source));
    const reference = references[index];
    const category = rowCategory(cellOf(row, columns.category), format);
    const text =
      row.narration ||
      reading.otherDescriptions
        .map((column) => cellOf(row, column))
        .find((cell) => cell !== "");
    // Many who enter expenses by hand choose a category only.
    const tag = format?.isOwnExport ? undefined : category.tag;
    const described =
      isTopUp && wallet !== undefined
        ? { description: topUpDescription(wallet) }
        : describeRow(text ?? tag ?? "", format);
    const notes = reading.notes.map((column) => cellOf(row, column));
    const doubt = [
      money.side === "debit" &&
        returned.has(paymentKey(reference, amountPaise)) &&
        CAME_BACK,
      money.doubt,
      hasBalances && reading.balances[index] === undefined && NO_BALANCE,
      widthDoubt(row, reading.width, hasAllCells),
      hasReferences && isMaybeReference(row, columns) && MAYBE_REFERENCE,
      hasMaybeThousands(row, columns) && MAYBE_THOUSANDS,
      reading.unclearDates.has(index) && UNCLEAR_DATE,
      described.doubt,
      isUnknownStatus(cellOf(row, columns.status)) && UNKNOWN_STATUS,
      !format?.isOwnExport && noteDoubt(row.narration, notes),
    ].find((one) => typeof one === "string");
    const ownId = format?.isOwnExport ? cellOf(row, columns.id) : "";
    const id = isOwnId(ownId) ? ownId : "";
    const facts = {
      amountPaise,
      reference,
      account: cellOf(row, columns.account) || account,
      date,
      narration: row.narration,
      balancePaise: reading.balances[index],
    };
    return {
      kind: "expense",
      line: row.line,
      date,
      description: described.description,
      amountPaise,
      key:
        id !== ""
          ? exportedRowKey(id)
          : format?.hasRepeatedRows
            ? distinctKeyOf(JSON.stringify(row.cells), facts)
            : distinctKeyOf(String(repeats.get(index) ?? index), facts),
      ...category,
      ...(id !== "" && { id }),
      ...(money.side === "credit" && { leftOutAs: "money-in" as const }),
      ...(isTopUp && {
        leftOutAs: "top-up" as const,
        category: "others" as const,
      }),
      ...(wallet !== undefined && { wallet }),
      ...(bill && { bill }),
      ...(doubt !== undefined && { doubt }),
    };
  });
}

/** Other tables have a balance for each day only, or references of some payments. */
function isFilled(values: readonly unknown[]): boolean {
  const known = values.filter((value) => value !== undefined).length;
  return known >= values.length * MIN_FILLED_SHARE;
}

/** Whether a long number without a point stands in place of the amount, and no reference beside it. */
function isMaybeReference(row: DataRow, columns: Columns): boolean {
  const { amount, debit, credit, reference } = columns;
  return (
    cellOf(row, reference) === "" &&
    [amount, debit, credit].some((column) =>
      /^\d{5,}$/.test(cellOf(row, column)),
    )
  );
}

/** Whether the point of an amount such as `65.000` may stand before thousands. */
function hasMaybeThousands(
  row: DataRow,
  { amount, debit, credit }: Columns,
): boolean {
  return [amount, debit, credit].some((column) =>
    /^[^\d.]*[1-9]\d{0,2}\.\d{3}(?![\d.])/.test(cellOf(row, column)),
  );
}

/** The payments in both directions with one UPI reference: failed or reversed ones. */
function returnedPayments(
  money: readonly RowMoney[],
  references: readonly (string | undefined)[],
): ReadonlySet<string> {
  const keys = money.flatMap((one, index) =>
    isMovement(one) && one.side === "credit"
      ? paymentKey(references[index], one.amountPaise)
      : [],
  );
  return new Set(keys.filter((key) => key !== ""));
}

/** "" without a UPI reference. */
function paymentKey(reference: string | undefined, amountPaise: Paise): string {
  const digits = upiReference(reference ?? "");
  return digits === undefined ? "" : `${digits} ${amountPaise}`;
}

function haveAllCells(rows: readonly DataRow[], width: number): boolean {
  return isFilled(rows.map(({ cells }) => cells[width - 1]));
}

/** A row has too many cells where `1,200` has no quotation marks. */
function widthDoubt(
  { cells }: DataRow,
  width: number,
  hasAllCells: boolean,
): string | undefined {
  if (cells.slice(width).some((cell) => cell.trim() !== ""))
    return "This row has more cells than the header: a comma in it may be read as the end of a cell.";
  return hasAllCells && cells.length < width ? FEWER_CELLS : undefined;
}

/** Warns about rows with other cells than most that are left out, so that they have no doubts. */
export function cellWarnings(
  rows: readonly DataRow[],
  read: readonly StatementRow[],
  { width, balances }: Pick<TableReading, "width" | "balances">,
): StatementWarning[] {
  const hasAllCells = haveAllCells(rows, width);
  const hasBalances = isFilled(balances);
  return rows.flatMap((row, index) => {
    const one = read[index];
    if (one?.kind !== "left-out") return [];
    const hasLostBalance =
      hasBalances && balances[index] === undefined && one.reason === "money-in";
    const text = hasLostBalance
      ? NO_BALANCE
      : widthDoubt(row, width, hasAllCells);
    return text === undefined ? [] : { line: row.line, text };
  });
}

/** A note decides nothing. */
function noteDoubt(
  narration: string,
  notes: readonly string[],
): string | undefined {
  if (hasLeftOutNote(narration))
    return "Its text reads like an own transfer or no expense.";
  const status = notes.find(
    (note) => ONE_WORD.test(note) && leftOutReason([], note) === "failed",
  );
  return status && `Its note says “${plainText(status)}”: it may not be paid.`;
}

const ONE_WORD = /^\p{L}{3,}$/u;

/** Other characters are pictures, which apps put before the words. */
const NOT_WORDS = /[^\p{L}\p{M}\p{N}&/'()\- ]+/gu;

function rowCategory(
  text: string,
  format: TableFormat | undefined,
): Pick<FoundExpense, "category" | "tag"> {
  const category = text.toLowerCase();
  if (format?.isOwnExport && isCategory(category)) return { category };
  const tag = plainText(text.replace(NOT_WORDS, " "));
  return tag === "" ? {} : { tag };
}
