import type { ListStore } from "@/lib/server/store/port";
import type { ListAccess } from "./list-access";

const ROWS_PER_POINT = 100;

/** The store with batches that count once per 100 rows. The request itself was counted once. */
export function withBatchLimits(
  store: ListStore,
  { list, ref, takePoints }: ListAccess,
): ListStore {
  const count = async (rows: readonly unknown[]) => {
    const points = Math.ceil(rows.length / ROWS_PER_POINT) - 1;
    if (points < 1) return;
    await takePoints("clientWrites", { points });
    if (list.status === "found")
      await takePoints("listWrites", { key: ref, points });
  };
  return {
    ...store,
    addBatch: async (rows, options) => {
      await count(rows);
      return store.addBatch(rows, options);
    },
    removeBatch: async (ids) => {
      await count(ids);
      return store.removeBatch(ids);
    },
  };
}
