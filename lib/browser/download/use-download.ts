import { useState } from "react";
import { today } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";

export const DOWNLOAD_FORMATS = [
  ["csv", "CSV"],
  ["json", "JSON"],
] as const;

type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number][0];

export const DOWNLOAD_FAILED = "The file could not be made. Try again.";

/** Downloads the expenses, in their order. The code is loaded on demand. */
export function useDownload(expenses: readonly Expense[]) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async (format: DownloadFormat) => {
    setHasFailed(false);
    try {
      const [{ exportFile, exportFileName }, { saveFile }] = await Promise.all([
        import("@/lib/domain/import/own-export/export-file"),
        import("./save-file"),
      ]);
      const file = await exportFile(expenses, format);
      saveFile(file, exportFileName(format, today()));
    } catch (error) {
      console.error("The file could not be made.", error);
      setHasFailed(true);
    }
  };
  return { hasFailed, download };
}
