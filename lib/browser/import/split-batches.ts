import { type ImportedExpense, toBatchRow } from "./imported-expense";

/** A part of the rows that one call of the API takes. */
export type Batch = {
  rows: ImportedExpense[];
  /** The same rows as JSON objects. */
  json: string[];
};

// Below the limits of the API, which also counts the rest of the body.
const MAX_ROWS = 500;
const MAX_BYTES = 200 * 1024;

const encoder = new TextEncoder();

/** Yields the rows in order, in batches of at most 500 rows and 200 KiB. */
export function* splitBatches(
  rows: readonly ImportedExpense[],
): Generator<Batch> {
  let batch: Batch = { rows: [], json: [] };
  let bytes = 0;
  for (const row of rows) {
    const json = JSON.stringify(toBatchRow(row));
    const rowBytes = encoder.encode(json).length + 1;
    if (batch.rows.length === MAX_ROWS || bytes + rowBytes > MAX_BYTES) {
      if (batch.rows.length > 0) yield batch;
      batch = { rows: [], json: [] };
      bytes = 0;
    }
    batch.rows.push(row);
    batch.json.push(json);
    bytes += rowBytes;
  }
  if (batch.rows.length > 0) yield batch;
}
