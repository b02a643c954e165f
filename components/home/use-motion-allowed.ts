import { useSyncExternalStore } from "react";

const REDUCED = "(prefers-reduced-motion: reduce)";

/** Whether the reader asked neither for less motion nor for less data; false until known. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, isAllowed, () => false);
}

function subscribe(onChange: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function isAllowed(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !matchMedia(REDUCED).matches && !connection?.saveData;
}
