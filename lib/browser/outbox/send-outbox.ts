import { deliverEntry, type ReadLastJoin } from "./deliver-entry";
import { readEntries } from "./outbox-entries";
import type { OutboxEntry } from "./outbox-entry";
import { withSenderLock } from "./outbox-locks";
import { refreshExpensesCopy } from "./refresh-expenses-copy";
import { pauseFor, pauseLeft } from "./send-pause";

/** A server that fails for so many entries will fail for the others too. */
const MAX_FAILURES = 3;

export type SendResult = {
  /** Of the entries that are still to be sent. Those that wait for the user are not. */
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
export async function sendOutbox({
  lastJoin,
}: { lastJoin?: ReadLastJoin } = {}): Promise<SendResult> {
  const stored = await withSenderLock(() => sendAll(lastJoin));
  if (stored) await refreshExpensesCopy();
  const entries = await readEntries();
  const left = entries.filter(({ problem }) => !problem).length;
  return { left, waitMs: await pauseLeft() };
}

/** Resolves to how many entries were stored. */
async function sendAll(lastJoin: ReadLastJoin | undefined): Promise<number> {
  const tried = new Set<string>();
  let stored = 0;
  let failures = 0;
  while (failures < MAX_FAILURES && (await pauseLeft()) === 0) {
    const entry = nextEntry(await readEntries(), tried);
    if (!entry) break;
    tried.add(entry.key);
    const outcome = await deliverEntry(entry.key, lastJoin);
    if (outcome?.kind === "stored") stored += 1;
    if (outcome?.kind !== "later") continue;
    if (outcome.isUnsent && !outcome.isForAll) continue;
    failures += 1;
    if (outcome.retryAfterSeconds !== undefined)
      await pauseFor(outcome.retryAfterSeconds * 1000);
    if (outcome.isForAll) break;
  }
  return stored;
}

/** One that always fails must not hold back the others: the fewest tries first, then the oldest. */
function nextEntry(
  entries: readonly OutboxEntry[],
  tried: ReadonlySet<string>,
): OutboxEntry | undefined {
  const [next] = entries
    .filter(({ key, problem }) => !problem && !tried.has(key))
    .sort((a, b) => a.tries - b.tries || a.at - b.at);
  return next;
}
