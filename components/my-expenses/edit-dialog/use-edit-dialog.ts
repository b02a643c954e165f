import { useEffect, useRef } from "react";
import {
  deleteWithUndo,
  openEdit,
  saveExpense,
} from "@/components/expense-changes/expense-mutations";
import { useClosedBySwitch } from "@/components/list/use-closed-by-switch";
import { showSwitchedList } from "@/components/undo/list-problem-notification";
import { forgetUnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import { useStore } from "@/lib/browser/storage/use-store";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Split } from "@/lib/domain/expenses/split";
import type { Expense } from "@/lib/domain/expenses/expense";

/**
 * The open edit, what the dialog's buttons do with it, and the id of the expense
 * whose row gets the focus when the dialog closes.
 *
 * @param expenses the rows of the table, in its order
 */
export function useEditDialog(expenses: readonly Expense[], list: ListRef) {
  const opened = useStore(openEdit, undefined);
  const edit = opened?.list === list ? opened : undefined;
  useClosedBySwitch(edit !== undefined, list, showSwitchedList);
  useEffect(() => () => openEdit.set(undefined), []);
  const focusId = useRef("");
  const close = () => {
    if (edit) {
      focusId.current = edit.expense._id;
      forgetUnsavedEdit(edit.expense._id);
    }
    openEdit.set(undefined);
  };
  return {
    edit,
    close,
    getFocusId: () => focusId.current,
    save: (values: ExpenseFormValues, split?: Split | null) => {
      close();
      if (edit) void saveExpense(edit.expense, edit.list, values, split);
    },
    remove: (isSplit: boolean) => {
      if (!edit) return;
      const { expense } = edit;
      const index = expenses.findIndex(({ _id }) => _id === expense._id);
      const neighbour = expenses[index + 1] ?? expenses[index - 1];
      close();
      focusId.current = neighbour?._id ?? "";
      void deleteWithUndo(expense, edit.list, isSplit);
    },
  };
}
