import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { isRecord } from "@/lib/domain/type-guards";
import {
  isColumnRole,
  type StatementTable,
} from "@/lib/domain/import/statement";

/** The columns that the user has chosen for a table, by its header. */
const KEY = "statement-columns";
/** The headers that were used first are forgotten. */
const MAX_HEADERS = 50;

type Columns = StatementTable["columns"];

export function readChosenColumns(
  header: readonly string[],
): Columns | undefined {
  const stored = readColumns()[headerKey(header)];
  return (
    stored &&
    Object.fromEntries(
      Object.entries(stored).filter(
        ([, column]) => header[column] !== undefined,
      ),
    )
  );
}

/** The columns of every table, by the JSON of its header. */
export function readColumns(): Record<string, Columns> {
  const tables = Object.entries(readLocalRecord(KEY) ?? {});
  return Object.fromEntries(
    tables.flatMap(([header, columns]) =>
      isRecord(columns) ? [[header, columnsIn(columns)]] : [],
    ),
  );
}

export function writeColumns(tables: readonly [string, Columns][]) {
  writeLocalRecord(KEY, Object.fromEntries(tables.slice(-MAX_HEADERS)));
}

export function storeChosenColumns(
  header: readonly string[],
  columns: Columns,
) {
  writeColumns([...othersThan(header), [headerKey(header), columns]]);
}

export function forgetChosenColumns(header: readonly string[]) {
  writeColumns(othersThan(header));
}

function columnsIn(stored: Record<string, unknown>): Columns {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([role, column]) => isColumnRole(role) && Number.isInteger(column),
    ),
  );
}

function othersThan(header: readonly string[]): [string, Columns][] {
  const key = headerKey(header);
  return Object.entries(readColumns()).filter(([other]) => other !== key);
}

function headerKey(header: readonly string[]): string {
  return JSON.stringify(header);
}
