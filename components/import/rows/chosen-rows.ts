import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import { importedExpense, type PreviewRow, type RowEdits } from "./preview-row";
import { isIncluded, type RowState } from "./row-states";
import { storedOrder } from "./stored-order";

/**
 * The rows to import, with the user's changes, in the order in which they are stored.
 * `faulty` is the first row of the screen whose description the API would reject.
 */
export function chosenRows(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  edits: RowEdits,
): { chosen: ImportedExpense[]; totalPaise: number; faulty?: PreviewRow } {
  const chosen = new Map<PreviewRow, ImportedExpense>();
  let totalPaise = 0;
  let faulty: PreviewRow | undefined;
  rows.forEach((row, index) => {
    const edit = edits.get(row.id);
    if (
      !row.found ||
      !isIncluded(row.found, states[index] ?? "unchecked", edit)
    )
      return;
    const edited = edit?.description;
    if (edited !== undefined && editFault(edited)) faulty ??= row;
    chosen.set(row, {
      ...importedExpense(row),
      ...(edit?.category && { category: edit.category }),
      ...(edited !== undefined && {
        description: normaliseDescription(edited),
      }),
    });
    totalPaise += row.found.amountPaise;
  });
  const ordered = storedOrder(rows).flatMap((row) => chosen.get(row) ?? []);
  return { chosen: ordered, totalPaise, ...(faulty && { faulty }) };
}

/** Why an edited description cannot be stored. */
export function editFault(description: string): string | undefined {
  return descriptionFault(normaliseDescription(description));
}
