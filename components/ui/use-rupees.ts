import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { formatRupees } from "@/lib/domain/expenses/money";

export type FormatRupees = typeof formatRupees;

/** Shown for every amount while amounts are hidden, whatever its length and sign. */
export const HIDDEN_RUPEES = "₹•••";

const STORAGE_KEY = "amounts";
const FORMATTED = /-?₹[\d,.]*\d/g;

const areHidden = createExternalStore(readStored() ?? false);

if (typeof window !== "undefined")
  // Another tab has stored a choice, perhaps while this page was in the back/forward cache.
  for (const event of ["storage", "pageshow"])
    window.addEventListener(event, () =>
      areHidden.set(readStored() ?? areHidden.get()),
    );

/** Undefined on the server, and when the browser blocks storage. */
function readStored(): boolean | undefined {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === "hidden";
  } catch {
    return undefined;
  }
}

/** Stored for this browser; until the page is closed if storage is blocked. */
export function hideAmounts(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(STORAGE_KEY, "hidden");
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.error("The choice to hide amounts could not be stored.", error);
  }
  areHidden.set(isHidden);
}

export function useAmountsHidden(): boolean {
  return useSyncExternalStore(areHidden.subscribe, areHidden.get, isShown);
}

/** The formatter of every amount on the screen. */
export function useRupees(): FormatRupees {
  return useAmountsHidden() ? hiddenRupees : formatRupees;
}

/** For texts that contain formatted amounts already: the function hides them if amounts are hidden. */
export function useRupeesIn(): (text: string) => string {
  return useAmountsHidden() ? hideIn : asIs;
}

const isShown = () => false;
const hiddenRupees = () => HIDDEN_RUPEES;
const hideIn = (text: string) => text.replace(FORMATTED, HIDDEN_RUPEES);
const asIs = (text: string) => text;
