import "server-only";
import { listGone } from "@/lib/server/store/list-errors";
import {
  type ListId,
  NO_PLAN,
  type PlanStore,
  type StoredPlan,
} from "@/lib/server/store/port";
import { parseStoredPlan } from "@/lib/server/store/stored-plan";
import type { Connection } from "./sqlite-lock";
import { bytesOf, type ListKey } from "./sqlite-lists";

/** Null for a list without a plan. */
type Row = { revision: string | null; json: string | null };

/** Prepares the statements that all lists share; returns the function that opens the plan of a list. */
export function createPlanStores({
  database,
  call,
}: Connection): (list: ListId) => PlanStore {
  const find = database.prepare<[ListKey], Row>(
    `SELECT plans.revision AS revision, plan AS json
     FROM lists LEFT JOIN plans USING (list_no) WHERE list = ?`,
  );
  const write = database
    .prepare<[{ list: ListKey; json: string }], string>(
      `INSERT INTO plans (list_no, revision, plan)
       SELECT list_no, hex(randomblob(8)), @json FROM lists WHERE list = @list
       ON CONFLICT (list_no) DO UPDATE
         SET revision = excluded.revision, plan = excluded.plan
       RETURNING revision`,
    )
    .pluck();
  const markUsed = database.prepare<[ListKey]>(
    "UPDATE lists SET used_on = date('now') WHERE list = ?",
  );

  const findRow = (list: ListKey): Row => {
    const row = find.get(list);
    if (!row) throw listGone();
    return row;
  };
  const read = (list: ListKey): StoredPlan => {
    const { revision, json } = findRow(list);
    if (revision === null || json === null) return NO_PLAN;
    return { revision, plan: parseStoredPlan(json) };
  };
  const writeExpected = database.transaction(
    (list: ListKey, json: string, expectedRevision: string) => {
      const { revision } = findRow(list);
      if ((revision ?? NO_PLAN.revision) !== expectedRevision) return undefined;
      markUsed.run(list);
      return write.get({ list, json });
    },
  );

  return (listId) => {
    const list = bytesOf(listId);
    return {
      readPlan: () => call(() => read(list)),
      writePlan: (plan, expectedRevision) =>
        call(() =>
          writeExpected.immediate(list, JSON.stringify(plan), expectedRevision),
        ),
    };
  };
}
