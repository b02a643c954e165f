import { useCallback, useMemo, useState } from "react";
import type { Category } from "@/lib/domain/expenses/category";
import type {
  PreviewRow,
  RowEdit,
  RowEdits,
} from "@/components/import/rows/preview-row";
import type { RowState } from "@/components/import/rows/row-states";

/** A category that was just chosen, and that the payee's other rows can get too. */
type CategoryOffer = { row: PreviewRow; category: Category };

export type RowEditing = ReturnType<typeof useRowEdits>;

const NO_EDITS: RowEdits = new Map();

/**
 * The user's changes to rows, which stay while files are added and removed, and the
 * row that gets the focus.
 */
export function useRowEdits(
  /** Called with the category that the user has chosen for a payee. */
  onCategory: (payee: string, category: Category) => void,
) {
  const [edits, setEdits] = useState(NO_EDITS);
  const [offer, setOffer] = useState<CategoryOffer>();
  const [focused, setFocused] = useState<{ id: string }>();
  const edit = useCallback(
    (ids: readonly string[], change: RowEdit) =>
      setEdits((edits) => {
        const next = new Map(edits);
        for (const id of ids) next.set(id, { ...edits.get(id), ...change });
        return next;
      }),
    [],
  );
  const chooseCategory = useCallback(
    (row: PreviewRow, category: Category) => {
      edit([row.id], { category });
      setOffer({ row, category });
      if (row.found) onCategory(row.payee, category);
    },
    [edit, onCategory],
  );
  return {
    edits,
    offer,
    setOffer,
    edit,
    chooseCategory,
    /** The row to focus, until another one is asked for; a new object each time. */
    focused,
    focus: (id: string) => setFocused({ id }),
  };
}

/** The ids of the rows that the offer is for, and its acceptance. */
export function useOffer(
  { edits, offer, setOffer, edit }: RowEditing,
  rows: readonly PreviewRow[],
  states: readonly RowState[],
) {
  const others = useMemo(
    () => (offer ? otherRowsOfPayee(offer, rows, states, edits) : []),
    [offer, rows, states, edits],
  );
  const accept = useCallback(() => {
    if (offer) edit(others, { category: offer.category });
    setOffer(undefined);
  }, [edit, offer, others, setOffer]);
  return { others, accept };
}

/** The ids of the payee's other new rows that have another category. */
export function otherRowsOfPayee(
  { row, category }: CategoryOffer,
  rows: readonly PreviewRow[],
  states: readonly RowState[],
  edits: RowEdits,
): string[] {
  if (!row.found) return [];
  const { payee, id } = row;
  return rows
    .filter(
      (other, index) =>
        other.found &&
        other.payee === payee &&
        other.id !== id &&
        states[index] === "new" &&
        (edits.get(other.id)?.category ?? other.category) !== category,
    )
    .map((other) => other.id);
}
