import { startTransition, useEffect, useState } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { formatRupees } from "@/lib/domain/expenses/money";

export type FormatRupees = typeof formatRupees;

/** Shown for every amount while amounts are hidden, whatever its length and sign. */
export const HIDDEN_RUPEES = "₹•••";

const STORAGE_KEY = "amounts";
const FORMATTED = /-?₹[\d,.]*\d/g;

/** Whether amounts are hidden, by the last choice. */
export const areAmountsHidden = createExternalStore(readStored() ?? false);

if (typeof window !== "undefined")
  // Another tab has stored a choice, perhaps while this page was in the back/forward cache.
  for (const event of ["storage", "pageshow"])
    window.addEventListener(event, () =>
      areAmountsHidden.set(readStored() ?? areAmountsHidden.get()),
    );

/** Undefined on the server, and when the browser blocks storage. */
function readStored(): boolean | undefined {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === "hidden";
  } catch {
    return undefined;
  }
}

/** The choice is stored for this browser; if storage is blocked, it lasts until the page is closed. */
export function hideAmounts(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(STORAGE_KEY, "hidden");
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.error("The choice to hide amounts could not be stored.", error);
  }
  areAmountsHidden.set(isHidden);
}

/**
 * Whether to hide amounts. A change is rendered in a transition: all amounts of a
 * long list and its charts would delay the next paint.
 */
export function useAmountsHidden(): boolean {
  // The HTML of the server has no amount.
  const [areHidden, setHidden] = useState(areAmountsHidden.get);
  useEffect(() => {
    const update = () =>
      startTransition(() => setHidden(areAmountsHidden.get()));
    update();
    return areAmountsHidden.subscribe(update);
  }, []);
  return areHidden;
}

/** The formatter of every amount on the screen. */
export function useRupees(): FormatRupees {
  return useAmountsHidden() ? hiddenRupees : formatRupees;
}

/** Returns a function that hides the amounts in a text if amounts are hidden. */
export function useRupeesIn(): (text: string) => string {
  return useAmountsHidden() ? hideIn : asIs;
}

const hiddenRupees = () => HIDDEN_RUPEES;
const hideIn = (text: string) => text.replace(FORMATTED, HIDDEN_RUPEES);
const asIs = (text: string) => text;
