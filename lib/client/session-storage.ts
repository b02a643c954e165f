/** Undefined where the browser blocks storage: it throws on access to the property. */
export function browserSessionStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored list; empty when there is none. */
export function readSessionList<T>(key: string): T[] {
  return JSON.parse(browserSessionStorage()?.getItem(key) ?? "[]") as T[];
}

/** Logs a full storage instead of throwing: the stored list is only a backup. */
export function writeSessionList(key: string, list: readonly unknown[]) {
  try {
    browserSessionStorage()?.setItem(key, JSON.stringify(list));
  } catch (error) {
    console.error(`${key} could not be stored.`, error);
  }
}
