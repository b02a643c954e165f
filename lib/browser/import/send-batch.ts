import { type ListRef, listOf } from "@/lib/browser/api/list-ref";
import { sendWrite } from "@/lib/browser/list/send-write";
import { removeUnsentExpenses } from "@/lib/browser/outbox/marked-outbox";
import { isRecord } from "@/lib/domain/type-guards";
import { EXPENSES_URL } from "@/lib/browser/api/urls";
import type { ImportedExpense } from "./imported-expense";
import { type Batch, splitBatches } from "./split-batches";
import { type OnWait, waitForLimit } from "./wait-for-limit";

const STATUSES = ["created", "new", "exists", "changed"] as const;

/** `exists`: stored before with these fields; `changed`: stored before with others. */
export type RowStatus = (typeof STATUSES)[number];

type BatchResponse = {
  /** In the order of the rows. */
  results: { id: string; status: RowStatus }[];
  /** The list that has the rows now. */
  list: ListRef;
};

/**
 * Stores the rows whose keys or ids are not stored yet. With `dryRun`, stores nothing and
 * responds with `new` for them. Rejects as sendWrite does.
 */
export async function sendBatch(
  batch: Batch,
  list: ListRef,
  { dryRun, joinBefore }: { dryRun: boolean; joinBefore?: string | undefined },
): Promise<BatchResponse> {
  const body = `{"expenses":[${batch.json.join()}],"dryRun":${dryRun}}`;
  const response = await post("/batch", body, list, joinBefore);
  const json: unknown = await response.json();
  const results = readResults(isRecord(json) ? json["results"] : undefined);
  if (results.length !== batch.rows.length)
    throw new TypeError("The response has not one result for each row.");
  return { results, list: listOf(response) };
}

/**
 * Removes the expenses of the rows unless they were edited, perhaps on another device.
 * Yields the keys of those that each call has removed, and how many are left. Rejects
 * as sendWrite does.
 */
export async function* removeUnchanged(
  rows: readonly ImportedExpense[],
  list: ListRef,
  signal: AbortSignal,
  onWait?: OnWait,
) {
  for (const batch of splitBatches(rows)) {
    const check = () => sendBatch(batch, list, { dryRun: true });
    const { results } = await waitForLimit(check, signal, onWait);
    const isUnchanged = (row: number) => results[row]?.status === "exists";
    const ids = results
      .map(({ id }) => id)
      .filter((_, row) => isUnchanged(row));
    const remove = async () => {
      await removeUnsentExpenses(list, ids);
      await post("/delete", JSON.stringify({ ids }), list);
    };
    if (ids.length > 0) await waitForLimit(remove, signal, onWait);
    yield {
      keys: batch.rows
        .map(({ key }) => key)
        .filter((_, row) => isUnchanged(row)),
      edited: results.filter(({ status }) => status === "changed").length,
    };
  }
}

function post(
  path: string,
  body: string,
  list: ListRef,
  joinBefore?: string,
): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body };
  return sendWrite(EXPENSES_URL + path, init, list, { joinBefore });
}

function readResults(results: unknown): BatchResponse["results"] {
  if (!Array.isArray(results)) return [];
  return results.flatMap((result: unknown) => {
    if (!isRecord(result)) return [];
    const { _id: id, status: name } = result;
    const status = STATUSES.find((known) => known === name);
    return typeof id === "string" && status ? [{ id, status }] : [];
  });
}
