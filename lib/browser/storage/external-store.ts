/**
 * A value outside React, which components read with useSyncExternalStore. Listeners
 * are called when it changes.
 */
export function createExternalStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type ExternalStore<T> = ReturnType<typeof createExternalStore<T>>;
