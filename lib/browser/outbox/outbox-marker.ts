import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";

/** Tells a page, before it loads the outbox, that it may have entries. */
const KEY = "outbox";

export function hasOutboxMarker(): boolean {
  return readLocalRecord(KEY) !== undefined;
}

/** Returns false when the browser blocks storage. */
export function setOutboxMarker(hasEntries: boolean): boolean {
  if (hasEntries === hasOutboxMarker()) return true;
  return writeLocalRecord(KEY, hasEntries ? {} : undefined);
}
