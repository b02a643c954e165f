import { useEffect, useEffectEvent, useRef } from "react";
import { isRecord } from "@/lib/client/type-guards";

/** The key in `history.state` of the id of the overlay that owns the entry. */
const STATE_KEY = "overlay";

/**
 * Adds a history entry while an overlay, such as a dialog, is open, so that Back
 * closes the overlay and stays on the page.
 *
 * @param onBack returns whether the overlay is closed; if not, it gets a new entry
 */
export function useBackToClose(isOpen: boolean, onBack: () => boolean) {
  const overlayId = useRef<string>(undefined);
  const isOwnEntry = () =>
    overlayId.current !== undefined && entryOwner() === overlayId.current;
  const pushOwnEntry = () => {
    overlayId.current = `${Date.now()}-${Math.random()}`;
    history.pushState(stateWithOwner(overlayId.current), "");
  };
  const onPopState = useEffectEvent(() => {
    if (!isOpen) skipOverlayEntry();
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
    pushOwnEntry();
    return () => {
      if (isOwnEntry()) history.back();
      overlayId.current = undefined;
    };
  }, [isOpen]);
}

/** For a navigation that replaces the overlay's entry. */
export function releaseEntry() {
  history.replaceState(stateWithOwner(undefined), "");
}

/** Leaves the entry of an overlay that Back or a reload has closed. */
function skipOverlayEntry() {
  if (entryOwner() !== undefined) history.back();
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
