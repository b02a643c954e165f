import { undoDeletion } from "@/components/expense-changes/delete-with-undo";
import { undoEdit } from "@/components/expense-changes/save-expense";
import type { UnsavedEdit } from "@/lib/browser/expenses/unsaved-edit-storage";
import type { NotificationAction } from "@/components/notifications/notification-queue";

/** What the buttons of the notifications do. */
export function useNotificationActions({
  onEditAgain,
  onStartList,
  findRow,
}: {
  onEditAgain: (edit: UnsavedEdit) => void;
  onStartList: () => void;
  /** The button of the expense with this id. */
  findRow: (id: string) => HTMLElement | null;
}) {
  const runAction = (action: NotificationAction) => {
    switch (action.label) {
      case "Undo":
        if ("undoPlan" in action) return action.undoPlan();
        if ("deleted" in action)
          return void undoDeletion(action.deleted, action.list);
        if ("unsent" in action)
          return void changeUnsent(({ restoreUnsent }) =>
            restoreUnsent(action.unsent),
          );
        return void undoEdit(
          action.edit.before,
          action.edit.saved,
          action.list,
        );
      case "Keep it on this device":
        return void changeUnsent(({ keepWithNotification }) =>
          keepWithNotification(action.unsent, action.list),
        );
      case "Edit again":
        return onEditAgain(action.edit);
      case "Start a new list":
        return onStartList();
    }
  };
  const runActionAndFocus = (action: NotificationAction) => {
    runAction(action);
    if (action.label !== "Undo") return;
    if ("undoPlan" in action) return action.focus();
    // The focused button is removed with its notification, and the row is not rendered yet.
    requestAnimationFrame(() => findRow(idOf(action))?.focus());
  };
  return { runAction, runActionAndFocus };
}

/** Loaded late, because it is hardly ever needed. */
async function changeUnsent(
  change: (
    changes: typeof import("@/components/device/unsent/unsent-changes"),
  ) => Promise<void>,
) {
  await change(await import("@/components/device/unsent/unsent-changes"));
}

function idOf(
  action: Exclude<
    NotificationAction & { label: "Undo" },
    { undoPlan: unknown }
  >,
): string {
  if ("deleted" in action) return action.deleted._id;
  return "unsent" in action ? action.unsent.id : action.edit.saved._id;
}
