import { createExternalStore } from "@/lib/browser/storage/external-store";

/** Of the list that My Expenses shows; undefined while it shows no row. */
type ListDownload = { rowCount: number; download: () => void };

/** Set by the screen that has the rows, and read by the menu. */
export const listDownload = createExternalStore<ListDownload | undefined>(
  undefined,
);
