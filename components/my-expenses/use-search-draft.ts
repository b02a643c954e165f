import { useEffect, useState, useSyncExternalStore } from "react";

const DEBOUNCE_MS = 300;

/**
 * The search text while the user types, before it is written to the URL.
 * Discarded when the URL's query changes in the meantime, for example by Back.
 */
export function useSearchDraft(query: string) {
  const [draft] = useState(createSearchDraft);
  const search = useSyncExternalStore(
    draft.subscribe,
    () => draft.searchFor(query),
    () => undefined,
  );
  useEffect(() => draft.clear, [draft]);
  return [search, draft] as const;
}

/** A store outside React state, because changeView reads the newest text outside a render. */
function createSearchDraft() {
  let typed: { search: string; query: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notify = () => {};
  const set = (next: typeof typed) => {
    clearTimeout(timer);
    typed = next;
    notify();
  };
  return {
    subscribe: (onChange: () => void) => {
      notify = onChange;
      return () => {
        notify = () => {};
      };
    },
    searchFor: (query: string) =>
      typed?.query === query ? typed.search : undefined,
    clear: () => set(undefined),
    /** Calls onPause after DEBOUNCE_MS without further typing. */
    type: (search: string, query: string, onPause: () => void) => {
      set({ search, query });
      timer = setTimeout(() => {
        if (location.search === query) onPause();
      }, DEBOUNCE_MS);
    },
  };
}
