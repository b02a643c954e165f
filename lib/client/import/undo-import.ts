import type { ListRef } from "@/lib/client/list/list-ref";
import { publishListEvent } from "@/lib/client/list/list-events";
import { deleteImport, readImportRows } from "./import-records";
import { removeExpenses, sendBatch } from "./send-batch";
import { splitBatches } from "./split-batches";
import { waitForLimit } from "./wait-for-limit";

export type UndoneImport = {
  /** The keys of the removed expenses. */
  removed: string[];
  /** How many expenses were edited since, and are left in the list. */
  left: number;
};

/**
 * Removes the expenses that the import has created and that nobody has edited
 * since. Rejects as sendWrite does; calling it again then removes the rest.
 */
export async function undoImport(
  id: string,
  list: ListRef,
): Promise<UndoneImport> {
  const { signal } = new AbortController();
  const removed: string[] = [];
  let left = 0;
  try {
    for (const batch of splitBatches(await readImportRows(id))) {
      const check = () => sendBatch(batch, list, { dryRun: true });
      const { results } = await waitForLimit(check, signal);
      const unchanged = results.filter(({ status }) => status === "exists");
      left += results.filter(({ status }) => status === "changed").length;
      if (unchanged.length === 0) continue;
      const ids = unchanged.map(({ id }) => id);
      await waitForLimit(() => removeExpenses(ids, list), signal);
      const keys = batch.rows.map(({ key }) => key);
      removed.push(
        ...keys.filter((_, row) => results[row]?.status === "exists"),
      );
    }
  } finally {
    publishListEvent({ kind: "stale" });
  }
  await deleteImport(id);
  return { removed, left };
}
