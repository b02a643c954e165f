import { useCallback, useEffect, useState } from "react";
import { fetchSuggestions } from "@/lib/browser/expenses/fetch-suggestions";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";

const NONE: readonly Suggestion[] = [];

/** The known descriptions, which are fetched again by `reload`, and when this browser has another list. */
export function useSuggestions() {
  const [loaded, setLoaded] = useState<readonly Suggestion[]>();
  const [reloadCount, setReloadCount] = useState(0);
  const reload = useCallback(() => setReloadCount((count) => count + 1), []);

  useEffect(
    () =>
      onListEvent(({ kind }) => {
        if (kind === "switched") reload();
      }),
    [reload],
  );

  useEffect(() => {
    const unmount = new AbortController();
    fetchSuggestions(unmount.signal).then(setLoaded, (error: unknown) => {
      if (!unmount.signal.aborted)
        console.error("There are no suggestions.", error);
    });
    return () => unmount.abort();
  }, [reloadCount]);

  return {
    suggestions: loaded ?? NONE,
    isLoaded: loaded !== undefined,
    reload,
  };
}
