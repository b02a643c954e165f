import { useEffect } from "react";
import { listDownload } from "@/components/nav/list-download";
import { notifications } from "@/components/notifications/notification-queue";
import {
  DOWNLOAD_FAILED,
  downloadExpenses,
} from "@/lib/browser/download/download-expenses";
import type { Expense } from "@/lib/domain/expenses/expense";

/** Lets the menu of the heading download the rows of the table, in their order. */
export function useListDownload(visible: readonly Expense[]) {
  useEffect(() => {
    if (visible.length === 0) return;
    const download = async () => {
      try {
        await downloadExpenses(visible);
      } catch (error) {
        console.error("The file could not be made.", error);
        notifications.show({ id: "download", title: DOWNLOAD_FAILED });
      }
    };
    listDownload.set({
      rowCount: visible.length,
      download: () => void download(),
    });
    return () => listDownload.set(undefined);
  }, [visible]);
}
