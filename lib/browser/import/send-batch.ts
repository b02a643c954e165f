import { type ListRef, listOf } from "@/lib/browser/api/list-ref";
import { sendWrite } from "@/lib/browser/list/send-write";
import { removeUnsentExpenses } from "@/lib/browser/outbox/marked-outbox";
import { isRecord } from "@/lib/domain/type-guards";
import { EXPENSES_URL } from "@/lib/browser/api/urls";
import type { Batch } from "./split-batches";

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

/** Removes at most 500 expenses. Rejects as sendWrite does. */
export async function removeExpenses(
  ids: readonly string[],
  list: ListRef,
): Promise<void> {
  await removeUnsentExpenses(ids);
  await post("/delete", JSON.stringify({ ids }), list);
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
