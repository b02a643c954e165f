import {
  type NewNotification,
  notifications,
} from "@/components/notifications/notification-queue";
import { ExpenseTitle } from "@/components/undo/expense-title";
import { findEditButton } from "@/components/undo/find-edit-button";
import type { Inverse, Mutation } from "@/components/undo/mutation";
import {
  runMutation,
  showWithUndo,
  undoAction,
} from "@/components/undo/run-mutation";
import { ApiError, lostListProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  removeExpense,
  replaceExpense,
  restoreExpense,
} from "@/lib/browser/expenses/change-expense";
import {
  forgetUnsavedEdit,
  storeUnsavedEdit,
  type UnsavedEdit,
} from "@/lib/browser/expenses/unsaved-edit-storage";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { canRestore } from "@/lib/domain/expenses/change";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  type ExpenseFormValues,
  fromFormValues,
  toFormValues,
} from "@/lib/domain/expenses/form-values";
import { isSplit, type Split } from "@/lib/domain/expenses/split";
import { hasSameFields } from "@/lib/domain/expenses/has-same-fields";
import {
  confirmDeletion,
  forgetDeletion,
  storeDeletion,
} from "./deletion-storage";
import { sendChange } from "./pending-changes";
import type { SplitChange } from "./split-change";

/** The edit whose dialog is open, or is to be opened by the screen. */
export const openEdit = createExternalStore<UnsavedEdit | undefined>(undefined);

export function editExpense(expense: Expense, list: ListRef) {
  openEdit.set({ expense, list, values: toFormValues(expense), errors: {} });
}

const deletedId = (expenseId: string) => `deleted-${expenseId}`;
const savedId = (expenseId: string) => `saved-${expenseId}`;
const unsavedId = (expenseId: string) => `unsaved-edit-${expenseId}`;

const title = (expense: Expense, outcome: string) => (
  <ExpenseTitle expense={expense} outcome={outcome} />
);

/**
 * Deletes with an optimistic update, and shows a notification with Undo.
 *
 * @param isSplit whether others owe a part of its bill: that stays
 */
export async function deleteWithUndo(
  expense: Expense,
  list: ListRef,
  isSplit = false,
) {
  const { _id } = expense;
  const canUndo = canRestore(expense);
  dismissUnsavedEdit(_id);
  closeSavedNotification(_id);
  if (canUndo) storeDeletion(expense, list, "deleting");
  const request = deletion(expense, list);
  const existed = await runMutation({
    ...request,
    inverse: () => (canUndo ? restoration(expense, list) : undefined),
    messages: {
      ...request.messages,
      ...(canUndo && {
        optimistic: {
          ...deletedMessage(expense, "was deleted."),
          ...(isSplit && {
            description: "What others owe you for it is still under People.",
          }),
        },
      }),
      done: (existed) =>
        existed
          ? undefined
          : { title: title(expense, "had been deleted already.") },
    },
  });
  if (existed === false) disableUndo(_id);
}

/** Resolves to whether the expense existed; undefined after a failure, which it shows. */
export function sendDeletion(expense: Expense, list: ListRef) {
  return runMutation(deletion(expense, list));
}

function deletion(expense: Expense, list: ListRef): Mutation<boolean> {
  const { _id } = expense;
  return {
    apply: async () => {
      try {
        const existed = await sendChange(
          { kind: "removed", id: _id, list },
          () => removeExpense(_id, list),
        );
        confirmDeletion(_id);
        return existed;
      } catch (error) {
        disableUndo(_id);
        throw error;
      }
    },
    messages: {
      failed: () => ({
        title: title(expense, "could not be deleted."),
        description: "It is back in the list.",
      }),
      log: "The expense could not be deleted.",
    },
  };
}

/**
 * The inverse of a deletion. After a failure its notification has another Undo.
 *
 * @param isRetry shows no notification when the first try had restored the expense
 */
export function restoration(
  expense: Expense,
  list: ListRef,
  { isRetry = false } = {},
): Inverse<boolean> {
  const { _id } = expense;
  const offer = (outcome: string): NewNotification => ({
    ...deletedMessage(expense, outcome),
    action: undoAction(deletedId(_id), restoration(expense, list)),
  });
  return {
    list,
    focus: () => findEditButton(_id)?.focus(),
    apply: async () => {
      storeDeletion(expense, list, "restoring");
      try {
        const isRestored = await sendChange(
          { kind: "put", expense, list },
          () => restoreExpense(expense, list),
        );
        forgetDeletion(_id);
        return isRestored;
      } catch (error) {
        if (lostListProblem(error)) forgetDeletion(_id);
        else storeDeletion(expense, list, "deleted");
        throw error;
      }
    },
    messages: {
      done: (isRestored) =>
        isRestored || isRetry
          ? undefined
          : { title: title(expense, "is back already.") },
      failed: () => offer("could not be put back."),
      log: "The expense could not be put back.",
    },
  };
}

/** Shows the notification of a deletion that a reload has interrupted. */
export function showDeleted(
  expense: Expense,
  list: ListRef,
  timeoutMs: number,
) {
  showWithUndo(
    { ...deletedMessage(expense, "was deleted."), timeout: timeoutMs },
    restoration(expense, list),
  );
}

/** Says that a deleted expense was saved since: there is nothing to restore. */
export function showIsBack(saved: Expense) {
  disableUndo(saved._id);
  notifications.show({
    title: title(saved, "is back."),
    description: "It was saved in another tab or on another device.",
  });
}

function deletedMessage(expense: Expense, outcome: string): NewNotification {
  return { id: deletedId(expense._id), title: title(expense, outcome) };
}

function disableUndo(id: string) {
  forgetDeletion(id);
  notifications.close(deletedId(id));
}

/**
 * Saves with an optimistic update, and shows a notification with Undo. A failure
 * rolls the update back and shows a notification with Edit again.
 */
export async function saveExpense(
  expense: Expense,
  list: ListRef,
  values: ExpenseFormValues,
  split?: Split | null,
) {
  await runMutation(edit(expense, list, values, { split }));
}

/**
 * @param isUndo shows no notification of the success
 * @param split what others owe of the bill; undefined if that is not changed
 */
function edit(
  expense: Expense,
  list: ListRef,
  values: ExpenseFormValues,
  {
    isUndo = false,
    split,
  }: { isUndo?: boolean; split?: SplitChange | undefined } = {},
): Inverse<boolean> {
  const { _id } = expense;
  const edited = fromFormValues(_id, values);
  const isChanged = split !== undefined || !hasSameFields(expense, edited);
  let splitBefore: SplitChange | undefined;
  const unsaved = (error?: unknown): UnsavedEdit => ({
    expense,
    list,
    values,
    ...(isSplitOrNone(split) && { split }),
    errors: error instanceof ApiError ? error.fieldErrors : {},
  });
  return {
    list,
    focus: () => findEditButton(_id)?.focus(),
    apply: async () => {
      closeSavedNotification(_id);
      // Stored before the request, which may end after the page is left.
      if (isChanged) storeUnsavedEdit(unsaved());
      try {
        // Loaded before the request: the network may be gone after it.
        const loaded =
          split === undefined ? undefined : await import("./split-change");
        const existed = await sendChange(
          { kind: "put", expense: edited, list },
          () => replaceExpense(edited, list),
        );
        dismissUnsavedEdit(_id);
        disableUndo(_id);
        if (loaded && split !== undefined)
          splitBefore = await loaded.changeSplit(edited, list, split);
        return existed;
      } catch (error) {
        if (lostListProblem(error)) dismissUnsavedEdit(_id);
        else storeUnsavedEdit(unsaved(error));
        throw error;
      }
    },
    inverse: (existed) =>
      existed && canRestore(expense)
        ? edit(edited, list, toFormValues(expense), {
            isUndo: true,
            split: splitBefore,
          })
        : undefined,
    messages: {
      done: (existed) => {
        if (!existed)
          return {
            title: title(edited, "had been deleted elsewhere."),
            description: "It is back, as you saved it.",
          };
        // Its failure is shown instead.
        if (split !== undefined && !splitBefore) return undefined;
        return isChanged && !isUndo
          ? { id: savedId(_id), title: title(edited, "was saved.") }
          : undefined;
      },
      failed: (error) => unsavedMessage(unsaved(error), "could not be saved."),
      log: "The expense could not be saved.",
    },
  };
}

function isSplitOrNone(
  change: SplitChange | undefined,
): change is Split | null {
  return change === null || isSplit(change);
}

/** Closes the Undo of an edit to an expense that was changed or deleted since. */
export function closeSavedNotification(id: string) {
  notifications.close(savedId(id));
}

/** Without a timeout: the entered values exist nowhere else. */
export function unsavedMessage(
  edit: UnsavedEdit,
  outcome: string,
): NewNotification {
  const { expense, list } = edit;
  const id = unsavedId(expense._id);
  return {
    id,
    type: "failure",
    timeout: 0,
    title: title(expense, outcome),
    description: "What you entered is kept.",
    action: {
      label: "Edit again",
      list,
      run: () => {
        notifications.close(id);
        // Closing the notification has removed the edit.
        storeUnsavedEdit(edit);
        openEdit.set(edit);
      },
    },
    onClose: () => forgetUnsavedEdit(expense._id),
  };
}

export function dismissUnsavedEdit(id: string) {
  forgetUnsavedEdit(id);
  notifications.close(unsavedId(id));
}
