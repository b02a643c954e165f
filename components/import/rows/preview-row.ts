import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import type { Category } from "@/lib/domain/expenses/category";
import type { FoundExpense, LeftOutRow } from "@/lib/domain/import/statement";

export type PreviewRow = {
  /** Stays the same when the file is read again. */
  id: string;
  fileId: string;
} & (
  | { found: FoundExpense; category: Category; payee: string; leftOut?: never }
  | { leftOut: LeftOutRow; found?: never }
);

/** The expense of a row, without the user's changes. */
export function importedExpense({
  found: { key, id, date, description, amountPaise },
  category,
}: Extract<PreviewRow, { found: FoundExpense }>): ImportedExpense {
  const fields = { key, date, category, description, amountPaise };
  return id === undefined ? fields : { ...fields, id };
}

export type RowEdit = {
  description?: string;
  category?: Category;
  isExcluded?: boolean;
  /** What the import does if the list has the whole bill; `replace` if it is missing. */
  wholeBill?: WholeBillChoice;
};

/** `replace`: by the share. */
export type WholeBillChoice = "replace" | "add" | "leave-out";

/** By the id of the row. */
export type RowEdits = ReadonlyMap<string, RowEdit>;
