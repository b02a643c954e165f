import { writeXlsx } from "hucre/xlsx";
import { toRupees } from "@/lib/domain/expenses/money";
import { readStatement } from "@/lib/domain/import/read-statement";
import {
  type ReadOptions,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";

export function readText(
  text: string,
  options?: ReadOptions,
): Promise<Statement> {
  return readStatement(new TextEncoder().encode(text), options);
}

type Cell = string | number | boolean | Date | null;

/** An XLSX file with one sheet for each entry. */
export function xlsxFile(
  sheets: Record<string, Cell[][]>,
  password?: string,
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })),
    ...(password !== undefined && {
      encryption: { password, spinCount: 1000 },
    }),
  });
}

/**
 * One line of text for each row: `5 2026-10-03 Chai Point 40` for an expense,
 * `6 money-in` for a row that is left out, also unless the user ticks it.
 */
export function outline({ rows }: Statement): string[] {
  return rows.map((row) =>
    row.kind === "expense" && row.leftOutAs === undefined
      ? `${row.line} ${row.date} ${row.description} ${toRupees(row.amountPaise)}`
      : `${row.line} ${row.kind === "expense" ? row.leftOutAs : row.reason}`,
  );
}

/** The keys of the expenses. */
export function keys({ rows }: Statement): string[] {
  return rows.flatMap((row) => (row.kind === "expense" ? [row.key] : []));
}

/** Resolves to the StatementError with which the reading rejects. */
export async function failure(read: Promise<unknown>): Promise<StatementError> {
  const error: unknown = await read.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StatementError))
    throw new Error("There is no StatementError.", { cause: error });
  return error;
}
