import { useSyncExternalStore } from "react";

/** A value outside React, because it is changed when no screen shows it. */
export type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Returns the function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @param inServerHtml the value while the page is rendered on the server and hydrated */
export function useStore<T>(store: Store<T>, inServerHtml: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => inServerHtml);
}
