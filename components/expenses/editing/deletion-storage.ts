import {
  readSessionList,
  writeSessionList,
} from "@/lib/client/session-storage";
import type { Expense } from "@/lib/expenses/expense";
import { MESSAGE_MS } from "@/components/expenses/messages/message-queue";

const KEY = "deleted-expenses";

/** A deletion that can be undone until that moment (epoch ms). */
export type Deletion = { expense: Expense; until: number; state: State };
/** The DELETE is sent, the server has confirmed it, or its Undo is sent. */
type State = "sent" | "confirmed" | "undone";

/** Those of this visit, also from before a reload. */
export function readDeletions(): Deletion[] {
  return readSessionList<Deletion>(KEY).filter(
    ({ until }) => until > Date.now(),
  );
}

export function storeDeletion(expense: Expense, state: State) {
  const until = Date.now() + MESSAGE_MS;
  writeSessionList(KEY, [...others(expense._id), { expense, state, until }]);
}

export function confirmDeletion(id: string) {
  writeSessionList(
    KEY,
    readDeletions().map((deletion) =>
      deletion.expense._id === id && deletion.state === "sent"
        ? { ...deletion, state: "confirmed" }
        : deletion,
    ),
  );
}

export function forgetDeletion(id: string) {
  writeSessionList(KEY, others(id));
}

function others(id: string): Deletion[] {
  return readDeletions().filter(({ expense }) => expense._id !== id);
}
