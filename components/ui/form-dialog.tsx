import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useState } from "react";
import { buttonClass } from "./button-class";
import { DialogSurface } from "./dialog-surface";
import { ModalDialog, type ModalDialogProps } from "./modal-dialog";

/** A dialog with a form: it asks before it closes with unsaved values. */
export function FormDialog({
  isUnsaved,
  isSaving = false,
  onClose,
  children,
  ...dialog
}: Omit<ModalDialogProps, "width"> & {
  isUnsaved: () => boolean;
  /** It stays open meanwhile. */
  isSaving?: boolean;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => {
    setIsConfirming(false);
    onClose();
  };
  return (
    <ModalDialog
      {...dialog}
      width="form"
      onClose={() => {
        if (isSaving) return false;
        const asks = isUnsaved();
        // In the question, Back returns to the form.
        if (asks) setIsConfirming(!isConfirming);
        else close();
        return !asks;
      }}
    >
      {children}
      <AlertDialog.Root
        open={isConfirming}
        onOpenChange={(isOpen) => {
          if (!isOpen) setIsConfirming(false);
        }}
      >
        <DialogSurface
          title="Discard your changes?"
          description="They are not saved."
          width="small"
          isNested
        >
          <div className="flex flex-wrap gap-3">
            <AlertDialog.Close className={`${buttonClass("filled")} grow`}>
              Keep editing
            </AlertDialog.Close>
            <button
              type="button"
              onClick={close}
              className={`${buttonClass("quiet")} grow`}
            >
              Discard
            </button>
          </div>
        </DialogSurface>
      </AlertDialog.Root>
    </ModalDialog>
  );
}
