import { today } from "@/lib/domain/expenses/calendar-date";
import type { Category } from "@/lib/domain/expenses/category";
import type { FoundExpense, Statement } from "@/lib/domain/import/statement";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import { keyWithoutTags } from "@/lib/domain/expenses/tags";

export type ProposeCategory = (row: FoundExpense) => Category;

/** Short enough for no noticeable delay of input. */
const ROWS_PER_SLICE = 250;

/**
 * The rows of a file with their proposed categories. Yields to the event loop
 * between slices of rows. Rejects with the signal's reason when it is aborted.
 */
export async function previewRows(
  { rows }: Statement,
  fileId: string,
  proposeCategory: ProposeCategory,
  signal: AbortSignal,
): Promise<PreviewRow[]> {
  const preview: PreviewRow[] = [];
  const lastDate = today();
  for (const row of rows) {
    if (preview.length % ROWS_PER_SLICE === ROWS_PER_SLICE - 1)
      await yieldToEventLoop();
    signal.throwIfAborted();
    const base = { id: `${fileId}:${row.line}`, fileId };
    preview.push(
      row.kind === "left-out"
        ? { ...base, leftOut: row }
        : {
            ...base,
            found: row.date > lastDate ? withFutureDoubt(row) : row,
            category: proposeCategory(row),
            payee: keyWithoutTags(row.description),
          },
    );
  }
  return preview;
}

function withFutureDoubt(row: FoundExpense): FoundExpense {
  return { ...row, doubt: row.doubt ?? "This date is in the future." };
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
