import {
  calendarDate,
  type CalendarDate,
  daysBetween,
} from "@/lib/domain/expenses/calendar-date";
import {
  type DateCell,
  type DateOrder,
  type NumericDate,
  readDateCell,
  resolveDate,
} from "./date-cell";

/** The date of each row; undefined where a row has none. */
type DateCells = readonly (DateCell | undefined)[];

/**
 * How the dates of one file are read. Undefined if they can be read both ways:
 * neither numbers over 12 nor the order of the rows decide.
 */
export function findDateOrder(cells: DateCells): DateOrder | undefined {
  const numeric = cells.filter((cell) => typeof cell === "object");
  if (numeric.every(({ first, second }) => first === second))
    return "day-first";
  if (numeric.some(({ first }) => first > 12)) return "day-first";
  // A single date may be wrong itself.
  const monthFirstDates = numeric.filter(({ second }) => second > 12).length;
  if (monthFirstDates > 1 || monthFirstDates === numeric.length)
    return "month-first";
  const dayFirst = stepsAside(cells, "day-first");
  const monthFirst = stepsAside(cells, "month-first");
  if (dayFirst === 0 && monthFirst > 0) return "day-first";
  return monthFirst === 0 && dayFirst > 1 ? "month-first" : undefined;
}

/**
 * The dates of a file with the day first, some of which a spreadsheet has read month
 * first: those with a day up to 12 became other dates, and the others stayed texts.
 * Undefined for other files, where these dates have days over 12, too, or are farther
 * from the rows beside them if they are changed back. Month first, the dates are as
 * the spreadsheet has read them.
 */
export function changedDates(
  cells: DateCells,
): (DateCell | undefined)[] | undefined {
  const texts = cells.filter((cell) => typeof cell === "object");
  const dates = cells.filter((cell) => typeof cell === "string");
  const mayBeChanged = (date: CalendarDate) => partsOf(date).second <= 12;
  const areDayFirst =
    texts.some(({ first }) => first > 12) &&
    texts.every(({ second }) => second <= 12);
  if (!areDayFirst || !dates.some(mayBeChanged)) return undefined;
  const changed = cells.map((cell) => {
    if (typeof cell === "object") return resolveDate(cell, "day-first");
    return cell !== undefined && mayBeChanged(cell) ? partsOf(cell) : cell;
  });
  return dates.every(mayBeChanged) || closestOrder(changed) === "day-first"
    ? changed
    : undefined;
}

/** In which order the dates of a file follow each other more closely. */
export function closestOrder(cells: DateCells): DateOrder {
  const daysBetweenRows = (order: DateOrder) => {
    const dates = cells
      .map((cell) => resolveDate(cell, order))
      .filter((date) => date !== undefined);
    return dates.reduce(
      (sum, date, index) =>
        sum + Math.abs(daysBetween(dates[index - 1] ?? date, date)),
      0,
    );
  };
  return daysBetweenRows("month-first") < daysBetweenRows("day-first")
    ? "month-first"
    : "day-first";
}

const NUMERIC_DATE = /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g;

/** The order of the dates in a text, such as those of a printed period. */
export function orderInText(text: string): DateOrder | undefined {
  const dates = (text.match(NUMERIC_DATE) ?? []).map(readDateCell);
  const isProof = (cell: DateCell | undefined) =>
    typeof cell === "object" && Math.max(cell.first, cell.second) > 12;
  return dates.some(isProof) ? findDateOrder(dates) : undefined;
}

/** The numbers in the order of the text, which a spreadsheet has read month first. */
function partsOf(date: CalendarDate): NumericDate {
  const [year = 0, first = 0, second = 0] = date.split("-").map(Number);
  return { first, second, year };
}

/** Whether some dates have the day first and others the month. */
export function hasBothOrders(cells: DateCells): boolean {
  const numeric = cells.filter((cell) => typeof cell === "object");
  return (
    numeric.some(({ first, second }) => first > 12 && second <= 12) &&
    numeric.some(({ first, second }) => second > 12 && first <= 12)
  );
}

/** The indexes of the dates whose numbers could be read in the other order. */
export function ambiguousDates(cells: DateCells): ReadonlySet<number> {
  return new Set(
    cells.flatMap((cell, index) => (isAmbiguous(cell) ? [index] : [])),
  );
}

/** Whether the numbers of a date could be read in the other order. */
export function isAmbiguous(cell: DateCell | undefined): cell is NumericDate {
  return (
    typeof cell === "object" &&
    cell.first <= 12 &&
    cell.second <= 12 &&
    cell.first !== cell.second
  );
}

/**
 * The indexes of the dates that are nearer to the rows beside them with day and month
 * the other way round, in a table whose rows are mostly in order.
 */
export function strayDates(
  cells: DateCells,
  dates: readonly (CalendarDate | undefined)[],
): ReadonlySet<number> {
  const strays = new Set<number>();
  const { rises, falls } = countSteps(dates);
  // Texts among dates of a spreadsheet
  const isNumeric = cells.some((cell) => typeof cell === "object");
  // A single stray takes one step aside.
  const aside = Math.min(rises, falls);
  if (!isNumeric || (aside > 1 && aside * 3 > rises + falls)) return strays;
  const runs: { date: CalendarDate; indexes: number[] }[] = [];
  for (const [index, date] of dates.entries()) {
    const last = runs.at(-1);
    if (date === undefined) continue;
    if (last?.date === date) last.indexes.push(index);
    else runs.push({ date, indexes: [index] });
  }
  for (const [position, { date, indexes }] of runs.entries()) {
    const other = otherOrder(date);
    if (other === undefined) continue;
    const beside = [runs[position - 1], runs[position + 1]];
    const days = (from: CalendarDate) =>
      beside.reduce(
        (sum, run) => sum + (run ? Math.abs(daysBetween(from, run.date)) : 0),
        0,
      );
    if (days(other) < days(date))
      for (const index of indexes) strays.add(index);
  }
  return strays;
}

/** Undefined if the day is over 12. */
function otherOrder(date: CalendarDate): CalendarDate | undefined {
  const { first, second, year } = partsOf(date);
  return second > 12 ? undefined : calendarDate(year, second, first);
}

/** How many steps go against the order of the rows. */
function stepsAside(cells: DateCells, order: DateOrder): number {
  const { rises, falls } = countSteps(
    cells.map((cell) => resolveDate(cell, order)),
  );
  return Math.min(rises, falls);
}

/** How often a date is later, and earlier, than the one before. */
export function countSteps(dates: readonly (CalendarDate | undefined)[]): {
  rises: number;
  falls: number;
} {
  const known = dates.filter((date) => date !== undefined);
  let rises = 0;
  let falls = 0;
  for (const [index, date] of known.entries()) {
    const before = known[index - 1] ?? date;
    if (date > before) rises++;
    if (date < before) falls++;
  }
  return { rises, falls };
}
