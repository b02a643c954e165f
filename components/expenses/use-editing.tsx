import { Toast } from "@base-ui/react/toast";
import { removeExpense, replaceExpense } from "@/lib/api/change-expense";
import { type ExpenseFields, fromFields } from "@/lib/api/expense-fields";
import { type FieldErrors, Refused } from "@/lib/api/refused";
import { canBePutBack, type Change } from "@/lib/expenses/change";
import type { Expense } from "@/lib/expenses/expense";
import { formatRupees } from "@/lib/expenses/money";
import { useChanges } from "./use-changes";
import {
  forgetDeleted,
  MESSAGE_MS,
  rememberDeleted,
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
  onEditAgain: (
    expense: Expense,
    tried: ExpenseFields,
    errors: FieldErrors,
  ) => void;
  /** The message that was pressed is gone, and the row is coming. */
  onPutBack: (expense: Expense) => void;
}) {
  const { expenses: current, make } = useChanges(expenses, keep);
  const messages = Toast.useToastManager<{ undo?: () => void }>();

  const putBack = async (expense: Expense) => {
    try {
      await make({ kind: "put", expense }, () => replaceExpense(expense));
      return true;
    } catch (error) {
      console.error("The expense could not be put back.", error);
      return false;
    }
  };

  function offerUndo(expense: Expense, outcome: string, forMs = MESSAGE_MS) {
    const undo = async () => {
      messages.close(message);
      if (await putBack(expense)) return;
      rememberDeleted(expense);
      offerUndo(expense, "could not be put back.");
    };
    const message = messages.add({
      id: `deleted-${expense._id}`,
      title: <Named expense={expense} outcome={outcome} />,
      timeout: forMs,
      data: { undo },
      actionProps: {
        children: "Undo",
        onClick: () => {
          void undo();
          onPutBack(expense);
        },
      },
      onClose: () => forgetDeleted(expense._id),
    });
    return message;
  }
  useRememberedDeletions((expense, forMs) =>
    offerUndo(expense, "was deleted.", forMs),
  );

  const remove = async (expense: Expense) => {
    const canUndo = canBePutBack(expense);
    if (canUndo) rememberDeleted(expense);
    const message = canUndo && offerUndo(expense, "was deleted.");
    const id = expense._id;
    try {
      const wasThere = await make({ kind: "removed", id }, () =>
        removeExpense(id),
      );
      if (wasThere) return;
      if (message) messages.close(message);
      messages.add({
        title: <Named expense={expense} outcome="had been deleted already." />,
      });
    } catch (error) {
      console.error("The expense could not be deleted.", error);
      if (message) messages.close(message);
      messages.add({
        type: "failure",
        title: <Named expense={expense} outcome="could not be deleted." />,
        description: "It is back in the list.",
      });
    }
  };

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
            onEditAgain(expense, fields, errors);
          },
        },
      });
    }
  };

  return { expenses: current, save, remove };
}

function Named({ expense, outcome }: { expense: Expense; outcome: string }) {
  return (
    <>
      <bdi className="inline-block max-w-full truncate align-bottom">
        {expense.description || "An expense"}
      </bdi>{" "}
      ({formatRupees(expense.amountPaise)}) {outcome}
    </>
  );
}
