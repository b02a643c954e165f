import { readLocalRecord, writeLocalRecord } from "./local-storage";

/** `{count}`: of the adds of this browser that the server or this device has stored, up to MAX. */
const KEY = "adds";
const MAX = 3;

export function countAdd(added = 1) {
  const count = storedCount();
  if (added > 0 && count < MAX)
    writeLocalRecord(KEY, { count: Math.min(MAX, count + added) });
}

/** Whether this browser has added three expenses, by a form or the one-line box. */
export function hasAddedThree(): boolean {
  return storedCount() >= MAX;
}

function storedCount(): number {
  const count = readLocalRecord(KEY)?.["count"];
  return typeof count === "number" ? count : 0;
}
