import { isRecord } from "./type-guards";

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

/** Removes the record if it is undefined. Logs a blocked or full storage instead of throwing. */
export function writeLocalRecord(
  key: string,
  record: Record<string, unknown> | undefined,
) {
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
  } catch (error) {
    console.error(`${key} could not be stored.`, error);
  }
}
