import { useEffect, useEffectEvent } from "react";
import { isRecord } from "@/lib/domain/type-guards";

/** `history.state[STATE_KEY]` is the id of the overlay that added the entry. */
const STATE_KEY = "overlay";

type OpenOverlay = {
  /** Undefined until it has an entry. */
  id?: string;
  onBack: () => boolean;
};

// One record for all overlays: one that opens, or a screen that mounts, must know
// of the entry that another one is still removing.
const overlays = {
  open: new Set<OpenOverlay>(),
  /** history.back() is asynchronous: its popstate can arrive after the next opening. */
  isGoingBack: false,
};

/**
 * Adds a history entry while an overlay, such as a dialog, is open, so that Back
 * closes the overlay and stays on the page.
 *
 * @param onBack returns whether the overlay is closed; if not, it gets a new entry
 */
export function useBackToClose(isOpen: boolean, onBack: () => boolean) {
  const handleBack = useEffectEvent(onBack);
  useSkipClosedOverlays();
  useEffect(() => {
    if (!isOpen) return;
    const overlay: OpenOverlay = { onBack: () => handleBack() };
    overlays.open.add(overlay);
    if (!overlays.isGoingBack) pushEntry(overlay);
    return () => {
      overlays.open.delete(overlay);
      if (overlay.id !== undefined && entryOwner() === overlay.id) goBack();
    };
  }, [isOpen]);
}

/** Skips the history entry of an overlay that a reload has closed, on a screen whose overlays are mounted later. */
export function useSkipClosedOverlays() {
  useEffect(() => {
    // The browser adds a listener once.
    addEventListener("popstate", handlePopState);
    if (!overlays.isGoingBack) skipClosedOverlay();
  }, []);
}

/** Call before a navigation that replaces the entry, so that closing the overlay does not also go back. */
export function removeOverlayMark() {
  history.replaceState(stateWithOwner(undefined), "");
}

function handlePopState() {
  const { open, isGoingBack: wasGoingBack } = overlays;
  overlays.isGoingBack = false;
  if (open.size === 0) return skipClosedOverlay();
  for (const overlay of [...open]) {
    if (overlay.id === undefined) pushEntry(overlay);
    else if (!wasGoingBack && entryOwner() !== overlay.id && !overlay.onBack())
      pushEntry(overlay);
  }
}

/** Goes back if the current entry belongs to an overlay that is no longer open. */
function skipClosedOverlay() {
  const owner = entryOwner();
  if (owner === undefined) return;
  if (![...overlays.open].some(({ id }) => id === owner)) goBack();
}

function goBack() {
  overlays.isGoingBack = true;
  history.back();
}

function pushEntry(overlay: OpenOverlay) {
  overlay.id = `${Date.now()}-${Math.random()}`;
  history.pushState(stateWithOwner(overlay.id), "");
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
