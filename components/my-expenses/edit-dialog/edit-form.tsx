import { Repeat, Trash2 } from "lucide-react";
import Link from "next/link";
import {
  type Ref,
  type SubmitEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import {
  type ExpenseFormValues,
  toFormValues,
} from "@/lib/domain/expenses/form-values";
import { parseRupees, plainDecimal } from "@/lib/domain/expenses/money";
import { canRestore } from "@/lib/domain/expenses/change";
import type { Split } from "@/lib/domain/expenses/split";
import { splitOf } from "@/lib/domain/plan/debts";
import type { Expense } from "@/lib/domain/expenses/expense";
import { suggestions } from "@/lib/domain/expenses/suggestions";
import type { UnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import { OfflineReason } from "@/components/device/unsent/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import {
  ADD_AGAIN_HREF,
  storeToAddAgain,
} from "@/lib/browser/expenses/add-address";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { formFaults } from "@/components/expense-form/form-faults";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { BillText, useBill } from "@/components/split/bill-text";
import { SplitButton } from "@/components/split/split-button";
import { SplitPanel } from "@/components/split/split-panel";
import { newSplit, type SplitValues } from "@/components/split/split-values";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";

const OFFLINE_REASON = "edit-offline";

export type EditFormHandle = {
  /** Whether closing would lose values that are not stored. */
  hasUnsavedValues: () => boolean;
};

export function EditForm({
  edit: { expense, list, values, split: initialSplit, errors: initialErrors },
  expenses,
  onSave,
  onDelete,
  onCancel,
  onLeave,
  ref,
}: {
  edit: UnsavedEdit;
  expenses: readonly Expense[];
  onSave: (values: ExpenseFormValues, split?: Split | null) => void;
  /** @param isSplit whether others owe a part of the bill */
  onDelete: (isSplit: boolean) => void;
  onCancel: () => void;
  /** Called before the navigation to another screen. */
  onLeave: () => void;
  ref: Ref<EditFormHandle>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(values);
  const [errors, setErrors] = useState(initialErrors);
  /** Null for no split; undefined while it is not changed. */
  const [split, setSplit] = useState(initialSplit);
  const bill = useBill(expense, list);
  const changeSplit = ({ split, amount }: SplitValues) => {
    setSplit(split ?? (bill ? null : undefined));
    if (amount !== undefined) setShown({ ...shown, amount });
  };
  const initial = useRef<string | null>(null);
  const [suggested] = useState(() => suggestions(expenses));
  const canUndo = canRestore(expense);
  const isOffline = useIsOffline();
  const offline = { isDisabled: isOffline, reasonId: OFFLINE_REASON };
  useImperativeHandle(ref, () => {
    const isUnchanged =
      JSON.stringify(values) === JSON.stringify(toFormValues(expense));
    const entered = () =>
      form.current && JSON.stringify(readFormValues(form.current));
    initial.current ??= entered();
    return {
      hasUnsavedValues: () =>
        !isUnchanged || entered() !== initial.current || split !== undefined,
    };
  }, [expense, values, split]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOffline) return;
    const entered = readFormValues(event.currentTarget);
    const faults = formFaults(entered);
    const [firstFault] = Object.keys(faults);
    if (firstFault === undefined) return onSave(entered, split);
    setErrors(faults);
    // A screen reader announces the error of the focused field.
    const field = event.currentTarget.elements.namedItem(firstFault);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      ref={form}
      method="post"
      autoComplete="off"
      onSubmit={submit}
      className="flex flex-col gap-3 md:gap-4"
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
          sharePaise={
            parseRupees(plainDecimal(shown.amount)) ?? expense.amountPaise
          }
        />
      )}
      <DialogFoot
        label="Save"
        {...offline}
        onCancel={onCancel}
        side={
          <>
            <Button
              {...offline}
              onClick={() => onDelete(bill !== undefined)}
              aria-describedby={canUndo ? undefined : "for-good"}
              className={`${GHOST_BUTTON} text-danger hover:bg-danger-soft`}
            >
              <Trash2 aria-hidden size={18} />
              {canUndo ? "Delete" : "Delete for good"}
            </Button>
            <Link
              href={ADD_AGAIN_HREF}
              replace
              onClick={() => storeToAddAgain(values)}
              onNavigate={onLeave}
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
          Another program wrote this expense in a way that could not be put
          back: deleting it cannot be undone.
        </p>
      )}
    </form>
  );
}
