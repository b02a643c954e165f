import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";

const WAIT_MS = 5000;
const RETRY_MS = 10;

/**
 * Runs it, and again for up to five seconds while another process holds the
 * lock that it needs. Other requests are handled between two tries.
 */
export async function whenUnlocked<T>(action: () => T): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Collects what is asked for in one turn of the event loop, or while the file is
 * locked, and runs it together: adds that come at once share a transaction, and
 * so wait for the disk once.
 */
export function inBatches<In, Out>(run: (items: In[]) => Out[]) {
  type Waiting = {
    item: In;
    resolve: (result: Out) => void;
    reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  const take = () => {
    const batch = waiting;
    waiting = [];
    return batch;
  };
  const flush = async () => {
    try {
      await whenUnlocked(() => {
        const results = run(waiting.map(({ item }) => item));
        take().forEach(({ resolve }, index) => resolve(results[index] as Out));
      });
    } catch (error) {
      for (const { reject } of take()) reject(error);
    }
  };
  return (item: In) =>
    new Promise<Out>((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1)
        setImmediate(() => void flush());
    });
}

function isLocked(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    error.code.startsWith("SQLITE_BUSY")
  );
}
