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
import { cellOf, type Table } from "@/lib/domain/import/table";

const DAY_AND_MONTH =
  /^(?:\d{1,2}(?:st|nd|rd|th)?[-/.\s]*[a-z]{3,9}|[a-z]{3,9}[-/.\s]*\d{1,2}(?:st|nd|rd|th)?)$/i;
const YEAR = /(?<!\d)20\d\d(?!\d)/g;
/** A financial year, such as `2025-26`. */
const FINANCIAL_YEAR = /(?<!\d)(20\d\d)-(\d\d)(?!\d)/;

const TAKEN_YEARS: StatementWarning = {
  text: "The dates of this file have no year. It was taken from the name of the file or the lines above the table: check the dates.",
};

/**
 * Completes dates such as `3 Oct` by the year in another column, in the lines above
 * the table or in the name of the file. The body is unchanged if any date has its
 * year, or none was found.
 */
export function addYears(
  {
    preamble,
    header,
    body,
  }: { preamble: Table; header: string[]; body: Table },
  fileName = "",
): { body: Table; warnings: StatementWarning[] } {
  const names = header.map(columnName);
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
  return {
    body: withDates(datesInPeriod(days, period)),
    warnings: [TAKEN_YEARS],
  };
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
