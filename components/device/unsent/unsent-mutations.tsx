import { notifications } from "@/components/notifications/notification-queue";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import { ExpenseTitle } from "@/components/undo/expense-title";
import { findEditButton } from "@/components/undo/find-edit-button";
import type { Inverse, Mutation } from "@/components/undo/mutation";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  entryExpense,
  type OutboxEntry,
} from "@/lib/browser/outbox/outbox-entry";
import type { ExpenseToSend } from "@/lib/browser/outbox/post-expense";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { storeUnsent } from "@/lib/browser/outbox/store-unsent";

const title = (unsent: OutboxEntry, outcome: string) => (
  <ExpenseTitle expense={entryExpense(unsent)} outcome={outcome} />
);

/** Removes the expense from this device, and shows a notification with Undo. */
export async function removeUnsent(unsent: OutboxEntry) {
  const { key } = unsent;
  const removal: Mutation<OutboxEntry | "sent" | "absent"> = {
    apply: async () => {
      const { removeEntry, wasDelivered } = await loadOutbox();
      const removed = await removeEntry(key);
      return removed ?? (wasDelivered(key) ? "sent" : "absent");
    },
    inverse: (removed) =>
      typeof removed === "object" ? restoration(removed) : undefined,
    messages: {
      done: (removed) => {
        if (removed === "absent")
          return { title: title(unsent, "was removed already.") };
        if (removed === "sent")
          return {
            title: title(unsent, "was sent already."),
            description: "It is in your list.",
          };
        return removed.tries === 0
          ? { title: title(unsent, "was removed.") }
          : {
              title: title(unsent, "was removed from this device."),
              description: TRIED_TEXT,
            };
      },
      failed: () => ({ title: title(unsent, "could not be removed.") }),
      log: "The expense could not be removed.",
    },
  };
  await runMutation(removal);
}

function restoration(unsent: OutboxEntry): Inverse {
  return {
    focus: () => findEditButton(unsent.id)?.focus(),
    apply: async () => (await loadOutbox()).restoreEntry(unsent),
    messages: {
      failed: () => ({ title: title(unsent, "could not be put back.") }),
      log: "The expense could not be put back.",
    },
  };
}

/** Stores the expense on this device, and says whether it is. */
export async function storeUnsentWithNotification(
  unsent: ExpenseToSend,
  list: ListRef,
) {
  const { description } = unsent.values;
  await runMutation({
    apply: async () => {
      await storeUnsent([unsent], { list });
      // The failure that offered it.
      notifications.close(unsent.key);
    },
    messages: {
      done: () => ({
        title: `${description} was saved on this device.`,
        description: "It is sent when the connection is back.",
      }),
      failed: () => ({
        title: `${description} could not be saved on this device.`,
      }),
      log: "The expense could not be saved on this device.",
    },
  });
}
