import { useState } from "react";
import type { Expense } from "@/lib/domain/expenses/expense";
import { downloadExpenses } from "./download-expenses";
import type { DownloadFormat } from "./save-export";

export const DOWNLOAD_FORMATS: readonly (readonly [DownloadFormat, string])[] =
  [
    ["csv", "CSV"],
    ["json", "JSON"],
  ];

/** Downloads the expenses, and says when that has failed. */
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
