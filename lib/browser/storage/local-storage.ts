import { isRecord } from "@/lib/domain/type-guards";

/** Undefined when nothing is stored, when it is no record, or when the browser blocks storage. */
export function readLocalRecord(
  key: string,
): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRecord(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes the record if it is undefined. Returns false, and logs it, when the
 * storage is blocked or full.
 */
export function writeLocalRecord(
  key: string,
  record: Record<string, unknown> | undefined,
): boolean {
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
    return true;
  } catch (error) {
    console.error(`${key} could not be stored.`, error);
    return false;
  }
}

/** Removes an entry of a record. Returns whether there was one. */
export function removeLocalEntry(key: string, entry: string): boolean {
  const { [entry]: removed, ...rest } = readLocalRecord(key) ?? {};
  if (removed === undefined) return false;
  const isLast = Object.keys(rest).length === 0;
  writeLocalRecord(key, isLast ? undefined : rest);
  return true;
}
