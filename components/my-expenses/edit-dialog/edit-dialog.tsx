import { useRef, useState } from "react";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { Split } from "@/lib/domain/expenses/split";
import type { Expense } from "@/lib/domain/expenses/expense";
import { FormDialog } from "@/components/ui/form-dialog";
import { removeOverlayMark } from "@/components/ui/use-back-to-close";
import type { UnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import { closeGap } from "./close-gap";
import { EditForm, type EditFormHandle } from "./edit-form";

export function EditDialog({
  edit,
  expenses,
  onClose,
  onSave,
  onDelete,
  finalFocus,
}: {
  /** Undefined while the dialog is closed. */
  edit: UnsavedEdit | undefined;
  /** The whole list, for the suggested descriptions. */
  expenses: readonly Expense[];
  onClose: () => void;
  onSave: (values: ExpenseFormValues, split?: Split | null) => void;
  onDelete: (isSplit: boolean) => void;
  /** The element that gets the focus when the dialog closes. */
  finalFocus: () => HTMLElement | null;
}) {
  const form = useRef<EditFormHandle>(null);
  // Stays until the closed dialog has left the screen.
  const [shown, setShown] = useState({ edit, openedNo: 0 });
  if (edit && edit !== shown.edit)
    setShown({ edit, openedNo: shown.openedNo + 1 });
  return (
    <FormDialog
      title="Edit Expense"
      isOpen={edit !== undefined}
      isUnsaved={() => form.current?.hasUnsavedValues() ?? false}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {shown.edit && (
        <EditForm
          key={shown.openedNo}
          ref={form}
          edit={shown.edit}
          expenses={expenses}
          onSave={onSave}
          onDelete={(isSplit) => closeGap(() => onDelete(isSplit))}
          onCancel={onClose}
          onLeave={() => {
            removeOverlayMark();
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}
