import { publishListEvent } from "@/lib/browser/list/list-events";
import { withListLock } from "@/lib/browser/list/list-lock";
import {
  GONE,
  type ListRef,
  listOf,
  NONE,
  ONE,
} from "@/lib/browser/api/list-ref";
import { LIST_URL } from "@/lib/browser/api/urls";
import { entryExpense } from "./entry-expense";
import { storeIfPossible } from "./outbox-database";
import {
  bindEntries,
  deleteDelivered,
  readEntry,
  updateEntry,
} from "./outbox-entries";
import { type EntryProblem, isUnbound, type OutboxEntry } from "./outbox-entry";
import { withEntryLock } from "./outbox-locks";
import { sendEntry, type SendOutcome, UNSENT } from "./send-entry";
import * as HTTP from "@/lib/domain/wire/http-status";

/** Together with a try it fits into the lease of the list lock. */
const LOOK_MS = 4000;

/** The last join of this browser; a worker cannot know it. */
export type ReadLastJoin = () => string;

/**
 * Sends the entry with this key, and stores the outcome. Resolves to undefined when
 * it is gone, or waits for the user.
 */
export function deliverEntry(
  key: string,
  lastJoin: ReadLastJoin | undefined,
): Promise<SendOutcome | undefined> {
  return withEntryLock(key, async () => {
    const entry = await readEntry(key);
    if (!entry || entry.problem) return undefined;
    const outcome = isUnbound(entry)
      ? await withListLock(() => sendUnbound(entry, lastJoin))
      : await sendEntry(entry, entry.list);
    await settle(entry, outcome);
    return outcome;
  });
}

/** For a caller that has the list lock, so that two first adds make one list. */
async function sendUnbound(
  entry: OutboxEntry,
  lastJoin: ReadLastJoin | undefined,
): Promise<SendOutcome> {
  const { joinBefore } = entry;
  const list = await currentList();
  if (list === undefined) return UNSENT;
  if (list === GONE)
    return rejected({ status: HTTP.CONFLICT, code: "unknown_list" });
  if (list !== NONE && list !== ONE) {
    // Made by another tab, or joined: only a page knows which.
    if (!lastJoin) return { kind: "later", isForAll: false, isUnsent: true };
    if (joinBefore !== lastJoin())
      return rejected({ status: HTTP.CONFLICT, code: "wrong_list" });
  }
  const outcome = await sendEntry(entry, list);
  if (outcome.kind === "stored") {
    const { list: made } = outcome;
    await storeIfPossible(() => bindEntries(made, joinBefore));
  }
  return outcome;
}

/** The list of this browser's cookie; undefined without a response. */
async function currentList(): Promise<ListRef> {
  if (navigator.onLine === false) return undefined;
  try {
    const signal = AbortSignal.timeout(LOOK_MS);
    const response = await fetch(LIST_URL, { cache: "no-store", signal });
    return listOf(response);
  } catch {
    // Offline.
    return undefined;
  }
}

function rejected(problem: Omit<EntryProblem, "fieldErrors">): SendOutcome {
  return { kind: "rejected", problem: { ...problem, fieldErrors: {} } };
}

/** @param entry as it was before the try */
async function settle(entry: OutboxEntry, outcome: SendOutcome) {
  const { key, tries } = entry;
  switch (outcome.kind) {
    case "stored": {
      // Before the entry is gone, so that its row does not disappear for a moment.
      const { id = entry.id, list } = outcome;
      const expense = { ...entryExpense(entry), _id: id };
      publishListEvent({ kind: "put", expense, list });
      if (outcome.id === undefined) publishListEvent({ kind: "stale" });
      return deleteDelivered([key]);
    }
    case "stored-before":
      publishListEvent({ kind: "stale" });
      return deleteDelivered([key]);
    case "rejected":
      return storeIfPossible(() =>
        updateEntry(key, (entry) => ({
          ...entry,
          tries,
          problem: outcome.problem,
        })),
      );
    case "later":
      return;
  }
}
