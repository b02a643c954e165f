import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { toJson } from "@/lib/expenses/expense";
import { readExpenses } from "@/lib/expenses/read-expenses";
import type { ExpenseList, ExpenseStore } from "./port";

const PIECE_ROWS = 5000;

/**
 * The two reading methods of a store that others write to as well, and that
 * tells nobody: the revision is a digest of the list, so each asking for it
 * reads the list. The last one read is kept for the `list` that follows.
 *
 * @param read gives rows as another host's list has them, newest added first
 */
export function listSnapshots(
  read: () => Promise<unknown>,
): Pick<ExpenseStore, "list" | "revision"> {
  let last: { revision: string; list: ExpenseList } | undefined;

  const take = async () => {
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
  };

  return {
    list: async (revision) => {
      const { list } = last && last.revision === revision ? last : await take();
      return list;
    },
    revision: async () => (await take()).revision,
  };
}

async function* each(pieces: readonly string[]) {
  yield* pieces;
}
