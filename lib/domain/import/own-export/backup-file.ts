import type { Expense } from "@/lib/domain/expenses/expense";
import type { Learned } from "@/lib/domain/import/statement";
import type { Plan } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";
import { rowBatches } from "./export-file";
import { BACKUP_VERSION } from "./own-source";

/**
 * One JSON file of everything, which the import restores without a difference:
 * `{ version, createdAt, expenses, plan, learned }`, the expenses and the plan as the
 * API sends them.
 */
export async function backupFile(
  expenses: readonly Expense[],
  {
    plan,
    learned,
    createdAt,
    hasOwnIds,
  }: {
    plan: Plan;
    learned: Learned;
    createdAt: Date;
    /** False for ids of an outside host, which may be the same in two lists. */
    hasOwnIds: boolean;
  },
): Promise<Blob> {
  const fields = ["date", "category", "description", "amount"];
  if (hasOwnIds) fields.unshift("_id");
  const head = { version: BACKUP_VERSION, createdAt: createdAt.toISOString() };
  const parts = [JSON.stringify(head).slice(0, -1), ',"expenses":['];
  for await (const rows of rowBatches(expenses)) {
    if (parts.length > 2) parts.push(",");
    parts.push(JSON.stringify(rows, fields).slice(1, -1));
  }
  const tail = { plan: planToJson(plan), learned };
  parts.push("],", JSON.stringify(tail).slice(1));
  return new Blob(parts, { type: "application/json" });
}

export function backupFileName(date: string): string {
  return `campus-kharcha-backup-${date}.json`;
}
