import { useState } from "react";
import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";

export const DOWNLOAD_FORMATS = [
  ["csv", "CSV"],
  ["json", "JSON"],
] as const;

type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number][0];

const REVOKE_MS = 60_000;

export const DOWNLOAD_FAILED = "The file could not be made. Try again.";

/** Downloads the expenses, and says when that fails. */
export function useDownload(expenses: readonly Expense[]) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async (format: DownloadFormat) => {
    setHasFailed(false);
    try {
      await downloadExpenses(expenses, format);
    } catch (error) {
      console.error("The file could not be made.", error);
      setHasFailed(true);
    }
  };
  return { hasFailed, download };
}

/** In their order. The code is loaded on demand. */
export async function downloadExpenses(
  expenses: readonly Expense[],
  format: DownloadFormat,
) {
  const { exportFile, exportFileName } =
    await import("@/lib/domain/import/own-export/export-file");
  const file = await exportFile(expenses, format);
  saveFile(file, exportFileName(format, today()));
}

/** Lets the browser download the file. */
function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the user has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
