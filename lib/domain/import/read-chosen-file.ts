import { blobBytes } from "./files/blob-bytes";
import { fileKind } from "./files/file-kind";
import { readStatement } from "./read-statement";
import {
  MAX_FILE_BYTES,
  type ReadOptions,
  type ReadProgress,
  type Statement,
  StatementError,
} from "./statement";
import { withStatementErrors } from "./statement-errors";
import { readEntry } from "./zip/read-entry";
import {
  entryFileName,
  purchasesEntry,
  statementEntry,
} from "./zip/statement-entry";
import { isSpreadsheet, zipEntries } from "./zip/zip-entries";
import type { ZipEntry } from "./zip/zip-directory";

const SIGNATURE_BYTES = 4;

/**
 * Reads a file that the user has chosen. Of a zip file, which may have any size, only
 * its directory and one file in it are read. Rejects with a StatementError only.
 */
export function readChosenFile(
  file: Blob,
  options: ReadOptions = {},
  onProgress: ReadProgress = () => {},
): Promise<Statement> {
  return withStatementErrors(async () => {
    if (fileKind(await blobBytes(file.slice(0, SIGNATURE_BYTES))) === "zip") {
      const entries = await zipEntries(file);
      if (!isSpreadsheet(entries)) {
        const entry = statementEntry(entries);
        const content = await readEntry(file, entry);
        const statement = await readStatement(
          content,
          { fileName: entryFileName(entry), ...options },
          onProgress,
        );
        return withPurchasesWarning(statement, entries);
      }
    }
    if (file.size > MAX_FILE_BYTES)
      throw new StatementError(
        "too-large",
        "This file is larger than 50 MB. Only zip files may be. Download a shorter period.",
      );
    return readStatement(
      await blobBytes(file),
      { ...(file instanceof File && { fileName: file.name }), ...options },
      onProgress,
    );
  });
}

function withPurchasesWarning(
  statement: Statement,
  entries: readonly ZipEntry[],
): Statement {
  const purchases = purchasesEntry(entries);
  if (!purchases) return statement;
  const text = `The purchases in ${entryFileName(purchases)} were not read, because those paid by UPI are in the activity, too.`;
  return { ...statement, warnings: [...statement.warnings, { text }] };
}
