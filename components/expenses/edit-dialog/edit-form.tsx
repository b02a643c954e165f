import { Dialog } from "@base-ui/react/dialog";
import Link from "next/link";
import {
  type Ref,
  type SubmitEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { type ExpenseFormValues, toFormValues } from "@/lib/client/form-values";
import type { FieldErrors } from "@/lib/client/api-error";
import { canBePutBack } from "@/lib/list/change";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/expenses/description";
import type { Expense } from "@/lib/expenses/expense";
import { suggestions } from "@/lib/list/suggestions";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";

/** An expense whose dialog is open, with what its form begins with. */
export type Edited = {
  expense: Expense;
  values: ExpenseFormValues;
  errors: FieldErrors;
};

export type EditFormHandle = {
  /** Whether closing would lose values that are not stored. */
  hasUnsavedValues: () => boolean;
};

export function EditForm({
  edited: { expense, values, errors: givenErrors },
  expenses,
  onSave,
  onDelete,
  onLeave,
  ref,
}: {
  edited: Edited;
  expenses: readonly Expense[];
  onSave: (fields: ExpenseFormValues) => void;
  onDelete: () => void;
  /** Another page is about to open. */
  onLeave: () => void;
  ref: Ref<EditFormHandle>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(givenErrors);
  const [suggested] = useState(() => suggestions(expenses));
  const canUndo = canBePutBack(expense);
  useImperativeHandle(ref, () => {
    const isStored =
      JSON.stringify(values) === JSON.stringify(toFormValues(expense));
    const entered = () =>
      form.current && JSON.stringify(readFormValues(form.current));
    const initial = entered();
    return { hasUnsavedValues: () => !isStored || entered() !== initial };
  }, [expense, values]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFormValues(event.currentTarget);
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
      ref={form}
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
        <Link
          href={`/add?${again}`}
          replace
          onNavigate={onLeave}
          className={QUIET_LINK}
        >
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
