import { Repeat, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { readAmount } from "@/components/expense-form/amount-input";
import {
  type ExpenseFormValues,
  toFormValues,
} from "@/lib/domain/expenses/form-values";
import { canRestore } from "@/lib/domain/expenses/change";
import type { Split } from "@/lib/domain/expenses/split";
import { splitOf } from "@/lib/domain/plan/debts";
import type { Expense } from "@/lib/domain/expenses/expense";
import { suggestions } from "@/lib/domain/expenses/suggestions";
import type { UnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import {
  ADD_AGAIN_HREF,
  storeToAddAgain,
} from "@/lib/browser/expenses/add-address";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { formFaults } from "@/lib/domain/expenses/form-faults";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { BillText, useBill } from "@/components/split/bill-text";
import { SplitButton } from "@/components/split/split-button";
import { SplitPanel } from "@/components/split/split-panel";
import { newSplit, type SplitValues } from "@/components/split/split-values";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { FormDialog } from "@/components/ui/form-dialog";
import { removeOverlayMark } from "@/components/ui/use-back-to-close";
import { closeGap } from "./close-gap";

const OFFLINE_REASON = "edit-offline";

export function EditDialog({
  edit: { expense, list, values, split: initialSplit, errors: initialErrors },
  isOpen,
  expenses,
  onClose,
  onSave,
  onDelete,
  finalFocus,
}: {
  edit: UnsavedEdit;
  isOpen: boolean;
  /** The whole list, for the suggested descriptions. */
  expenses: readonly Expense[];
  onClose: () => void;
  onSave: (values: ExpenseFormValues, split?: Split | null) => void;
  /** @param isSplit whether others owe a part of the bill */
  onDelete: (isSplit: boolean) => void;
  /** The element that gets the focus when the dialog closes. */
  finalFocus: () => HTMLElement | null;
}) {
  const [shown, setShown] = useState(values);
  const [errors, setErrors] = useState(initialErrors);
  /** Null for no split; undefined while it is not changed. */
  const [split, setSplit] = useState(initialSplit);
  const bill = useBill(expense, list);
  const changeSplit = ({ split, amount }: SplitValues) => {
    setSplit(split ?? (bill ? null : undefined));
    if (amount !== undefined) setShown({ ...shown, amount });
  };
  const [suggested] = useState(() => suggestions(expenses));
  const canUndo = canRestore(expense);
  const isOffline = useIsOffline();
  const offline = { isDisabled: isOffline, reasonId: OFFLINE_REASON };
  const submit = (form: HTMLFormElement) => {
    if (isOffline) return;
    const entered = readFormValues(form);
    const faults = formFaults(entered);
    const [firstFault] = Object.keys(faults);
    if (firstFault === undefined) return onSave(entered, split);
    setErrors(faults);
    // A screen reader announces the error of the focused field.
    const field = form.elements.namedItem(firstFault);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <FormDialog
      title="Edit Expense"
      {...{ isOpen, onClose, finalFocus }}
      hasOtherChanges={
        split !== undefined ||
        JSON.stringify(values) !== JSON.stringify(toFormValues(expense))
      }
      onSubmit={submit}
    >
      <ExpenseFields
        values={shown}
        onChange={(name, value) => {
          setShown({ ...shown, [name]: value });
          setErrors({});
        }}
        errors={errors}
        suggestions={suggested}
        expenses={expenses}
        amountAction={
          !split && (
            <SplitButton
              onClick={() =>
                changeSplit(
                  bill && split === undefined
                    ? { split: splitOf(bill) }
                    : newSplit(shown.amount),
                )
              }
            >
              {bill && split === undefined
                ? "Change the split"
                : "Split this bill"}
            </SplitButton>
          )
        }
      />
      {split && (
        <SplitPanel
          {...{ split, list }}
          amount={shown.amount}
          storesUnsent={false}
          onChange={changeSplit}
        />
      )}
      {bill && split === undefined && (
        <BillText
          bill={bill}
          sharePaise={readAmount(shown.amount) ?? expense.amountPaise}
        />
      )}
      <DialogFoot
        label="Save"
        {...offline}
        onCancel={onClose}
        side={
          <>
            <Button
              {...offline}
              onClick={() => closeGap(() => onDelete(bill !== undefined))}
              aria-describedby={canUndo ? undefined : "for-good"}
              className={`${GHOST_BUTTON} text-danger hover:bg-danger-soft`}
            >
              <Trash2 aria-hidden size={18} />
              {canUndo ? "Delete" : "Delete for good"}
            </Button>
            <Link
              href={ADD_AGAIN_HREF}
              replace
              onClick={() => storeToAddAgain(shown)}
              onNavigate={() => {
                removeOverlayMark();
                onClose();
              }}
              className={`${GHOST_BUTTON} text-muted hover:bg-raised hover:text-text`}
            >
              <Repeat aria-hidden size={18} />
              Add again
            </Link>
          </>
        }
      />
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline}>
        Saving and deleting need the network.
      </OfflineReason>
      {!canUndo && (
        <p id="for-good" className="text-sm text-muted">
          Another program added this expense in a form that cannot be put back:
          deleting it cannot be undone.
        </p>
      )}
    </FormDialog>
  );
}
