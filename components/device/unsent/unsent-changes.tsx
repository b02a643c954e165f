import {
  closeNotification,
  showNotification,
} from "@/components/notifications/notification-queue";
import { NotificationTitle } from "@/components/notifications/notification-title";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { entryExpense } from "@/lib/browser/outbox/entry-expense";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import type { KeptExpense } from "@/lib/browser/outbox/keep-expenses";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { keepOnDevice } from "@/lib/browser/outbox/keep-on-device";

/** Removes the expense from this device, and shows a notification with Undo. */
export async function removeUnsent(unsent: OutboxEntry, list: ListRef) {
  const expense = entryExpense(unsent);
  const title = (outcome: string) => (
    <NotificationTitle expense={expense} outcome={outcome} />
  );
  try {
    const { removeEntry, wasDelivered } = await loadOutbox();
    const removed = await removeEntry(unsent.key);
    if (removed)
      showNotification({
        ...(removed.tries === 0
          ? { title: title("was removed.") }
          : {
              title: title("was removed from this device."),
              description: TRIED_TEXT,
            }),
        data: { action: { label: "Undo", unsent: removed, list } },
      });
    else if (!wasDelivered(unsent.key))
      showNotification({ title: title("was removed already.") });
    else
      showNotification({
        title: title("was sent already."),
        description: "It is in your list.",
      });
  } catch (error) {
    console.error("The expense could not be removed.", error);
    showNotification({
      type: "failure",
      title: title("could not be removed."),
    });
  }
}

/** Puts the expense back on this device. */
export async function restoreUnsent(unsent: OutboxEntry) {
  try {
    await (await loadOutbox()).restoreEntry(unsent);
  } catch (error) {
    console.error("The expense could not be put back.", error);
    showNotification({
      type: "failure",
      title: (
        <NotificationTitle
          expense={entryExpense(unsent)}
          outcome="could not be put back."
        />
      ),
    });
  }
}

/** Stores the expense on this device, and says whether it is. */
export async function keepWithNotification(kept: KeptExpense, list: ListRef) {
  const { description } = kept.values;
  try {
    await keepOnDevice([kept], { list });
    // The failure that offered it.
    closeNotification(kept.key);
    showNotification({
      title: `${description} was saved on this device.`,
      description: "It is sent as soon as the server can be reached.",
    });
  } catch (error) {
    console.error("The expense could not be saved on this device.", error);
    showNotification({
      type: "failure",
      title: `${description} could not be saved on this device.`,
    });
  }
}
