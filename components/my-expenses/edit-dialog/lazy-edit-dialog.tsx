import { useState } from "react";
import { openEdit } from "@/components/expense-changes/expense-mutations";
import { notifications } from "@/components/notifications/notification-queue";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useSkipClosedOverlays } from "@/components/ui/use-back-to-close";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { findEditButton } from "@/components/undo/find-edit-button";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useEditDialog } from "./use-edit-dialog";

const FAILURE = "The expense could not be opened.";

const loadDialog = () => import("./edit-dialog");

/** The edit dialog, loaded after the rows, or when it is first opened. */
export function LazyEditDialog({
  expenses,
  visible,
  list,
}: {
  /** The whole list. */
  expenses: readonly Expense[];
  /** The rows of the table, in its order. */
  visible: readonly Expense[];
  list: ListRef;
}) {
  const dialog = useEditDialog(visible, list);
  const { edit } = dialog;
  const isOpen = edit !== undefined;
  // Stays until the closed dialog has left the screen.
  const [shown, setShown] = useState({ edit, openedNo: 0 });
  if (edit && edit !== shown.edit)
    setShown({ edit, openedNo: shown.openedNo + 1 });
  useSkipClosedOverlays();
  const { loaded } = useLateLoad("dialogs", loadDialog, {
    isAsked: isOpen,
    onFailure: () => {
      // What was entered and could not be saved is kept.
      openEdit.set(undefined);
      notifications.show({
        id: "edit-dialog",
        type: "failure",
        title: `${FAILURE} Check your connection, then try again.`,
      });
    },
  });
  return (
    shown.edit &&
    loaded && (
      <LoadBoundary failure={FAILURE}>
        <loaded.EditDialog
          key={shown.openedNo}
          edit={shown.edit}
          isOpen={isOpen}
          expenses={expenses}
          onClose={dialog.close}
          onSave={dialog.save}
          onDelete={dialog.remove}
          finalFocus={() => findEditButton(dialog.getFocusId())}
        />
      </LoadBoundary>
    )
  );
}
