import { saveFile } from "@/lib/browser/download/save-file";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { readLearned } from "@/lib/browser/import/learned";
import { fetchPlan } from "@/lib/browser/plan/plan-calls";
import { startBackupPeriod } from "@/lib/browser/storage/add-count";
import { today } from "@/lib/domain/expenses/calendar-date";
import {
  backupFile,
  backupFileName,
} from "@/lib/domain/import/own-export/backup-file";

export type BackupSource = Pick<
  LoadedExpenses,
  "list" | "expenses" | "isEditable" | "isReader"
>;

/**
 * Lets the browser download the expenses, the plan and what this browser has learned
 * as one file. Rejects if the plan cannot be read.
 */
export async function saveBackup({
  list,
  expenses,
  isEditable,
  isReader = false,
}: BackupSource) {
  const isOnServer = isEditable || isReader;
  const { plan } = await fetchPlan(list, isOnServer);
  const file = await backupFile(expenses, {
    plan,
    learned: readLearned(list),
    createdAt: new Date(),
    hasOwnIds: isOnServer,
  });
  saveFile(file, backupFileName(today()));
  startBackupPeriod(list);
}
