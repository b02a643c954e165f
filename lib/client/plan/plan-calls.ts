import { lostListProblem, readApiError } from "@/lib/client/api-error";
import { publishListEvent } from "@/lib/client/list/list-events";
import { isKnownList, type ListRef } from "@/lib/client/list/list-ref";
import { request } from "@/lib/client/request";
import { sendWrite } from "@/lib/client/send-write";
import { PLAN_URL } from "@/lib/client/urls";
import type { Plan } from "@/lib/plan/plan";
import { planToJson } from "@/lib/plan/plan-json";
import { planSchema } from "@/lib/plan/plan-schema";
import { IF_LIST_HEADER } from "@/lib/wire/headers";
import { readStoredPlan, storePlan } from "./plan-storage";

const PRECONDITION_FAILED = 412;

/** A plan and the ETag to replace it with; undefined for a plan in this browser. */
export type StoredPlan = { plan: Plan; etag: string | undefined };

/**
 * GET /plan, or the plan in this browser if no server stores one. Rejects with an
 * ApiError, or the error of fetch. When the browser has another list, publishes
 * `switched`.
 */
export async function fetchPlan(
  list: ListRef,
  isOnServer: boolean,
  signal?: AbortSignal,
): Promise<StoredPlan> {
  if (!isOnServer) return { plan: readStoredPlan(), etag: undefined };
  const headers = isKnownList(list) ? { [IF_LIST_HEADER]: list } : {};
  const response = await request(PLAN_URL, {
    headers,
    cache: "no-store",
    ...(signal && { signal }),
  });
  if (response.ok) return readPlan(response);
  const error = await readApiError(`GET ${PLAN_URL}`, response);
  if (lostListProblem(error)) publishListEvent({ kind: "switched" });
  throw error;
}

/**
 * PUT /plan. Resolves to undefined when another device has changed the plan;
 * rejects as sendWrite does.
 */
export async function replacePlan(
  { plan, etag }: StoredPlan,
  list: ListRef,
): Promise<StoredPlan | undefined> {
  if (etag === undefined) {
    storePlan(plan);
    return { plan, etag };
  }
  const response = await sendWrite(
    PLAN_URL,
    {
      method: "PUT",
      headers: { "content-type": "application/json", "if-match": etag },
      body: JSON.stringify(planToJson(plan)),
    },
    list,
    { acceptedStatus: PRECONDITION_FAILED },
  );
  if (response.status === PRECONDITION_FAILED) return undefined;
  // The first plan of a visitor makes the list.
  if (!isKnownList(list)) publishListEvent({ kind: "stale" });
  return readPlan(response);
}

async function readPlan(response: Response): Promise<StoredPlan> {
  const json: unknown = await response.json();
  const parsed = planSchema.safeParse(json);
  if (!parsed.success) throw new Error("The plan could not be read.");
  return { plan: parsed.data, etag: response.headers.get("etag") ?? "" };
}
