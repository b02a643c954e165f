import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";

/** Tells a page, before it loads the outbox, that it may have entries. */
const KEY = "outbox";

const listeners = new Set<() => void>();

export function hasOutboxMarker(): boolean {
  return readLocalRecord(KEY) !== undefined;
}

/** Returns false when the browser blocks storage. */
export function setOutboxMarker(hasEntries: boolean): boolean {
  if (hasEntries === hasOutboxMarker()) return true;
  if (!writeLocalRecord(KEY, hasEntries ? {} : undefined)) return false;
  if (hasEntries) for (const listener of listeners) listener();
  return true;
}

/** Calls back when this tab or another one sets the marker. */
export function onOutboxMarker(listener: () => void) {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", handleStorage);
  };
}
