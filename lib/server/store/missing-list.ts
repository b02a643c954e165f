import "server-only";
import { planBatch } from "./batch-add";
import { type ListStore, NO_PLAN } from "./port";

/** The `missing` of every ListRegistry. */
export function missingList(create: () => Promise<ListStore>): ListStore {
  return {
    editable: true,
    list: async () => ({ unreadable: 0, json: emptyJson }),
    newest: async () => [],
    add: async (expense, key) => (await create()).add(expense, key),
    addBatch: async (rows, options) =>
      options?.dryRun
        ? planBatch(rows, () => undefined, { dryRun: true }).results
        : (await create()).addBatch(rows, options),
    replace: async (id, expense) => (await create()).replace(id, expense),
    restore: async (id, expense) => (await create()).restore(id, expense),
    remove: async () => false,
    removeBatch: async () => 0,
    revision: async () => "empty",
    count: async () => 0,
    erase: async () => undefined,
    readPlan: async () => NO_PLAN,
    writePlan: async (plan, expectedRevision) =>
      expectedRevision === NO_PLAN.revision
        ? (await create()).writePlan(plan, expectedRevision)
        : undefined,
  };
}

async function* emptyJson() {
  yield "[]";
}
