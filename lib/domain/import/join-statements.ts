import type { Statement } from "@/lib/domain/import/statement";
import { checkRowCount, type Table } from "./table";

/** One statement of several tables in one file, whose lines are counted through. */
export function joinStatements(
  first: Statement,
  others: readonly Statement[],
): Statement {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const { table, ...statement } = first;
  const ambiguous = all.find((one) => one.ambiguousDate);
  const headers = new Set(all.map((one) => JSON.stringify(one.table?.header)));
  return {
    ...statement,
    ...(ambiguous?.dateOrder && { dateOrder: ambiguous.dateOrder }),
    ...(ambiguous && { ambiguousDate: ambiguous.ambiguousDate }),
    rows: all.flatMap(({ rows }) => rows),
    warnings: all.flatMap(({ warnings }) => warnings),
    // Chosen columns are those of every table.
    ...(table && headers.size === 1 && { table }),
  };
}

/** A sheet of a spreadsheet with what was read of it. */
export type ReadSheet = { name: string; table: Table; statement: Statement };

/** One statement of all sheets. The lines of a sheet are counted on from the sheet before. */
export function joinSheets(
  first: ReadSheet,
  others: readonly ReadSheet[],
): Statement {
  if (others.length === 0) return first.statement;
  const sheets = [first, ...others];
  let offset = 0;
  const [start = first.statement, ...rest] = sheets.map(
    ({ name, table, statement }): Statement => {
      const before = offset;
      offset += table.at(-1)?.line ?? 0;
      return {
        ...statement,
        rows: statement.rows.map((row) => ({
          ...row,
          line: row.line + before,
        })),
        warnings: statement.warnings.map(({ line, text }) => ({
          ...(line !== undefined && { line: line + before }),
          text: `${name}: ${text}`,
        })),
      };
    },
  );
  const joined = joinStatements(start, rest);
  checkRowCount(joined.rows.length);
  return {
    ...joined,
    sheets: sheets.map(({ name, statement }) => ({
      name,
      rowCount: statement.rows.length,
    })),
  };
}
