import { useEffect, useEffectEvent, useRef } from "react";
import { isRecord } from "@/lib/client/type-guards";

/** `history.state[STATE_KEY]` is the id of the overlay that added the entry. */
const STATE_KEY = "overlay";

/**
 * Adds a history entry while an overlay, such as a dialog, is open, so that Back
 * closes the overlay and stays on the page.
 *
 * @param onBack returns whether the overlay is closed; if not, it gets a new entry
 */
export function useBackToClose(isOpen: boolean, onBack: () => boolean) {
  const overlayId = useRef<string>(undefined);
  // history.back() is asynchronous: its popstate can arrive after the next opening.
  const isGoingBack = useRef(false);
  const isOwnEntry = () =>
    overlayId.current !== undefined && entryOwner() === overlayId.current;
  const pushOwnEntry = () => {
    overlayId.current = `${Date.now()}-${Math.random()}`;
    history.pushState(stateWithOwner(overlayId.current), "");
  };
  const goBack = () => {
    isGoingBack.current = true;
    history.back();
  };
  /** Goes back if the current entry belongs to an overlay that is no longer open. */
  const skipOverlayEntry = useEffectEvent(() => {
    if (entryOwner() !== undefined) goBack();
  });
  const onPopState = useEffectEvent(() => {
    const wasGoingBack = isGoingBack.current;
    isGoingBack.current = false;
    if (!isOpen) skipOverlayEntry();
    else if (wasGoingBack) pushOwnEntry();
    else if (!isOwnEntry() && !onBack()) pushOwnEntry();
  });
  useEffect(() => {
    skipOverlayEntry();
    const unmount = new AbortController();
    addEventListener("popstate", onPopState, { signal: unmount.signal });
    return () => unmount.abort();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    if (!isGoingBack.current) pushOwnEntry();
    return () => {
      if (isOwnEntry()) goBack();
      overlayId.current = undefined;
    };
  }, [isOpen]);
}

/** Call before a navigation that replaces the entry, so that closing the overlay does not also go back. */
export function removeOverlayMark() {
  history.replaceState(stateWithOwner(undefined), "");
}

function entryOwner(): string | undefined {
  const owner = currentState()[STATE_KEY];
  return typeof owner === "string" ? owner : undefined;
}

/** Next keeps its own keys in the state. */
function stateWithOwner(owner: string | undefined) {
  return { ...currentState(), [STATE_KEY]: owner };
}

function currentState(): Record<string, unknown> {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
}
