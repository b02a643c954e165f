import { Dialog } from "@base-ui/react/dialog";
import { useRef, useState } from "react";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { Split } from "@/lib/domain/expenses/split";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  removeOverlayMark,
  useBackToClose,
} from "@/components/ui/use-back-to-close";
import { DialogSurface } from "@/components/ui/dialog-surface";
import { DiscardDialog } from "@/components/ui/discard-dialog";
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
  const [isConfirming, setIsConfirming] = useState(false);
  // Stays until the closed dialog has left the screen.
  const [shown, setShown] = useState({ edit, openedNo: 0 });
  if (edit && edit !== shown.edit)
    setShown({ edit, openedNo: shown.openedNo + 1 });
  const close = () => {
    setIsConfirming(false);
    onClose();
  };
  const closeUnlessUnsaved = () => {
    const isUnsaved = form.current?.hasUnsavedValues() ?? false;
    // In the confirmation, Back returns to the form.
    if (isUnsaved) setIsConfirming(!isConfirming);
    else close();
    return !isUnsaved;
  };
  useBackToClose(edit !== undefined, closeUnlessUnsaved);
  return (
    <Dialog.Root
      open={edit !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeUnlessUnsaved();
      }}
    >
      <DialogSurface title="Edit Expense" width="form" finalFocus={finalFocus}>
        {shown.edit && (
          <EditForm
            key={shown.openedNo}
            ref={form}
            edit={shown.edit}
            expenses={expenses}
            onSave={onSave}
            onDelete={(isSplit) => closeGap(() => onDelete(isSplit))}
            onCancel={close}
            onLeave={() => {
              removeOverlayMark();
              close();
            }}
          />
        )}
        <DiscardDialog
          isOpen={isConfirming}
          onKeepEditing={() => setIsConfirming(false)}
          onDiscard={close}
        />
      </DialogSurface>
    </Dialog.Root>
  );
}
