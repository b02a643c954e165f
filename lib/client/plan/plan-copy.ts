import { isKnownList, type ListRef } from "@/lib/client/list/list-ref";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "@/lib/client/storage/local-storage";
import { isRecord } from "@/lib/client/type-guards";

/** By list: the JSON of the plan that was fetched last, to be read offline. */
const KEY = "plan-copy";

/** Only of one list: localStorage is small, and a browser hardly ever has another. */
export function storePlanCopy(list: ListRef, etag: string, json: unknown) {
  if (!isKnownList(list) || readCopy(list)?.["etag"] === etag) return;
  writeLocalRecord(KEY, { [list]: { etag, json } });
}

/** Undefined without a copy. */
export function readPlanCopy(list: ListRef): unknown {
  return readCopy(list)?.["json"];
}

export function listsWithPlanCopy(): string[] {
  return Object.keys(readLocalRecord(KEY) ?? {});
}

export function forgetPlanCopy(list: string) {
  removeLocalEntry(KEY, list);
}

function readCopy(list: ListRef): Record<string, unknown> | undefined {
  const copy = isKnownList(list) ? readLocalRecord(KEY)?.[list] : undefined;
  return isRecord(copy) ? copy : undefined;
}
