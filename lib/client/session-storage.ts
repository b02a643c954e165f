/** The visit's storage. A browser that has none throws at the mere name. */
export function visitStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The list stored under the key; empty when there is none. */
export function readVisitList<T>(key: string): T[] {
  return JSON.parse(visitStorage()?.getItem(key) ?? "[]") as T[];
}

/** A storage that is full must not stop what the list is only a copy of. */
export function writeVisitList(key: string, list: readonly unknown[]) {
  try {
    visitStorage()?.setItem(key, JSON.stringify(list));
  } catch (error) {
    console.error(`${key} could not be stored.`, error);
  }
}
