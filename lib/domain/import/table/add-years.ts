import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import {
  datesInPeriod,
  type Period,
  readPeriod,
} from "@/lib/domain/import/cells/dates-without-year";
import {
  COLUMN_NAMES,
  columnName,
} from "@/lib/domain/import/columns/column-names";
import type { StatementWarning } from "@/lib/domain/import/statement";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";

const DAY_AND_MONTH =
  /^(?:\d{1,2}(?:st|nd|rd|th)?[-/.\s]*[a-z]{3,9}|[a-z]{3,9}[-/.\s]*\d{1,2}(?:st|nd|rd|th)?|\d{1,2}[-/]\d{1,2})$/i;
const YEAR = /(?<!\d)20\d\d(?!\d)/g;
/** A financial year, such as `2025-26`. */
const FINANCIAL_YEAR = /(?<!\d)(20\d\d)-(\d\d)(?!\d)/;

const TAKEN_YEARS: StatementWarning = {
  text: "The dates of this file have no year. It was taken from the name of the file or the lines above the table: check the dates.",
};

const SHORT_YEARS: StatementWarning = {
  text: "The dates of this file may have the year first or last: check them.",
};

/**
 * Completes dates such as `3 Oct` by the year in another column, in the lines above
 * the table or in the name of the file, and years of two digits before the month. The
 * body is unchanged if any other date has its year, or none was found.
 *
 * @param isDayFirst whether the file is known to write the day before the month
 */
export function addYears(
  {
    preamble,
    header,
    body,
  }: { preamble: Table; header: string[]; body: Table },
  fileName = "",
  isDayFirst = false,
): { body: Table; warnings: StatementWarning[] } {
  const names = header.map(columnName);
  const yearFirst = isDayFirst ? undefined : shortYearsFirst(body);
  if (yearFirst)
    return {
      body: yearFirst.isSure
        ? body.map((row) => withCentury(row, yearFirst.column))
        : body,
      warnings: [SHORT_YEARS],
    };
  const column = names.findIndex((name) => COLUMN_NAMES.date.includes(name));
  const days = body.map((row) => cellOf(row, column));
  const isWithoutYear = (day: string) => DAY_AND_MONTH.test(day);
  if (
    !days.some(isWithoutYear) ||
    days.some((day) => readDateCell(day) !== undefined)
  )
    return { body, warnings: [] };
  const withDates = (dates: readonly (string | undefined)[]): Table =>
    body.map((row, index) => {
      const date = dates[index];
      return isWithoutYear(days[index] ?? "") && date !== undefined
        ? { ...row, cells: row.cells.with(column, date) }
        : row;
    });
  const yearColumn = names.indexOf("year");
  if (yearColumn >= 0)
    return {
      body: withDates(
        body.map((row, index) => `${days[index]} ${cellOf(row, yearColumn)}`),
      ),
      warnings: [],
    };
  const period =
    readPeriod(preamble.map(({ cells }) => cells.join(" "))) ??
    periodOfName(fileName);
  if (!period) return { body, warnings: [] };
  const year = period.start.slice(0, 4);
  const hasNumbers = days.some((day) => /^\d+[-/]\d+$/.test(day));
  return {
    body: withDates(
      // The order of day and month is not known yet.
      hasNumbers && period.end.startsWith(year)
        ? days.map((day) => `${day} ${year}`)
        : datesInPeriod(days, period),
    ),
    warnings: [TAKEN_YEARS],
  };
}

const SHORT_DATE = /^(2\d)[-/.]\d{1,2}[-/.](\d{2})(?!\d)/;

/**
 * The first column whose dates may all have the year first, as in `26/11/05`: surely if
 * the last numbers vary more than the first ones, and are not all years themselves.
 * Undefined if they have the day first.
 */
function shortYearsFirst(
  body: Table,
): { column: number; isSure: boolean } | undefined {
  const column = body
    .map(({ cells }) => cells.findIndex(isShortDate))
    .find((index) => index >= 0);
  if (column === undefined) return undefined;
  const dates = body
    .map((row) => cellOf(row, column))
    .filter((cell) => readDateCell(cell) !== undefined);
  const found = dates.flatMap((date) => {
    const [, first, last] = SHORT_DATE.exec(date) ?? [];
    return first === undefined ? [] : [{ first, last }];
  });
  if (found.length === 0 || found.length < dates.length) return undefined;
  const firsts = new Set(found.map(({ first }) => first)).size;
  const lasts = new Set(found.map(({ last = "" }) => last));
  const areYears = [...lasts].every((last) => last.startsWith("2"));
  return lasts.size < firsts
    ? undefined
    : { column, isSure: lasts.size > firsts && !areYears };
}

function isShortDate(cell: string): boolean {
  const text = cell.trim();
  return SHORT_DATE.test(text) && readDateCell(text) !== undefined;
}

function withCentury(row: TableRow, column: number): TableRow {
  const cell = cellOf(row, column);
  return isShortDate(cell)
    ? { ...row, cells: row.cells.with(column, `20${cell}`) }
    : row;
}

/** The period that a name such as `Oct 2026` or `2025-26` is about. */
function periodOfName(name: string): Period | undefined {
  const [, first = "", second = ""] = FINANCIAL_YEAR.exec(name) ?? [];
  if (Number(first) % 100 === Number(second) - 1)
    return {
      start: calendarDate(Number(first), 4, 1),
      end: calendarDate(Number(first) + 1, 3, 31),
    };
  const years = new Set(name.match(YEAR));
  const [year] = years;
  return years.size === 1
    ? {
        start: calendarDate(Number(year), 1, 1),
        end: calendarDate(Number(year), 12, 31),
      }
    : undefined;
}
