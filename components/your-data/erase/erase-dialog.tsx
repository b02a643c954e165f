import { useId, useRef, useState } from "react";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { listProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { eraseList } from "@/lib/browser/switch-list/switch-list";
import type { Expense } from "@/lib/domain/expenses/expense";
import { entriesOf } from "@/lib/browser/outbox/outbox-entry";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";
import { listProblemText } from "@/components/list/list-problem-text";
import {
  isSwitchedFrom,
  useClosedBySwitch,
} from "@/components/list/use-closed-by-switch";
import { countText } from "@/components/ui/count-text";
import { DialogButtons } from "@/components/ui/dialog-buttons";
import { DownloadButtons } from "@/components/your-data/download-buttons";
import { QuestionDialog } from "@/components/ui/question-dialog";

type Erasure = { isErasing: boolean; error?: string };
const IDLE: Erasure = { isErasing: false };

/** Offers the download, and asks for the number of expenses before it erases them. */
export function EraseDialog({
  isOpen,
  list,
  expenses,
  unreadable,
  onClose,
  onErased,
  onSwitched,
}: {
  isOpen: boolean;
  list: ListRef;
  expenses: readonly Expense[];
  /** The number of stored rows that are not among the expenses. */
  unreadable: number;
  onClose: () => void;
  onErased: () => void;
  onSwitched: () => void;
}) {
  const inputId = useId();
  const [typed, setTyped] = useState("");
  const [{ isErasing, error }, setErasure] = useState<Erasure>(IDLE);
  // The erasure itself gives the browser another list.
  useClosedBySwitch(isOpen && !isErasing, list, onSwitched);
  const isErased = useRef(false);
  const count = expenses.length + unreadable;
  const unsent = entriesOf(list, useOutbox()).length;
  const isConfirmed = typed.replace(/[,\s]/g, "") === String(count);
  const close = () => {
    setTyped("");
    setErasure(({ isErasing }) => ({ isErasing }));
    onClose();
  };
  const erase = async () => {
    setErasure({ isErasing: true });
    try {
      await eraseList(list);
      isErased.current = true;
      setErasure(IDLE);
      close();
      onErased();
    } catch (error) {
      console.error("The list could not be erased.", error);
      const code = listProblem(error);
      setErasure({
        isErasing: false,
        error: code
          ? listProblemText(code)
          : "The list may not have been erased. Try again.",
      });
      // The dialog was closed, and cannot say it.
      if (isSwitchedFrom(list)) onSwitched();
    }
  };
  return (
    <QuestionDialog
      isOpen={isOpen}
      title="Erase everything?"
      description={`${removedText(expenses.length, unreadable)}${unsentText(unsent)} will be removed for good, on every device. Download them first if you may need them${unsent > 0 ? ": what is not sent yet is not in the download" : ""}.`}
      onClose={close}
      // The focused button is removed with the expenses.
      finalFocus={() => !isErased.current}
    >
      <div className="flex flex-col gap-5">
        {expenses.length > 0 && (
          // Only an editable list can be erased.
          <DownloadButtons source={{ list, expenses, isEditable: true }} />
        )}
        <div>
          <label htmlFor={inputId} className="mb-2 block text-sm font-medium">
            Type {count.toLocaleString("en-IN")}, the number of{" "}
            {unreadable > 0 ? "expenses and rows" : "expenses"}, to confirm
          </label>
          <input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={CONTROL_CLASS}
          />
        </div>
        <DialogButtons
          confirmLabel={isErasing ? "Erasing…" : "Erase everything"}
          variant="danger"
          isDisabled={!isConfirmed || isErasing}
          error={error}
          onConfirm={() => void erase()}
        />
      </div>
    </QuestionDialog>
  );
}

function unsentText(count: number): string {
  return count === 0
    ? ""
    : `, and ${countText(count)} on this device that ${count === 1 ? "is" : "are"} not sent yet,`;
}

function removedText(expenses: number, unreadable: number): string {
  if (unreadable === 0) return countText(expenses);
  return `${countText(expenses)} and ${countText(unreadable, "row")} that cannot be read`;
}
