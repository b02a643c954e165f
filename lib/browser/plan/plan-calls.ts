import { lostListProblem, readApiError } from "@/lib/browser/api/api-error";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import {
  delayNetworkError,
  isUnreachable,
  request,
} from "@/lib/browser/api/request";
import { sendWrite } from "@/lib/browser/list/send-write";
import { IS_OWN_API, PLAN_URL } from "@/lib/browser/api/urls";
import { lastList } from "@/lib/browser/list/last-list";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";
import { IF_LIST_HEADER } from "@/lib/domain/wire/headers";
import { parsePlan } from "./parse-plan";
import { readLocalCopy, storeLocalCopy } from "@/lib/browser/list/local-copies";
import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import * as HTTP from "@/lib/domain/wire/http-status";

/** The key of the plan in localStorage, for an external API. */
const KEY = "plan";

/** A plan and the ETag to replace it with; undefined for a plan in this browser. */
export type StoredPlan = {
  plan: Plan;
  etag: string | undefined;
  /** The server could not be reached, and this is the browser's copy. */
  isCopy?: true;
};

/**
 * GET /plan, or the plan in this browser if no server stores one. Without the network,
 * resolves to the browser's copy, if it has one. Otherwise rejects with an ApiError,
 * or the error of fetch. When the browser has another list, publishes `switched`.
 */
export async function fetchPlan(
  list: ListRef,
  isOnServer: boolean,
  signal?: AbortSignal,
): Promise<StoredPlan> {
  if (!isOnServer) return { plan: await readStoredPlan(), etag: undefined };
  const headers = isKnownList(list) ? { [IF_LIST_HEADER]: list } : {};
  const init = {
    headers,
    cache: "no-store",
    ...(signal && { signal }),
  } as const;
  try {
    const response = await request(PLAN_URL, init);
    if (response.ok) return await readPlan(response, list);
    const error = await readApiError(`GET ${PLAN_URL}`, response);
    if (lostListProblem(error)) publishListEvent({ kind: "switched" });
    throw error;
  } catch (error) {
    const copy = isUnreachable(error) ? readLocalCopy("plan", list) : undefined;
    if (copy === undefined) return delayNetworkError(error);
    return { plan: await readJson(copy), etag: "", isCopy: true };
  }
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
    if (!writeLocalRecord(KEY, planToJson(plan)))
      throw new Error("The plan could not be stored in this browser.");
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
    { acceptedStatus: HTTP.PRECONDITION_FAILED },
  );
  if (response.status === HTTP.PRECONDITION_FAILED) return undefined;
  // The first plan of a visitor makes the list.
  if (!isKnownList(list)) publishListEvent({ kind: "stale" });
  return readPlan(response, list);
}

async function readPlan(
  response: Response,
  list: ListRef,
): Promise<StoredPlan> {
  const json: unknown = await response.json();
  const plan = await readJson(json);
  const etag = response.headers.get("etag") ?? "";
  storeLocalCopy("plan", list, json);
  return { plan, etag };
}

async function readJson(json: unknown): Promise<Plan> {
  const plan = await parsePlan(json);
  if (!plan) throw new Error("The plan could not be read.");
  return plan;
}

/** Whether the server stores the plan of the list; otherwise this browser does. */
export function isPlanOnServer(): boolean {
  const { isEditable, isReader } = lastList();
  return IS_OWN_API && (isEditable !== false || isReader);
}

/** The plan of the list as this browser has read it last, without a request; undefined if it has not. */
export async function lastPlan(list: ListRef): Promise<Plan | undefined> {
  return isPlanOnServer()
    ? parsePlan(readLocalCopy("plan", list))
    : readStoredPlan();
}

/** The plan in this browser, for an external API; empty if it is missing or unreadable. */
async function readStoredPlan(): Promise<Plan> {
  const stored = readLocalRecord(KEY);
  return (stored && (await parsePlan(stored))) ?? EMPTY_PLAN;
}
