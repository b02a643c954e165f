import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type SubmitEvent, useRef, useState } from "react";
import { buttonClass } from "./button-class";
import { DialogSurface } from "./dialog-surface";
import { ModalDialog, type ModalDialogProps } from "./modal-dialog";

/** A dialog with a form: it asks before it closes with changed fields. */
export function FormDialog({
  hasOtherChanges = false,
  isSaving = false,
  onClose,
  onSubmit,
  onInput,
  children,
  ...dialog
}: Omit<ModalDialogProps, "width" | "onSubmit" | "onInput"> & {
  /** Closing would lose more than what is in the fields. */
  hasOtherChanges?: boolean;
  /** It stays open meanwhile. */
  isSaving?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onInput?: () => void;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useRef<{ element: HTMLFormElement; initial: string }>(undefined);
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
        const { current } = form;
        const asks =
          hasOtherChanges ||
          (current !== undefined &&
            valuesOf(current.element) !== current.initial);
        // In the question, Back returns to the form.
        if (asks) setIsConfirming(!isConfirming);
        else close();
        return !asks;
      }}
    >
      <form
        ref={(element) => {
          if (element) form.current ??= { element, initial: valuesOf(element) };
        }}
        method="post"
        autoComplete="off"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
        onInput={onInput}
        className="flex flex-col gap-3 md:gap-4"
      >
        {children}
      </form>
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

function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
