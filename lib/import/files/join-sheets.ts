import type { Statement, StatementRow } from "@/lib/import/statement";
import {
  MAX_TABLE_ROWS,
  type Table,
  tooManyRows,
} from "@/lib/import/table/table";

/** A sheet of a spreadsheet with what was read of it. */
export type ReadSheet = { name: string; table: Table; statement: Statement };

/**
 * One statement of all sheets. The lines of a sheet are counted on from the sheet
 * before. A payment that two sheets have is read once, as one that two files have.
 */
export function joinSheets(
  first: ReadSheet,
  others: readonly ReadSheet[],
): Statement {
  if (others.length === 0) return first.statement;
  const sheets = [first, ...others];
  const keys = new Set<string>();
  const joined: Statement = { ...first.statement, rows: [], warnings: [] };
  let offset = 0;
  let repeated = 0;
  const isNew = (row: StatementRow) => {
    const isRepeated = row.kind === "expense" && keys.has(row.key);
    if (isRepeated) repeated += 1;
    return !isRepeated;
  };
  for (const { name, table, statement } of sheets) {
    const rows = statement.rows.filter(isNew);
    for (const row of rows) {
      if (row.kind === "expense") keys.add(row.key);
      joined.rows.push({ ...row, line: row.line + offset });
    }
    for (const { line, text } of statement.warnings)
      joined.warnings.push({
        ...(line !== undefined && { line: line + offset }),
        text: `${name}: ${text}`,
      });
    joined.hasAmbiguousDates ||= statement.hasAmbiguousDates;
    offset += table.at(-1)?.line ?? 0;
  }
  if (joined.rows.length > MAX_TABLE_ROWS) throw tooManyRows();
  if (repeated > 0)
    joined.warnings.push({
      text: `${repeated} of the payments stand in two sheets, and are read once.`,
    });
  joined.sheets = sheets.map(({ name, statement }) => ({
    name,
    rowCount: statement.rows.length,
  }));
  // Chosen columns are those of every sheet.
  const header = JSON.stringify(first.statement.table?.header);
  if (
    others.some(
      ({ statement }) => JSON.stringify(statement.table?.header) !== header,
    )
  )
    delete joined.table;
  return joined;
}
