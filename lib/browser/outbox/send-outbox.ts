import { readApiError } from "@/lib/browser/api/api-error";
import {
  GONE,
  type ListRef,
  listOf,
  NONE,
  ONE,
} from "@/lib/browser/api/list-ref";
import { LIST_URL, SHOW_URL } from "@/lib/browser/api/urls";
import { storeExpensesCopy } from "@/lib/browser/list/expenses-copy";
import { withListLock } from "@/lib/browser/list/list-lock";
import { readExpensesResponse } from "@/lib/browser/list/expenses-response";
import { withFreeLock, withLock } from "@/lib/browser/storage/with-lock";
import { IF_LIST_HEADER } from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";
import { pauseFor, pauseLeft, storeIfPossible } from "./outbox-database";
import {
  bindEntries,
  completeEntries,
  readEntries,
  readEntry,
  releasePress,
  updateEntry,
} from "./outbox-entries";
import { isUnbound, type OutboxEntry, pressLock } from "./outbox-entry";
import {
  isInList,
  postExpense,
  rejected,
  type SendOutcome,
} from "./post-expense";

/** A server that fails for so many entries will fail for the others too. */
const MAX_FAILURES = 3;

// Together they fit into the lease of the list lock, as reading the list does.
const LOOK_MS = 4000;
const SEND_MS = 15_000;
const READ_MS = 15_000;

/** One sender runs at a time, in all tabs and workers. */
const SENDER_LOCK = "outbox";

/** The tag of the Background Sync: a worker calls `syncOutbox` for it. */
export const SYNC_TAG = "outbox";

/** No entry can be sent now. */
const UNTRIED = { kind: "later", isForAll: true, error: undefined } as const;

/** The last join of this browser; a worker cannot know it. */
type ReadLastJoin = () => string;

type SendResult = {
  /** How many entries are still to be sent. Those that wait for the user are not. */
  left: number;
  /** Nothing can be sent before. */
  waitMs: number;
};

/**
 * Sends the entries of this device, one after another, unless another tab or worker
 * is doing it. Does not reject for an entry that cannot be sent; rejects where the
 * browser blocks storage. Uses nothing that only pages have.
 *
 * @param lastJoin of a page: without it, entries of a list that was not known are
 *   sent only if this browser has no list yet
 */
export async function sendOutbox(lastJoin?: ReadLastJoin): Promise<SendResult> {
  const added = await withFreeLock(SENDER_LOCK, () => sendEntries(lastJoin));
  if (added) await refreshExpensesCopy();
  const entries = await readEntries();
  const left = entries.filter(({ problem }) => !problem).length;
  return { left, waitMs: await pauseLeft() };
}

/**
 * Handles the `sync` event of a worker. Rejects while entries are left, so that the
 * browser tries again later.
 */
export async function syncOutbox() {
  const { left } = await sendOutbox();
  if (left > 0) throw new Error(`Not sent yet: ${left}.`);
}

/** Waits until no sender runs, and holds others off during the call. */
export function withoutSender<T>(call: () => Promise<T>): Promise<T> {
  return withLock(SENDER_LOCK, call);
}

/** Waits until the entry is not being sent, and holds it back during the call. */
export function withEntryLock<T>(
  key: string,
  call: () => Promise<T>,
): Promise<T> {
  return withLock(`outbox-entry-${key}`, call);
}

/** Resolves to how many expenses were added. */
async function sendEntries(
  lastJoin: ReadLastJoin | undefined,
): Promise<number> {
  await releaseEndedPresses();
  const tried = new Set<string>();
  let added = 0;
  let failures = 0;
  while (failures < MAX_FAILURES && (await pauseLeft()) === 0) {
    const entry = nextEntry(await readEntries(), tried);
    if (!entry) break;
    tried.add(entry.key);
    const outcome = await deliverEntry(entry.key, lastJoin);
    if (outcome?.kind === "added") added += 1;
    if (outcome?.kind !== "later") continue;
    failures += 1;
    if (outcome.retryAfterSeconds !== undefined)
      await pauseFor(outcome.retryAfterSeconds * 1000);
    if (outcome.isForAll) break;
  }
  return added;
}

/** The browser releases the lock of a page that has ended. */
async function releaseEndedPresses() {
  const entries = await readEntries();
  const presses = new Set(entries.flatMap(({ press }) => press ?? []));
  for (const press of presses)
    await withFreeLock(pressLock(press), () => releasePress(press));
}

/** One that always fails must not hold back the others: the fewest tries first, then the oldest. */
function nextEntry(
  entries: readonly OutboxEntry[],
  tried: ReadonlySet<string>,
): OutboxEntry | undefined {
  const [next] = entries
    .filter(({ key, problem, press }) => !problem && !press && !tried.has(key))
    .sort((a, b) => a.tries - b.tries || a.at - b.at);
  return next;
}

/**
 * Sends the entry with this key, and stores the outcome. Resolves to undefined when
 * it is gone, or waits for the user or for a page.
 */
function deliverEntry(
  key: string,
  lastJoin: ReadLastJoin | undefined,
): Promise<SendOutcome | undefined> {
  return withEntryLock(key, async () => {
    const entry = await readEntry(key);
    if (!entry || entry.problem || entry.press) return undefined;
    const outcome = isUnbound(entry)
      ? await withListLock(() => sendUnbound(entry, lastJoin))
      : await sendEntry(entry, entry.list);
    if (outcome) await settle(entry, outcome);
    return outcome;
  });
}

/** The caller has the list lock, so that two first adds make one list. */
async function sendUnbound(
  entry: OutboxEntry,
  lastJoin: ReadLastJoin | undefined,
): Promise<SendOutcome | undefined> {
  const { joinBefore } = entry;
  const list = await fetchCookieList();
  if (list === undefined) return UNTRIED;
  if (list === GONE)
    return rejected({ status: HTTP.CONFLICT, code: "unknown_list" });
  if (list !== NONE && list !== ONE) {
    // Made by another tab, or joined: only a page knows which.
    if (!lastJoin) return undefined;
    if (joinBefore !== lastJoin())
      return rejected({ status: HTTP.CONFLICT, code: "wrong_list" });
  }
  const outcome = await sendEntry(entry, list);
  if (outcome.kind === "added") {
    const { list: made } = outcome;
    await storeIfPossible(() => bindEntries(made, joinBefore));
  }
  return outcome;
}

/** The list of this browser's cookie; undefined without a response. */
async function fetchCookieList(): Promise<ListRef> {
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

/** Sends one entry to the list, and to no other. Does not reject. */
async function sendEntry(
  entry: OutboxEntry,
  list: ListRef,
): Promise<SendOutcome> {
  if (navigator.onLine === false) return UNTRIED;
  // Before the request: the tab may be closed before the response.
  await storeIfPossible(() =>
    updateEntry(entry.key, (entry) => ({ ...entry, tries: entry.tries + 1 })),
  );
  return postExpense(entry, async (url, { headers, ...init }) => {
    const response = await fetch(url, {
      ...init,
      headers: {
        ...headers,
        ...(list !== undefined && { [IF_LIST_HEADER]: list }),
      },
      // The login page of a network is not a response of the server.
      redirect: "manual",
      signal: AbortSignal.timeout(SEND_MS),
    });
    if (response.status !== HTTP.CREATED)
      throw await readApiError(`${init.method} ${url}`, response);
    return response;
  });
}

/**
 * Deletes the entry, after its expense was published, so that its row does not
 * disappear for a moment.
 *
 * @param entry as it was before the try
 */
async function settle({ key, tries }: OutboxEntry, outcome: SendOutcome) {
  if (isInList(outcome)) return completeEntries([key]);
  if (outcome.kind !== "rejected") return;
  const { problem } = outcome;
  await storeIfPossible(() =>
    updateEntry(key, (entry) => ({ ...entry, tries, problem })),
  );
}

/**
 * Reads the expenses again after some were sent, for the copy that is shown offline.
 * The list lock keeps a list that is left meanwhile from being stored afterwards.
 */
async function refreshExpensesCopy() {
  try {
    await withListLock(async () => {
      const signal = AbortSignal.timeout(READ_MS);
      const response = await fetch(SHOW_URL, { cache: "no-cache", signal });
      await storeExpensesCopy(await readExpensesResponse(response));
    });
  } catch (error) {
    console.info("The copy of the expenses is not the newest.", error);
  }
}
