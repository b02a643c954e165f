import type { Statement } from "@/lib/domain/import/statement";
import {
  MAX_TABLE_ROWS,
  type Table,
  tooManyRows,
} from "@/lib/domain/import/table";

/** A sheet of a spreadsheet with what was read of it. */
export type ReadSheet = { name: string; table: Table; statement: Statement };

/** One statement of all sheets. The lines of a sheet are counted on from the sheet before. */
export function joinSheets(
  first: ReadSheet,
  others: readonly ReadSheet[],
): Statement {
  if (others.length === 0) return first.statement;
  const sheets = [first, ...others];
  const { table, ...joined }: Statement = {
    ...first.statement,
    rows: [],
    warnings: [],
    hasAmbiguousDates: sheets.some(
      ({ statement }) => statement.hasAmbiguousDates,
    ),
    sheets: sheets.map(({ name, statement }) => ({
      name,
      rowCount: statement.rows.length,
    })),
  };
  let offset = 0;
  for (const { name, table, statement } of sheets) {
    for (const row of statement.rows)
      joined.rows.push({ ...row, line: row.line + offset });
    for (const { line, text } of statement.warnings)
      joined.warnings.push({
        ...(line !== undefined && { line: line + offset }),
        text: `${name}: ${text}`,
      });
    offset += table.at(-1)?.line ?? 0;
  }
  if (joined.rows.length > MAX_TABLE_ROWS) throw tooManyRows();
  const headers = new Set(
    sheets.map(({ statement }) => JSON.stringify(statement.table?.header)),
  );
  // Chosen columns are those of every sheet.
  return table && headers.size === 1 ? { ...joined, table } : joined;
}
