import { Dialog } from "@base-ui/react/dialog";
import { useRef, useState } from "react";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import type { Expense } from "@/lib/expenses/expense";
import {
  releaseEntry,
  useBackToClose,
} from "@/components/ui/use-back-to-close";
import { DiscardDialog } from "./discard-dialog";
import { type Edited, EditForm, type EditFormHandle } from "./edit-form";

export function EditDialog({
  edited,
  expenses,
  onClose,
  onSave,
  onDelete,
  finalFocus,
}: {
  edited: Edited | undefined;
  /** All of them, to suggest descriptions from. */
  expenses: readonly Expense[];
  onClose: () => void;
  onSave: (fields: ExpenseFormValues) => void;
  onDelete: () => void;
  /** Where the keyboard goes on when the dialog has closed. */
  finalFocus: () => HTMLElement | null;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const form = useRef<EditFormHandle>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    onClose();
  };
  const closeUnlessUnsaved = () => {
    const isUnsaved = form.current?.hasUnsavedValues() ?? false;
    // Back from the question is back to the form.
    if (isUnsaved) setIsAsking(!isAsking);
    else close();
    return !isUnsaved;
  };
  useBackToClose(edited !== undefined, closeUnlessUnsaved);
  return (
    <Dialog.Root
      open={edited !== undefined}
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen) return;
        if (reason === "escape-key") closeUnlessUnsaved();
        else close();
      }}
      // A press beside it would lose what was typed.
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/70" />
        <Dialog.Popup
          ref={popup}
          // On a touch screen a focused field would bring the keyboard up.
          initialFocus={(opened) =>
            opened === "touch" || popup.current?.querySelector("input")
          }
          finalFocus={finalFocus}
          className="fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-form overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface p-4 sm:p-6"
        >
          <Dialog.Title className="mb-5 text-xl font-semibold">
            Edit Expense
          </Dialog.Title>
          {edited && (
            <EditForm
              ref={form}
              edited={edited}
              expenses={expenses}
              onSave={onSave}
              onDelete={onDelete}
              onLeave={() => {
                releaseEntry();
                close();
              }}
            />
          )}
          <DiscardDialog
            isOpen={isAsking}
            onKeep={() => setIsAsking(false)}
            onDiscard={close}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
