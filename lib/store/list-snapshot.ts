import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { readExpenses } from "@/lib/wire/read-expenses";
import type { ExpenseList, ExpenseStore } from "./port";
import { toJson } from "@/lib/wire/expense-json";

const CHUNK_ROWS = 5000;

/**
 * `list` and `revision` for a store that other programs change without notice:
 * the revision is a digest of the list, so each call reads the whole list. The
 * last snapshot is cached for the `list` call that follows. Concurrent calls
 * share reads: one is running and one is queued at most.
 *
 * @param read resolves to the rows as parsed JSON, newest added first
 */
export function createListSnapshots(
  read: () => Promise<unknown>,
): Pick<ExpenseStore, "list" | "revision"> {
  let last: { revision: string; list: ExpenseList } | undefined;

  const takeSnapshot = shareReads(async () => {
    const { expenses, unreadable } = await readExpenses(await read());
    const digest = createHash("sha256").update(`${unreadable}`);
    const chunks: string[] = [];
    for (let from = 0; from < expenses.length; from += CHUNK_ROWS) {
      const rows = expenses.slice(from, from + CHUNK_ROWS).map(toJson);
      const json = JSON.stringify(rows).slice(1, -1);
      chunks.push((from === 0 ? "[" : ",") + json);
      digest.update(json);
      await setImmediate();
    }
    chunks.push(chunks.length === 0 ? "[]" : "]");
    const revision = digest.digest("hex").slice(0, 32);
    last = {
      revision,
      list: { revision, unreadable, json: () => iterate(chunks) },
    };
    return last;
  });

  return {
    list: async (revision) => {
      const { list } =
        last && last.revision === revision ? last : await takeSnapshot();
      return list;
    },
    revision: async () => (await takeSnapshot()).revision,
  };
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
