import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { toJson } from "@/lib/domain/wire/expense-json";
import { readExpenses } from "@/lib/domain/wire/read-expenses";
import type { ExpenseList, ListId, ListStore } from "./port";

const CHUNK_ROWS = 5000;

type Snapshot = { revision: string; list: ExpenseList; characters: number };
type ListSnapshots = Pick<ListStore, "list" | "revision">;

/** The limit for the JSON of all cached snapshots together. */
const MAX_CHARACTERS = 64 * 1024 * 1024;
/** The number of lists whose concurrent reads are shared. */
const MAX_SHARED = 1000;

/**
 * `list` and `revision` for a store that other programs change without notice:
 * the revision is a digest of the list, so each call reads the whole list. The
 * last snapshot is cached for the `list` call that follows. Concurrent calls
 * share reads: one is running and one is queued at most.
 *
 * @param read resolves to the rows as parsed JSON, newest added first
 */
export function createListSnapshots(
  read: (list: ListId) => Promise<unknown>,
  maxCharacters = MAX_CHARACTERS,
): (list: ListId) => ListSnapshots {
  const last = new LRUCache<ListId, Snapshot>({
    maxSize: maxCharacters,
    sizeCalculation: ({ characters }) => characters,
  });
  const opened = new LRUCache<ListId, ListSnapshots>({ max: MAX_SHARED });

  const open = (listId: ListId): ListSnapshots => {
    // A snapshot that is too long for the cache exists until the event loop runs,
    // and so for a `list` that follows `revision` in the same turn.
    let newest: WeakRef<Snapshot> | undefined;
    const take = shareReads(async () => {
      const snapshot = await takeSnapshot(await read(listId));
      last.set(listId, snapshot);
      newest = new WeakRef(snapshot);
      return snapshot;
    });
    return {
      list: async (revision) => {
        const cached = last.get(listId) ?? newest?.deref();
        const isCurrent = cached && cached.revision === revision;
        return (isCurrent ? cached : await take()).list;
      },
      revision: async () => (await take()).revision,
    };
  };
  return (listId) => {
    const snapshots = opened.get(listId) ?? open(listId);
    opened.set(listId, snapshots);
    return snapshots;
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
