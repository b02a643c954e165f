/** Undefined where the browser blocks storage: it throws on access to the property. */
export function browserSessionStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Undefined when nothing is stored, or text that is not JSON. */
export function readSessionJson(key: string): unknown {
  const text = browserSessionStorage()?.getItem(key) ?? undefined;
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The items of the stored list that pass the guard. */
export function readSessionList<T>(
  key: string,
  isItem: (value: unknown) => value is T,
): T[] {
  const stored = readSessionJson(key);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

/** Removes the value if it is undefined. Logs a full storage instead of throwing: the stored value is only a backup. */
export function writeSessionJson(key: string, value: unknown) {
  const storage = browserSessionStorage();
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.error(`${key} could not be stored.`, error);
  }
}
