import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { exportedRowKey } from "@/lib/domain/import/import-key";
import type { StatementRow } from "@/lib/domain/import/statement";

/** Of exports that were imported, exported and imported again. */
const MAX_RESTORES = 2;

/**
 * Adds the ids that an expense gets when exports of it are imported. An import cannot
 * give an expense its old id, so that the list has the payment under a new one.
 */
export function withRestoredIds(row: StatementRow): StatementRow {
  if (row.kind === "left-out") return row;
  const restoredIds: string[] = [];
  let id = row.id ?? expenseIdOf(row.key);
  while (restoredIds.length < MAX_RESTORES) {
    id = expenseIdOf(exportedRowKey(id));
    restoredIds.push(id);
  }
  return { ...row, restoredIds };
}
