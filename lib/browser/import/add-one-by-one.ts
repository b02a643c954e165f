import { publishListEvent } from "@/lib/browser/list/list-events";
import { sendWrite } from "@/lib/browser/list/send-write";
import { ADD_URL } from "@/lib/browser/api/urls";
import { addRequest } from "@/lib/browser/outbox/post-expense";
import type { ImportOutcome, ImportProgress } from "./import-expenses";
import { type ImportedExpense, toRequestFields } from "./imported-expense";
import { type PlanRestore, restorePlan } from "./restore-plan";
import { delay, type OnWait, waitForLimit } from "./wait-for-limit";

/** The default rate limit of the app's own API, for an upstream host. */
const PACE_MS = 500;

/**
 * Stores the rows with single adds, for an outside host, which takes no batches. A
 * row that is there already is stored again. Such a host has no plan: it is restored in
 * this browser. Does not reject.
 */
export async function addOneByOne(
  rows: readonly ImportedExpense[],
  {
    plan,
    signal,
    onProgress,
    onWait,
  }: {
    plan?: PlanRestore | undefined;
    /** Stops after the add under way. */
    signal: AbortSignal;
    onProgress: (progress: ImportProgress) => void;
    onWait: OnWait;
  },
): Promise<ImportOutcome> {
  let created = 0;
  let end: ImportOutcome["end"] = "complete";
  try {
    for (const row of rows) {
      if (created > 0) await delay(PACE_MS, signal);
      signal.throwIfAborted();
      await waitForLimit(
        () =>
          sendWrite(
            ADD_URL,
            addRequest(row.key, toRequestFields(row)),
            undefined,
          ),
        signal,
        onWait,
      );
      created += 1;
      onProgress({ done: created, keys: [row.key] });
    }
  } catch (error) {
    end = signal.aborted ? "cancelled" : { error };
  }
  publishListEvent({ kind: "stale" });
  const restored =
    plan &&
    end === "complete" &&
    (await restorePlan(plan, undefined, signal, onWait));
  return {
    created,
    existed: 0,
    replaced: 0,
    shared: 0,
    left: 0,
    end,
    list: undefined,
    undoId: undefined,
    ...(restored && { plan: restored }),
  };
}
