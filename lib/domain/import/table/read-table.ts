import {
  findFormat,
  personColumns,
  type TableFormat,
} from "@/lib/domain/import/formats/table-formats";
import {
  isColumnRole,
  type ReadOptions,
  type Statement,
  type StatementTable,
  type StatementWarning,
} from "@/lib/domain/import/statement";
import { accountNumber } from "./account-number";
import { addYears } from "./add-years";
import type { CheckedBalances } from "@/lib/domain/import/balances/apply-balances";
import { isInRupees } from "@/lib/domain/import/cells/currency-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { resolveDate } from "@/lib/domain/import/cells/date-cell";
import {
  ambiguousDates,
  changedDates,
  closestOrder,
  findDateOrder,
  hasBothOrders,
  isAmbiguous,
  orderInText,
  strayDates,
} from "@/lib/domain/import/cells/date-order";
import {
  type Columns,
  findColumns,
  noteColumns,
  otherCreditColumns,
  otherDescriptions,
  referenceColumns,
  withUnknownDirection,
} from "@/lib/domain/import/columns/find-columns";
import { columnName } from "@/lib/domain/import/columns/column-names";
import { guessColumns } from "@/lib/domain/import/table/guess-columns";
import { readMovements } from "@/lib/domain/import/balances/movement";
import {
  isAmountOwed,
  sideOfMinus,
} from "@/lib/domain/import/balances/apply-balances";
import { checkPrintedBalances } from "@/lib/domain/import/table/printed-balances";
import { totalWarnings } from "./printed-totals";
import {
  applyBalancesOnce,
  withoutRepeats,
} from "@/lib/domain/import/balances/repeated-rows";
import {
  doubtBills,
  hasSharedBills,
  personsOf,
  shareOfBills,
  shareTotalWarnings,
  splitTotals,
} from "./shares";
import { splitHeader, splitSections } from "./split-header";
import { joinStatements } from "@/lib/domain/import/join-statements";
import { paymentsAbove, splitRows } from "./split-rows";
import { cellWarnings, statementRows } from "./statement-rows";
import { cellOf, type Table } from "@/lib/domain/import/table";
import {
  doubtByColumns,
  doubtGuessedDirection,
  doubtSums,
} from "./column-doubts";
import { applyTexts } from "./text-directions";

/** The name of a table of no known bank or app. */
export const UNKNOWN_SOURCE = "Table";

const UNCLEAR_DATES: StatementWarning = {
  text: "Some dates of this file have the day first and others the month.",
};

const CHANGED_DATES: StatementWarning = {
  text: "A spreadsheet may have changed the dates up to the 12th of each month: check whether day and month are right.",
};

const SHORTENED_NUMBERS: StatementWarning = {
  text: "A spreadsheet has shortened reference numbers in this file. Import the file as it was downloaded, or its payments are not recognised in other files.",
};

const TABLE_BESIDE: StatementWarning = {
  text: "A second table stands right of the first one, and was not read. Put it below the first one.",
};

/** Reads the table of a file with its preamble, headers and footer. */
export function readTable(table: Table, options: ReadOptions): Statement {
  const [first = [], ...others] = splitSections(table);
  const read = (section: Table) => readCheckedTable(section, options).statement;
  const top = read(first);
  const below = others.map(read).filter(({ rows }) => rows.length > 0);
  const [next, ...last] = below;
  return next && top.rows.length === 0
    ? joinStatements(next, last)
    : joinStatements(top, below);
}

/** Also returns how far the running balance confirms the table. */
export function readCheckedTable(
  table: Table,
  options: ReadOptions,
): { statement: Statement; balances: CheckedBalances } {
  const split = splitHeader(table);
  const { preamble, header } = split;
  const format = findFormat(header, split.body);
  const isDayFirst = format !== undefined && format.mayBeMonthFirst !== true;
  const { body: dated, warnings: yearWarnings } = addYears(
    split,
    options.fileName,
    isDayFirst,
  );
  const body = inRupees(header, dated);
  const named = findColumns(header, body);
  const found = withUnknownDirection(
    header,
    format ? named : guessColumns(named, header, body),
    body,
  );
  const chosen = chosenColumns(found, options);
  const persons = personColumns(header, format);
  const people = personsOf(header, persons);
  const mine = persons.find((person) => person === chosen.amount);
  const columns = withCurrency(
    mine !== undefined && found.amount !== undefined
      ? { ...chosen, amount: found.amount }
      : chosen,
    header,
  );
  const parts = splitRows(
    body,
    columns,
    format !== undefined && !format.isOwnExport,
  );
  const { summaries } = parts;
  const shared = splitTotals(parts.rows, columns, persons);
  const rows = shared.bills;
  const references = referenceColumns(header, columns);
  const readDates = rows.map(({ dateCell }) => dateCell);
  const changed = changedDates(readDates);
  const dateCells = changed ?? readDates;
  const hasUnclearDates = hasBothOrders(dateCells);
  const likelyOrder = closestOrder(dateCells);
  const writtenOrder = isDayFirst
    ? "day-first"
    : orderInText(preamble.map(({ cells }) => cells.join(" ")).join("\n"));
  const knownOrder = changed
    ? undefined
    : (findDateOrder(dateCells) ??
      // A spreadsheet may have changed the dates, but not the period above them.
      (writtenOrder === likelyOrder ? writtenOrder : undefined));
  const order = options.dateOrder ?? knownOrder ?? likelyOrder;
  const dates = dateCells.map((cell) => resolveDate(cell, order));
  const isOwed = isAmountOwed(
    rows,
    dates,
    columns,
    columnName(header[columns.balance ?? -1] ?? ""),
  );
  const {
    money: sidedMoney,
    balances,
    warnings,
    checked,
    repeats,
  } = applyBalancesOnce(
    rows,
    dates,
    readMovements(
      rows,
      columns,
      sideOfMinus(rows, dates, columns, isOwed) ?? format?.negative,
    ),
    columns,
    { mayBeSwapped: format?.mayBeSwapped, isOwed },
  );
  const wholeMoney = format?.isOwnExport
    ? sidedMoney
    : applyTexts(
        rows,
        sidedMoney,
        columns,
        titleAbove(preamble, columns) || (options.sheetName ?? ""),
        otherCreditColumns(header, columns),
      );
  const bills =
    persons.length > 0 ? shareOfBills(rows, wholeMoney, persons, mine) : [];
  const ownMoney = () => {
    if (persons.length > 0) return bills.map(({ money }) => money);
    if (hasSharedBills(header)) return doubtBills(wholeMoney);
    if (format !== undefined) return wholeMoney;
    const doubted = doubtByColumns(rows, wholeMoney, header, columns);
    if (columns.balance !== undefined) return doubted;
    const { direction } = columns;
    const isGuessed =
      direction !== undefined &&
      direction !== named.direction &&
      !options.columns;
    return doubtSums(
      isGuessed ? doubtGuessedDirection(rows, doubted, direction) : doubted,
    );
  };
  const money = ownMoney();
  const once = { ...parts, rows: withoutRepeats(rows, repeats) };
  const printed = checkPrintedBalances(once, {
    preamble,
    columns,
    money: withoutRepeats(money, repeats),
    balances: withoutRepeats(balances, repeats),
    isOwed,
  });
  const read = statementRows(rows, {
    columns,
    width: header.length,
    references,
    notes: noteColumns(header, columns),
    otherDescriptions: otherDescriptions(header, columns),
    format,
    dates,
    unclearDates:
      hasUnclearDates || (changed && options.dateOrder === undefined)
        ? ambiguousDates(dateCells)
        : changed
          ? new Set()
          : strayDates(dateCells, dates),
    money,
    bills,
    balances,
    repeats,
    account: accountNumber(preamble),
  });
  const statement = {
    source: format?.source ?? UNKNOWN_SOURCE,
    rows: read,
    warnings: [
      ...emptyWarnings(rows, body, format),
      ...paymentsAbove(preamble, columns).map(({ line }) => ({
        line,
        text: "This row stands above the header, so it was not read.",
      })),
      ...(hasShortenedNumbers(rows, references) ? [SHORTENED_NUMBERS] : []),
      ...(hasUnclearDates ? [UNCLEAR_DATES] : []),
      ...(changed ? [CHANGED_DATES] : []),
      ...yearWarnings,
      ...(hasTableBeside(header, columns) ? [TABLE_BESIDE] : []),
      ...warnings,
      ...cellWarnings(rows, read, { width: header.length, balances }),
      ...(format ? [] : otherAmountWarnings(header, rows, columns)),
      ...totalWarnings(once.rows, summaries, columns),
      ...printed.warnings,
      ...shareTotalWarnings(shared, columns, people),
    ],
    dateOrder: order,
    ...(knownOrder === undefined && {
      ambiguousDate: dateCells.find(isAmbiguous),
    }),
    table: {
      header,
      columns: userColumns(chosen),
      ...(people.length > 0 && { persons: people }),
    },
  };
  const links = checked.links + printed.links;
  return { statement, balances: { ...checked, links } };
}

/** The rows with the amounts of a column such as `amount_paise` in rupees. */
function inRupees(header: readonly string[], body: Table): Table {
  const ofPaise = header.map((text) => /\bpais[ae]\b/.test(columnName(text)));
  if (!ofPaise.includes(true)) return body;
  return body.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      ofPaise[column] && /^[+-]?\d+$/.test(cell.trim())
        ? String(Number(cell) / 100)
        : cell,
    ),
  }));
}

/** Whether the names of the date and of the amount stand in the header again. */
function hasTableBeside(header: readonly string[], columns: Columns): boolean {
  const { date, amount, debit } = columns;
  const money = amount ?? debit;
  if (date === undefined || money === undefined) return false;
  const names = header.map(columnName);
  return [date, money].every(
    (column) => names.lastIndexOf(names[column] ?? "") > Math.max(date, money),
  );
}

const WHOLE_OR_SHARE = /\b(total|share|payable|paid|final|net)\b/;

/** A bill may have its price, its total and one person's share. */
function otherAmountWarnings(
  header: readonly string[],
  rows: Table,
  { amount, balance }: Columns,
): StatementWarning[] {
  if (amount === undefined) return [];
  const differs = (column: number) =>
    rows.some((row) => {
      const other = readMoneyCell(cellOf(row, column));
      const own = readMoneyCell(cellOf(row, amount));
      return other && own && other.amountPaise !== own.amountPaise;
    });
  return header.flatMap((text, column) =>
    column !== balance &&
    WHOLE_OR_SHARE.test(columnName(text)) &&
    differs(column)
      ? {
          text: `The amounts are those of “${plainText(header[amount] ?? "")}”, not of “${plainText(text)}”. Choose another column under “Columns” if they are wrong.`,
        }
      : [],
  );
}

/** The text above the column of dates or left of it, in the line above the header. */
function titleAbove(preamble: Table, { date = 0 }: Columns): string {
  const cells = preamble.at(-1)?.cells.slice(0, date + 1);
  return cells?.findLast((cell) => cell.trim() !== "") ?? "";
}

/** Such as `6.27612E+11`. */
function hasShortenedNumbers(
  rows: Table,
  references: readonly number[],
): boolean {
  return rows.some((row) =>
    references.some((column) => /^\d\.\d+e\+\d+$/i.test(cellOf(row, column))),
  );
}

/** An export of an empty list has no rows. */
function emptyWarnings(
  rows: readonly unknown[],
  body: Table,
  format: TableFormat | undefined,
): StatementWarning[] {
  if (rows.length > 0 || format?.isOwnExport) return [];
  return [
    {
      text:
        body.length === 0
          ? "This file has no rows below its header."
          : "No payment was found in the rows of this file.",
    },
  ];
}

/** The columns that the user has chosen replace all those found by name. */
function chosenColumns(found: Columns, { columns }: ReadOptions): Columns {
  if (!columns) return found;
  const chosen = new Set(Object.values(columns));
  const others = Object.entries(found).filter(
    ([role, index]) => !isColumnRole(role) && !chosen.has(index),
  );
  return { ...Object.fromEntries(others), ...columns };
}

/** A table may have the amount in another currency beside the one in rupees. */
function withCurrency(columns: Columns, header: readonly string[]): Columns {
  const { currency, ...others } = columns;
  const money = columns.amount ?? columns.debit;
  const isRupees = money !== undefined && isInRupees(header[money] ?? "");
  return isRupees || currency === undefined ? others : columns;
}

function userColumns(columns: Columns): StatementTable["columns"] {
  return Object.fromEntries(
    Object.entries(columns).filter(([role]) => isColumnRole(role)),
  );
}
