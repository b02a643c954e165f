import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { readExpenses } from "@/lib/wire/read-expenses";
import type { ExpenseList, ExpenseStore } from "./port";
import { toJson } from "@/lib/wire/expense-json";

const PIECE_ROWS = 5000;

/**
 * The two reading methods of a store that others write to as well, and that
 * tells nobody: the revision is a digest of the list, so each request for it
 * reads the list. The last one read is kept for the `list` that follows.
 * However many requests come at once, one reading is under way and one waits.
 *
 * @param read gives rows as another host's list has them, newest added first
 */
export function listSnapshots(
  read: () => Promise<unknown>,
): Pick<ExpenseStore, "list" | "revision"> {
  let last: { revision: string; list: ExpenseList } | undefined;

  const take = shareReadings(async () => {
    const { expenses, unreadable } = await readExpenses(await read());
    const digest = createHash("sha256").update(`${unreadable}`);
    const pieces: string[] = [];
    for (let from = 0; from < expenses.length; from += PIECE_ROWS) {
      const rows = expenses.slice(from, from + PIECE_ROWS).map(toJson);
      const json = JSON.stringify(rows).slice(1, -1);
      pieces.push((from === 0 ? "[" : ",") + json);
      digest.update(json);
      await setImmediate();
    }
    pieces.push(pieces.length === 0 ? "[]" : "]");
    const revision = digest.digest("hex").slice(0, 32);
    last = {
      revision,
      list: { revision, unreadable, json: () => each(pieces) },
    };
    return last;
  });

  return {
    list: async (revision) => {
      const { list } = last && last.revision === revision ? last : await take();
      return list;
    },
    revision: async () => (await take()).revision,
  };
}

/**
 * Shares readings among those who ask at once. A reading that is under way may
 * have missed what was written before it was asked for, so who comes then gets
 * the next one, which starts when this one has ended. When this one fails, the
 * store cannot be read, and the next one fails with it.
 */
function shareReadings<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  let waiting: Promise<T> | undefined;
  const start = () => (underWay = read().finally(() => (underWay = undefined)));
  const startWaiting = () => {
    waiting = undefined;
    return start();
  };
  const fail = (error: unknown) => {
    waiting = undefined;
    throw error;
  };
  return () => (waiting ??= underWay?.then(startWaiting, fail)) ?? start();
}

async function* each(pieces: readonly string[]) {
  yield* pieces;
}
