import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/expenses/description";
import type { ImportedExpense } from "@/lib/client/import/imported-expense";
import type { PreviewRow, RowEdits } from "./preview-row";
import type { RowState } from "./row-states";

/**
 * The rows to import, with the user's changes. `faulty` is the first of them whose
 * description the API would reject.
 */
export function chosenRows(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  edits: RowEdits,
): { chosen: ImportedExpense[]; totalPaise: number; faulty?: PreviewRow } {
  const chosen: ImportedExpense[] = [];
  let totalPaise = 0;
  let faulty: PreviewRow | undefined;
  rows.forEach((row, index) => {
    if (!row.found || states[index] !== "new") return;
    const edit = edits.get(row.id);
    if (edit?.isExcluded) return;
    const { key, date, amountPaise } = row.found;
    const edited = edit?.description;
    if (edited !== undefined && editFault(edited)) faulty ??= row;
    chosen.push({
      key,
      date,
      amountPaise,
      category: edit?.category ?? row.category,
      description:
        edited === undefined
          ? row.found.description
          : normaliseDescription(edited),
    });
    totalPaise += amountPaise;
  });
  return { chosen, totalPaise, ...(faulty && { faulty }) };
}

/** Why an edited description cannot be stored. */
export function editFault(description: string): string | undefined {
  return descriptionFault(normaliseDescription(description));
}
