import { TABLE_FORMATS } from "./formats/table-formats";
import { decodeHtml, decodeText } from "./files/decode-text";
import { delimitedTable } from "./files/delimited-table";
import { type FileKind, fileKind } from "./files/file-kind";
import { joinSheets, type ReadSheet } from "./join-statements";
import { openSpreadsheet } from "./files/spreadsheet";
import { elementsOf, isJson, jsonTable, parseJson } from "./files/json-table";
import { isBackup } from "./own-export/own-source";
import { isOwnJson, readExportedJson } from "./own-export/read-json";
import {
  type ReadOptions,
  type ReadProgress,
  type Statement,
  StatementError,
} from "./statement";
import { withStatementErrors } from "./statement-errors";
import { findHeader } from "./columns/find-header";
import { plainText } from "./cells/plain-text";
import { isData } from "./table/guess-columns";
import { readTable } from "./table/read-table";
import type { Table } from "./table";
import { checkPartSizes, isSpreadsheet, zipEntries } from "./zip/zip-entries";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { exportedRowKey } from "@/lib/domain/import/import-key";
import type { StatementRow } from "@/lib/domain/import/statement";

type FileReader = (
  bytes: Uint8Array,
  options: ReadOptions,
  onProgress: ReadProgress,
) => Statement | Promise<Statement>;

const READERS: Record<FileKind, FileReader> = {
  text: readText,
  zip: readZippedSpreadsheet,
  "encrypted-xlsx": readSpreadsheet,
  html: readHtml,
  xls: refuse(
    "This is an old Excel file (.xls). Download the statement as CSV, XLSX or PDF, or open it in a spreadsheet and save it as CSV.",
  ),
  pdf: async (...file) => (await import("./pdf/read-pdf")).readPdf(...file),
  picture: refuse(
    "This is a picture. Download the statement as CSV, Excel (XLSX) or PDF.",
  ),
  other: refuse(
    "This is no statement. Download it as CSV, Excel (XLSX) or PDF.",
  ),
  gzip: refuse(
    "This is a packed file (.tgz or .gz). Choose .zip as the file type at takeout.google.com, or unpack it and choose the statement in it.",
  ),
};

/** Reads the bytes of a file, of zip files only spreadsheets. Rejects with a StatementError only. */
export function readStatement(
  bytes: Uint8Array,
  options: ReadOptions = {},
  onProgress: ReadProgress = () => {},
): Promise<Statement> {
  return withStatementErrors(async () => {
    if (bytes.length === 0)
      throw new StatementError("unreadable", "This file is empty.");
    const read = READERS[fileKind(bytes)];
    const statement = await read(bytes, options, onProgress);
    return {
      ...statement,
      rows: withDistinctIds(statement.rows).map(withRestoredIds),
    };
  });
}

const CONTROL_CHARACTERS = /[\0-\x08\x0e-\x1a]/;

async function readText(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<Statement> {
  const text = decodeText(bytes);
  if (CONTROL_CHARACTERS.test(text))
    throw new StatementError(
      "unsupported",
      "This is no text file and no spreadsheet. Download the statement as CSV, XLSX or PDF.",
    );
  if (isJson(text)) {
    const json = parseJson(text);
    if (isBackup(json)) {
      const { readBackup } = await import("./own-export/read-backup");
      return readBackup(json);
    }
    const elements = elementsOf(json);
    return isOwnJson(elements)
      ? readExportedJson(elements)
      : readFoundTable(jsonTable(elements), options);
  }
  return readFoundTable(delimitedTable(text), options);
}

async function readHtml(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<Statement> {
  const { readPage } = await import("./read-page");
  return readPage(decodeHtml(bytes), options);
}

async function readZippedSpreadsheet(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<Statement> {
  const entries = await zipEntries(new Blob([new Uint8Array(bytes)]));
  if (!isSpreadsheet(entries))
    throw new StatementError(
      "unsupported",
      "This zip file has another zip file in it. Unpack it, and choose the statement in it.",
    );
  checkPartSizes(entries);
  return readSpreadsheet(bytes, options);
}

async function readSpreadsheet(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<Statement> {
  const { sheetNames, readSheet } = await openSpreadsheet(
    bytes,
    options.password,
  );
  const known = TABLE_FORMATS.flatMap(({ sheet }) => sheet ?? []);
  const named = sheetNames.filter((name) => known.includes(name));
  const sheets: ReadSheet[] = [];
  const others: { name: string; table: Table }[] = [];
  // The other sheets of a known app sum up the named one.
  for (const name of named.length > 0 ? named : sheetNames) {
    const table = await readSheet(name);
    if (findHeader(table) !== undefined)
      sheets.push({
        name,
        table,
        statement: readTable(table, {
          ...options,
          sheetName: name,
          ...(/20\d\d/.test(name) && { fileName: name }),
        }),
      });
    else if (table.length > 0) others.push({ name, table });
  }
  const payments = others.filter(({ table }) => table.some(isData));
  const [first, ...more] = sheets;
  if (first) return withUnread(joinSheets(first, more), payments);
  const read = payments[0] ?? others[0];
  return withUnread(
    readFoundTable(read?.table ?? [], options),
    payments.slice(1),
  );
}

function withUnread(
  statement: Statement,
  sheets: readonly { name: string }[],
): Statement {
  const warnings = sheets.map(({ name }) => ({
    text: `The sheet “${plainText(name)}” was not read: its first row needs names such as Date, Item and Amount.`,
  }));
  return { ...statement, warnings: [...statement.warnings, ...warnings] };
}

function readFoundTable(table: Table, options: ReadOptions): Statement {
  if (!table.some(({ cells }) => cells.length > 1))
    throw new StatementError(
      "unreadable",
      "No table was found in this file. Download the statement as CSV, XLSX or PDF.",
    );
  return readTable(table, options);
}

function refuse(message: string): FileReader {
  return () => {
    throw new StatementError("unsupported", message);
  };
}

/** An id names one expense: a different row with the id of an earlier one has none. */
function withDistinctIds(rows: readonly StatementRow[]): StatementRow[] {
  const texts = new Map<string, string>();
  return rows.map((row) => {
    if (row.kind === "left-out" || row.id === undefined) return row;
    const { id, key, line, ...fields } = row;
    const text = JSON.stringify(fields);
    const first = texts.get(id) ?? text;
    texts.set(id, first);
    if (text === first) return row;
    return { ...fields, line, key: exportedRowKey(`${key} ${text}`) };
  });
}

/** An export may have been imported, exported and imported again this often. */
const MAX_RESTORES = 2;

/**
 * Adds the ids that an expense got when exports of it were imported by an earlier
 * version, which gave every imported row a new id.
 */
function withRestoredIds(row: StatementRow): StatementRow {
  if (row.kind === "left-out") return row;
  const restoredIds: string[] = [];
  let id = row.id ?? expenseIdOf(row.key);
  while (restoredIds.length < MAX_RESTORES) {
    id = expenseIdOf(exportedRowKey(id));
    restoredIds.push(id);
  }
  return { ...row, restoredIds };
}
