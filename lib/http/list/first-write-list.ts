import { planBatch } from "@/lib/store/batch-add";
import { type ListStore, StoreError } from "@/lib/store/port";

/** A visitor's list before the first write, which makes the list. */
export function firstWriteList(create: () => Promise<ListStore>): ListStore {
  return {
    ...emptyList(),
    add: async (expense, key) => (await create()).add(expense, key),
    addBatch: async (rows, options) =>
      options?.dryRun
        ? planBatch(rows, () => undefined, { dryRun: true }).results
        : (await create()).addBatch(rows, options),
    replace: async (id, expense) => (await create()).replace(id, expense),
    restore: async (id, expense) => (await create()).restore(id, expense),
  };
}

/** A list without expenses that takes none. */
export function emptyList(): ListStore {
  return {
    editable: true,
    list: async () => ({ unreadable: 0, json: emptyJson }),
    newest: async () => [],
    add: async () => listGone(),
    addBatch: async () => listGone(),
    replace: async () => listGone(),
    restore: async () => listGone(),
    remove: async () => false,
    removeBatch: async () => 0,
    revision: async () => "empty",
    count: async () => 0,
    erase: async () => undefined,
  };
}

async function* emptyJson() {
  yield "[]";
}

function listGone(): never {
  throw new StoreError("list_gone", "There is no list.");
}
