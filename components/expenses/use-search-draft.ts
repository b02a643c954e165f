import { useEffect, useState, useSyncExternalStore } from "react";

const TYPING_MS = 300;

/**
 * A typed search that is not in the URL yet, for the query string that it was
 * typed over: it is void when that has changed, for example by Back.
 */
export function useSearchDraft(query: string) {
  const [draft] = useState(createSearchDraft);
  const search = useSyncExternalStore(
    draft.subscribe,
    () => draft.searchOver(query),
    () => undefined,
  );
  useEffect(() => draft.clear, [draft]);
  return [search, draft] as const;
}

/** Readable outside a render, for a change that is made right after typing. */
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
    searchOver: (query: string) =>
      typed?.query === query ? typed.search : undefined,
    clear: () => set(undefined),
    /** Calls onRest after TYPING_MS without further typing. */
    type: (search: string, query: string, onRest: () => void) => {
      set({ search, query });
      timer = setTimeout(() => {
        if (location.search === query) onRest();
      }, TYPING_MS);
    },
  };
}
