import { Toast } from "@base-ui/react/toast";
import { removeExpense, replaceExpense } from "@/lib/api/change-expense";
import { type ExpenseFields, fromFields } from "@/lib/api/expense-fields";
import { Refused } from "@/lib/api/refused";
import { canBePutBack, type Change } from "@/lib/expenses/change";
import type { Expense } from "@/lib/expenses/expense";
import type { Edited } from "./edit-dialog";
import { NamedExpense as Named } from "./named-expense";
import { useChanges } from "./use-changes";
import {
  forgetDeletion,
  MESSAGE_MS,
  rememberDeletion,
  useRememberedDeletions,
} from "./use-undo";

/**
 * The list as the person has it after what they did, and what they can do. Each
 * shows at once, is told in a message when it can be undone, and goes back with
 * a message when the host refuses.
 */
export function useEditing({
  expenses,
  keep,
  onEditAgain,
  onPutBack,
}: {
  expenses: readonly Expense[];
  keep: (change: Change) => void;
  /** With the values that were tried. */
  onEditAgain: (row: Edited) => void;
  /** The message that was pressed is gone, and the row is coming. */
  onPutBack: (expense: Expense) => void;
}) {
  const { expenses: current, make } = useChanges(expenses, keep);
  const messages = Toast.useToastManager<{ undo?: () => void }>();

  const putBack = async (expense: Expense) => {
    rememberDeletion(expense, { isUndone: true });
    try {
      await make({ kind: "put", expense }, () => replaceExpense(expense));
      forgetDeletion(expense._id);
    } catch (error) {
      console.error("The expense could not be put back.", error);
      rememberDeletion(expense);
      offerUndo(expense, "could not be put back.");
    }
  };

  function offerUndo(expense: Expense, outcome: string, forMs = MESSAGE_MS) {
    const undo = () => {
      messages.close(message);
      void putBack(expense);
    };
    const message = messages.add({
      id: `deleted-${expense._id}`,
      title: <Named expense={expense} outcome={outcome} />,
      timeout: forMs,
      data: { undo },
      actionProps: {
        children: "Undo",
        onClick: () => {
          undo();
          onPutBack(expense);
        },
      },
    });
    return message;
  }

  /** With a time it is one from before a reload, which the host may know already. */
  const remove = async (expense: Expense, restMs?: number) => {
    const id = expense._id;
    const forMs = restMs ?? MESSAGE_MS;
    const canUndo = canBePutBack(expense);
    if (canUndo) rememberDeletion(expense, { forMs });
    const message = canUndo && offerUndo(expense, "was deleted.", forMs);
    try {
      const wasThere = await make({ kind: "removed", id }, () =>
        removeExpense(id),
      );
      if (wasThere || restMs !== undefined) return;
      if (message) messages.close(message);
      forgetDeletion(id);
      messages.add({
        title: <Named expense={expense} outcome="had been deleted already." />,
      });
    } catch (error) {
      console.error("The expense could not be deleted.", error);
      if (message) messages.close(message);
      forgetDeletion(id);
      messages.add({
        type: "failure",
        title: <Named expense={expense} outcome="could not be deleted." />,
        description: "It is back in the list.",
      });
    }
  };

  useRememberedDeletions(({ expense, until, isUndone }) => {
    const isThere = expenses.some(({ _id }) => _id === expense._id);
    const forMs = until - Date.now();
    // What was under way when the page was left may come to the host yet, or not.
    if (isUndone) void putBack(expense);
    else if (isThere) void remove(expense, forMs);
    else offerUndo(expense, "was deleted.", forMs);
  });

  const save = async (expense: Expense, fields: ExpenseFields) => {
    const edited = fromFields(expense._id, fields);
    try {
      const wasThere = await make({ kind: "put", expense: edited }, () =>
        replaceExpense(edited),
      );
      if (wasThere) return;
      messages.add({
        title: <Named expense={edited} outcome="had been deleted elsewhere." />,
        description: "It is back, as you saved it.",
      });
    } catch (error) {
      console.error("The expense could not be saved.", error);
      const errors = error instanceof Refused ? error.fieldErrors : {};
      const message = messages.add({
        type: "failure",
        title: <Named expense={expense} outcome="could not be saved." />,
        description: "It is as it was before.",
        actionProps: {
          children: "Edit again",
          onClick: () => {
            messages.close(message);
            onEditAgain({ expense, values: fields, errors });
          },
        },
      });
    }
  };

  return { expenses: current, save, remove };
}
