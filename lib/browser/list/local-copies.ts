import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import { isRecord } from "@/lib/domain/type-guards";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";

/** The JSON of the last responses, to be read offline. */
const KEYS = { plan: "plan-copy", suggestions: "suggestions-copy" } as const;
type Name = keyof typeof KEYS;

/** Replaces the copy of another list: localStorage is small, and a browser hardly ever has two. */
export function storeLocalCopy(name: Name, list: ListRef, json: unknown) {
  const before = JSON.stringify(readLocalCopy(name, list));
  if (!isKnownList(list) || before === JSON.stringify(json)) return;
  writeLocalRecord(KEYS[name], { [list]: { json } });
}

/** Undefined without a copy. */
export function readLocalCopy(name: Name, list: ListRef): unknown {
  const stored = readLocalRecord(KEYS[name]);
  const copy = isKnownList(list) ? stored?.[list] : undefined;
  return isRecord(copy) ? copy["json"] : undefined;
}

export function listsWithLocalCopies(): string[] {
  return Object.values(KEYS).flatMap((key) =>
    Object.keys(readLocalRecord(key) ?? {}),
  );
}

export function forgetLocalCopies(list: string) {
  for (const key of Object.values(KEYS)) removeLocalEntry(key, list);
}
