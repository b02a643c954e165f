import { isRecord } from "@/lib/domain/type-guards";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "./local-storage";

/**
 * By list: how many expenses this browser has added that the server or this device
 * has stored, how many of them before the last backup, and when that was; at first,
 * when the first one was added.
 */
const KEY = "adds";

type Adds = { count: number; saved: number; since: number };

const FEW_ADDS = 3;
const MANY_ADDS = 50;
const LONG_MS = 30 * 24 * 60 * 60 * 1000;

/** @param list its ref; undefined for an external API */
export function countAdd(list = "", added = 1) {
  const adds = addsOf(list);
  if (added > 0) storeAdds(list, { ...adds, count: adds.count + added });
}

/** Whether this browser has added three expenses, by a form or the one-line box. */
export function hasAddedThree(): boolean {
  const counts = listsWithAdds().map((list) => addsOf(list).count);
  return counts.reduce((sum, count) => sum + count, 0) >= FEW_ADDS;
}

/** Whether there are 50 adds, and 30 days, since the last backup. */
export function isBackupDue(list = ""): boolean {
  const { count, saved, since } = addsOf(list);
  return count - saved >= MANY_ADDS && Date.now() - since >= LONG_MS;
}

/** Called after a backup, or when its reminder is dismissed. */
export function startBackupPeriod(list = "") {
  const { count } = addsOf(list);
  storeAdds(list, { count, saved: count, since: Date.now() });
}

export function listsWithAdds(): string[] {
  return Object.keys(readLocalRecord(KEY) ?? {});
}

export function forgetAdds(list: string) {
  removeLocalEntry(KEY, list);
}

function addsOf(list: string): Adds {
  const stored = readLocalRecord(KEY)?.[list];
  const { count, saved, since } = isRecord(stored) ? stored : {};
  return {
    count: Number(count) || 0,
    saved: Number(saved) || 0,
    since: Number(since) || Date.now(),
  };
}

function storeAdds(list: string, adds: Adds) {
  writeLocalRecord(KEY, { ...readLocalRecord(KEY), [list]: adds });
}
