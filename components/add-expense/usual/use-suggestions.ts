import { useEffect, useState } from "react";
import { fetchSuggestions } from "@/lib/browser/expenses/fetch-suggestions";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";

const NONE: readonly Suggestion[] = [];

/**
 * The known descriptions, which are fetched again when this browser has another list.
 *
 * @param addedCount reloads the suggestions when it changes
 */
export function useSuggestions(addedCount: number) {
  const [loaded, setLoaded] = useState<readonly Suggestion[]>();
  const [switchCount, setSwitchCount] = useState(0);

  useEffect(
    () =>
      onListEvent(({ kind }) => {
        if (kind === "switched") setSwitchCount((count) => count + 1);
      }),
    [],
  );

  useEffect(() => {
    const unmount = new AbortController();
    fetchSuggestions(unmount.signal).then(setLoaded, (error: unknown) => {
      if (!unmount.signal.aborted)
        console.error("There are no suggestions.", error);
    });
    return () => unmount.abort();
  }, [addedCount, switchCount]);

  return { suggestions: loaded ?? NONE, isLoaded: loaded !== undefined };
}
