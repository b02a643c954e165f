import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/client/storage/local-storage";
import { isRecord } from "@/lib/client/type-guards";
import { isColumnRole, type StatementTable } from "@/lib/import/statement";

/** By the header of a table, the columns that the user has chosen for it. */
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
  const key = headerKey(header);
  const others = Object.entries(readLocalRecord(KEY) ?? {}).filter(
    ([other]) => other !== key,
  );
  const newest = [...others, [key, columns] as const].slice(-MAX_HEADERS);
  writeLocalRecord(KEY, Object.fromEntries(newest));
}

function headerKey(header: readonly string[]): string {
  return JSON.stringify(header);
}
