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
  const stored = readLocalRecord(KEY)?.[headerKey(header)];
  if (!isRecord(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([role, column]) =>
        isColumnRole(role) &&
        Number.isInteger(column) &&
        header[Number(column)] !== undefined,
    ),
  );
}

export function storeChosenColumns(
  header: readonly string[],
  columns: Columns,
) {
  const newest = [...othersThan(header), [headerKey(header), columns] as const];
  writeLocalRecord(KEY, Object.fromEntries(newest.slice(-MAX_HEADERS)));
}

export function forgetChosenColumns(header: readonly string[]) {
  writeLocalRecord(KEY, Object.fromEntries(othersThan(header)));
}

function othersThan(header: readonly string[]): [string, unknown][] {
  const key = headerKey(header);
  return Object.entries(readLocalRecord(KEY) ?? {}).filter(
    ([other]) => other !== key,
  );
}

function headerKey(header: readonly string[]): string {
  return JSON.stringify(header);
}
