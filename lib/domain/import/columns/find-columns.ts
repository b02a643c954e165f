import {
  isInRupees,
  isOtherCurrency,
} from "@/lib/domain/import/cells/currency-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { cellOf, type Table } from "@/lib/domain/import/table";
import {
  hasMoney,
  hasText,
  hasUnknownDirections,
  holds,
  holdsFlags,
} from "./column-content";
import {
  COLUMN_NAMES,
  COLUMN_WORDS,
  columnName,
  type Role,
} from "./column-names";

export type Columns = Partial<Record<Role, number>>;

const SAMPLE_ROWS = 300;
const ROLES = Object.keys(COLUMN_NAMES) as Role[];

/**
 * The columns of a table by the names in its header and by what they hold. Exact
 * names come before parts of names.
 */
export function findColumns(header: readonly string[], rows: Table): Columns {
  const names = header.map(columnName);
  const sample = rows.slice(0, SAMPLE_ROWS);
  const columns: Columns = {};
  const taken = new Set<number>();
  const take = (role: Role, column: number | undefined) => {
    if (column === undefined) return;
    columns[role] = column;
    taken.add(column);
  };
  // Beside amounts, 1 and 0 are yes and no.
  const fits = (role: Role, column: number) =>
    !taken.has(column) &&
    holds(role, column, sample) &&
    !(
      (role === "debit" || role === "credit") &&
      columns.amount !== undefined &&
      holdsFlags(column, sample)
    );

  for (const role of ROLES) {
    const matches = columnsNamed(role, names);
    if (role === "amount" && hasOtherCurrency(names, sample))
      matches.sort(byRupees(header));
    take(
      role,
      matches.find((column) => fits(role, column)),
    );
  }
  for (const [role, words] of COLUMN_WORDS) {
    if (columns[role] !== undefined) continue;
    const column = names.findIndex(
      (name, index) => words.test(name) && fits(role, index),
    );
    if (column >= 0) take(role, column);
  }
  if (columns.description === undefined) {
    // With little or no text only if there is no other column.
    const named = columnsNamed("description", names).filter(
      (column) => !taken.has(column),
    );
    const hasOtherText = names.some(
      (_, column) => !taken.has(column) && hasText(column, sample),
    );
    take(
      "description",
      named.find((column) => hasText(column, sample)) ??
        (hasOtherText ? undefined : named[0]),
    );
  }
  for (const role of missingMoney(columns))
    take(
      role,
      columnsNamed(role, names).find(
        (column) => !taken.has(column) && hasMoney(column, sample),
      ),
    );
  const resolved = withoutConflicts(withAmount(columns, sample));
  const balanceSide = findBalanceSide(names, resolved, sample);
  return balanceSide === undefined ? resolved : { ...resolved, balanceSide };
}

/**
 * Uses a column that is named as one of directions, although its words are not known, if
 * nothing else says the direction. The user is then asked to check its rows.
 */
export function withUnknownDirection(
  header: readonly string[],
  columns: Columns,
  rows: Table,
): Columns {
  const { debit, credit, direction, isIncome, isExpense } = columns;
  const isKnown =
    (debit !== undefined && credit !== undefined) ||
    [direction, isIncome, isExpense].some((column) => column !== undefined);
  if (isKnown) return columns;
  const taken = new Set(Object.values(columns));
  const column = columnsNamed("direction", header.map(columnName)).find(
    (one) =>
      !taken.has(one) && hasUnknownDirections(one, rows.slice(0, SAMPLE_ROWS)),
  );
  return column === undefined ? columns : { ...columns, direction: column };
}

/** A column such as `Dr / Cr` after the balance, beside what says the side of the amount. */
function findBalanceSide(
  names: readonly string[],
  { balance, direction, debit, credit }: Columns,
  rows: Table,
): number | undefined {
  const hasSides = debit !== undefined && credit !== undefined;
  if (balance === undefined || !(hasSides || direction !== undefined))
    return undefined;
  const column = names.findIndex(
    (name, index) =>
      index > balance &&
      index !== direction &&
      COLUMN_NAMES.direction.includes(name) &&
      holds("direction", index, rows),
  );
  return column < 0 ? undefined : column;
}

/** All columns with references; the first one has the role. */
export function referenceColumns(
  header: readonly string[],
  columns: Columns,
): number[] {
  if (columns.reference === undefined) return [];
  const named = header.flatMap((text, index) =>
    COLUMN_NAMES.reference.includes(columnName(text)) ? [index] : [],
  );
  return [...new Set([columns.reference, ...named])];
}

const NOTE_NAME = /^(remarks?|comments?|notes?|memo|tags?)$/;

/** The columns in which payers write what they like, beside the description. */
export function noteColumns(
  header: readonly string[],
  { description }: Columns,
): number[] {
  return header.flatMap((text, index) =>
    index !== description && NOTE_NAME.test(columnName(text)) ? [index] : [],
  );
}

/** The columns named for money in that hold no amounts, but accounts or marks. */
export function otherCreditColumns(
  header: readonly string[],
  columns: Columns,
): number[] {
  const taken = new Set(Object.values(columns));
  return header.flatMap((text, index) => {
    const name = columnName(text);
    const isCredit =
      COLUMN_NAMES.credit.includes(name) || /\bincome\b/.test(name);
    return isCredit && !taken.has(index) ? [index] : [];
  });
}

/** The other columns that may describe a payment whose own description is empty. */
export function otherDescriptions(
  header: readonly string[],
  columns: Columns,
): number[] {
  const taken = new Set(Object.values(columns));
  return header.flatMap((text, index) =>
    !taken.has(index) && COLUMN_NAMES.description.includes(columnName(text))
      ? [index]
      : [],
  );
}

/** The roles for which a column counts even if few of its amounts can be read. */
function missingMoney({ amount, debit, credit }: Columns) {
  if (debit !== undefined && credit === undefined) return ["credit"] as const;
  if (credit !== undefined && debit === undefined) return ["debit"] as const;
  return amount === undefined && debit === undefined
    ? (["amount", "debit", "credit"] as const)
    : [];
}

/** The only column of money has both debits and credits if words or signs beside the amounts say so. */
function withAmount(columns: Columns, rows: Table): Columns {
  const { amount, debit, credit, ...others } = columns;
  const only = amount ?? debit ?? credit;
  const isAlone = debit === undefined || credit === undefined;
  const hasSides =
    columns.direction !== undefined ||
    rows.some((row) => readMoneyCell(cellOf(row, only))?.sign === "+");
  return only !== undefined && isAlone && hasSides
    ? { ...others, amount: only }
    : columns;
}

/** A table with columns for debits and credits has no amounts beside them. */
function withoutConflicts(columns: Columns): Columns {
  const dropped: Role[] =
    columns.debit !== undefined && columns.credit !== undefined
      ? ["amount", "direction"]
      : columns.amount !== undefined
        ? ["debit", "credit"]
        : [];
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([role]) => !dropped.some((one) => one === role),
    ),
  );
}

function hasOtherCurrency(names: readonly string[], rows: Table): boolean {
  return names.some(
    (name, column) =>
      COLUMN_NAMES.currency.includes(name) &&
      rows.some((row) => isOtherCurrency(cellOf(row, column))),
  );
}

/** An amount in rupees comes before the same amount in another currency. */
function byRupees(header: readonly string[]) {
  const isOther = (column: number) => !isInRupees(header[column] ?? "");
  return (a: number, b: number) => Number(isOther(a)) - Number(isOther(b));
}

/** The columns with a name of the role, in the order of its names. */
function columnsNamed(role: Role, names: readonly string[]): number[] {
  return COLUMN_NAMES[role].flatMap((name) =>
    names.flatMap((one, index) => (one === name ? [index] : [])),
  );
}
