import { StatementError } from "@/lib/domain/import/statement";
import { passwordError } from "@/lib/domain/import/statement-errors";
import {
  checkRowCount,
  type Table,
  type TableRow,
  tableRow,
} from "@/lib/domain/import/table";

/**
 * All rows, and one column more than a statement has. The library's streaming reader
 * is not used: its queue of rows takes quadratic time in browsers, which deliver the
 * unpacked bytes faster than the rows are taken (`pendingRows` in
 * https://github.com/productdevbook/hucre/blob/main/src/xlsx/stream-reader.ts).
 */
const READ_RANGE = "A1:GS1048576";

type Cell = string | number | boolean | Date | null | undefined | object;

/**
 * Opens an XLSX file, whose sheets are read when they are asked for. Throws a
 * StatementError if it is damaged or needs another password.
 */
export async function openSpreadsheet(bytes: Uint8Array, password?: string) {
  const { readXlsx } = await import("hucre/xlsx");
  const options = password === undefined ? {} : { password };
  const sheetNames: string[] = [];
  await withSpreadsheetErrors(() =>
    readXlsx(bytes, {
      ...options,
      sheets: ({ name }) => {
        sheetNames.push(name);
        return false;
      },
    }),
  );
  return {
    sheetNames,
    readSheet: (name: string): Promise<Table> =>
      withSpreadsheetErrors(async () => {
        const table: TableRow[] = [];
        const { sheets } = await readXlsx(bytes, {
          ...options,
          sheets: [name],
          range: READ_RANGE,
        });
        for (const [index, values] of (sheets[0]?.rows ?? []).entries()) {
          const row = tableRow(index + 1, values.map(cellText));
          if (row) table.push(row);
          checkRowCount(table.length);
        }
        return table;
      }),
  };
}

/** Dates as `2026-10-03`, also of cells with a time. Formulas have their last value. */
function cellText(value: Cell): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date)
    return Number.isNaN(value.getTime())
      ? ""
      : value.toISOString().slice(0, 10);
  return typeof value === "object" ? "" : String(value);
}

async function withSpreadsheetErrors<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StatementError) throw error;
    const name = error instanceof Error ? error.name : "";
    if (name === "EncryptedFileError")
      throw passwordError("password-needed", error);
    if (name === "DecryptionError")
      throw passwordError("password-wrong", error);
    throw new StatementError(
      "unreadable",
      "This spreadsheet is damaged. Download it again, or as CSV.",
      { cause: error },
    );
  }
}
