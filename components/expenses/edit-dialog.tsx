import { Dialog } from "@base-ui/react/dialog";
import Link from "next/link";
import { type SubmitEvent, useRef, useState } from "react";
import type { ExpenseFields as Values } from "@/lib/api/expense-fields";
import type { FieldErrors } from "@/lib/api/refused";
import { canBePutBack } from "@/lib/expenses/change";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { suggestions } from "@/lib/expenses/suggestions";
import { ExpenseFields } from "../add/expense-fields";
import { readFields } from "../add/read-fields";
import { buttonClass, QUIET_LINK } from "../ui/button-class";

/** An expense whose dialog is open, with what its form begins with. */
export type Edited = { expense: Expense; values: Values; errors: FieldErrors };

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
  onSave: (fields: Values) => void;
  onDelete: () => void;
  /** Where the keyboard goes on when the dialog has closed. */
  finalFocus: () => HTMLElement | null;
}) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={edited !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
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
              edited={edited}
              expenses={expenses}
              onSave={onSave}
              onDelete={onDelete}
              onLeave={onClose}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function EditForm({
  edited: { expense, values, errors: givenErrors },
  expenses,
  onSave,
  onDelete,
  onLeave,
}: {
  edited: Edited;
  expenses: readonly Expense[];
  onSave: (fields: Values) => void;
  onDelete: () => void;
  onLeave: () => void;
}) {
  const [errors, setErrors] = useState(givenErrors);
  const [suggested] = useState(() => suggestions(expenses));
  const canUndo = canBePutBack(expense);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    const description = descriptionFault(
      normaliseDescription(fields.description),
    );
    if (!description) return onSave(fields);
    setErrors({ description });
    // There what is wrong is read out.
    const field = event.currentTarget.elements.namedItem("description");
    if (field instanceof HTMLElement) field.focus();
  };
  const again = new URLSearchParams(values);
  again.delete("date");
  return (
    <form
      method="post"
      autoComplete="off"
      onSubmit={submit}
      onInput={() => setErrors({})}
      className="flex flex-col gap-5"
    >
      <ExpenseFields values={values} errors={errors} suggested={suggested} />
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="submit" className={`${buttonClass("filled")} grow`}>
          Save
        </button>
        <Dialog.Close className={`${buttonClass("outlined")} grow`}>
          Cancel
        </Dialog.Close>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link href={`/add?${again}`} onClick={onLeave} className={QUIET_LINK}>
          Add again
        </Link>
        <button
          type="button"
          onClick={onDelete}
          aria-describedby={canUndo ? undefined : "for-good"}
          className="min-h-11 rounded-full px-4 font-semibold text-danger transition-colors duration-150 hover:bg-danger/10"
        >
          {canUndo ? "Delete" : "Delete for good"}
        </button>
        {!canUndo && (
          <p id="for-good" className="w-full text-sm text-muted">
            Another program wrote this expense in a way that could not be put
            back: deleting it cannot be undone.
          </p>
        )}
      </div>
    </form>
  );
}
