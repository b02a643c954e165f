import { createExternalStore } from "@/lib/browser/storage/external-store";

/** The download of the list that My Expenses shows. */
type ListDownload = { rowCount: number; download: () => void };

/** The screen that has the rows sets it, and the menu reads it. It is undefined while no row is shown. */
export const listDownload = createExternalStore<ListDownload | undefined>(
  undefined,
);
