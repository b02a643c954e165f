import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { toJson } from "@/lib/domain/wire/expense-json";
import { readExpenses } from "@/lib/domain/wire/read-expenses";
import type { ExpenseList, ListStore } from "./port";

const CHUNK_ROWS = 5000;

type Snapshot = { revision: string; list: ExpenseList; characters: number };

/** The longest JSON of a cached snapshot. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/**
 * `list` and `revision` for a list that other programs change without notice: the
 * revision is a digest of the list, so each call reads the whole list. The last
 * snapshot is cached for the `list` call that follows. Concurrent calls share
 * reads: one is running and one is queued at most.
 *
 * @param read resolves to the rows as parsed JSON, newest added first
 */
export function createListSnapshots(
  read: () => Promise<unknown>,
  maxCharacters = MAX_CHARACTERS,
): Pick<ListStore, "list" | "revision"> {
  let last: Snapshot | undefined;
  // A snapshot that is too long for the cache exists until the event loop runs,
  // and so for a `list` that follows `revision` in the same turn.
  let newest: WeakRef<Snapshot> | undefined;
  const take = shareReads(async () => {
    const snapshot = await takeSnapshot(await read());
    last = snapshot.characters <= maxCharacters ? snapshot : undefined;
    newest = new WeakRef(snapshot);
    return snapshot;
  });
  return {
    list: async (revision) => {
      const cached = last ?? newest?.deref();
      const isCurrent = cached && cached.revision === revision;
      return (isCurrent ? cached : await take()).list;
    },
    revision: async () => (await take()).revision,
  };
}

async function takeSnapshot(json: unknown): Promise<Snapshot> {
  const { expenses, unreadable } = await readExpenses(json);
  const digest = createHash("sha256").update(`${unreadable}`);
  const chunks: string[] = [];
  let characters = 1;
  for (let from = 0; from < expenses.length; from += CHUNK_ROWS) {
    const rows = expenses.slice(from, from + CHUNK_ROWS).map(toJson);
    const json = JSON.stringify(rows).slice(1, -1);
    chunks.push((from === 0 ? "[" : ",") + json);
    characters += json.length;
    digest.update(json);
    await setImmediate();
  }
  chunks.push(chunks.length === 0 ? "[]" : "]");
  const revision = digest.digest("hex").slice(0, 32);
  const list = { revision, unreadable, json: () => iterate(chunks) };
  return { revision, list, characters };
}

/**
 * Shares reads between concurrent callers. A running read may have missed a
 * write that precedes a later call, so later callers share the next read, which
 * starts when the running one ends. When the running read fails, the queued one
 * fails with it.
 */
function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let queued: Promise<T> | undefined;
  const start = () => (running = read().finally(() => (running = undefined)));
  const startQueued = () => {
    queued = undefined;
    return start();
  };
  const failQueued = (error: unknown) => {
    queued = undefined;
    throw error;
  };
  return () => (queued ??= running?.then(startQueued, failQueued)) ?? start();
}

async function* iterate(chunks: readonly string[]) {
  yield* chunks;
}
