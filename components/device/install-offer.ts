import type { ComponentType } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";

/** Finds the notice that offers to install the app. It is loaded after the page, so that it is no part of its scripts. */
const findOffer = createExternalStore<() => ComponentType | undefined>(
  () => undefined,
);

export const setInstallOffer = findOffer.set;

/**
 * Calls back with the notice that offers to install the app, now or later, if it can
 * and should be offered. Returns the function that ends this.
 */
export function whenOffered(listener: (notice: ComponentType) => void) {
  const offer = () => {
    const notice = findOffer.get()();
    if (notice) listener(notice);
  };
  offer();
  return findOffer.subscribe(offer);
}
