import { useEffect, useEffectEvent } from "react";

/**
 * Gives what is open, such as a dialog, a history entry of its own, so that Back
 * closes it and stays on the page.
 *
 * @param onBack returns whether it is closed; if not, it has its entry again
 */
export function useBackToClose(isOpen: boolean, onBack: () => boolean) {
  const onPopState = useEffectEvent(() => {
    if (!isOwnEntry() && !onBack()) pushOwnEntry();
  });
  useEffect(() => {
    if (!isOpen) return;
    pushOwnEntry();
    const listening = new AbortController();
    addEventListener("popstate", onPopState, { signal: listening.signal });
    return () => {
      listening.abort();
      if (isOwnEntry()) history.back();
    };
  }, [isOpen]);
}

/** Before another page replaces the entry. */
export function releaseEntry() {
  history.replaceState({ ...state(), isOverlay: false }, "");
}

function pushOwnEntry() {
  // Next keeps its own state in the entry, too.
  history.pushState({ ...state(), isOverlay: true }, "");
}

function isOwnEntry(): boolean {
  return state()["isOverlay"] === true;
}

function state(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>;
}
