import type { ComponentType } from "react";

// Loaded after the page, so that the offer is no part of its scripts.
let findOffer: () => ComponentType | undefined = () => undefined;
let onChange = () => {};

export function setInstallOffer(find: () => ComponentType | undefined) {
  findOffer = find;
  onChange();
}

/**
 * Calls back with the notice that offers to install the app, now or later, if it can
 * and should be offered. Returns the function that ends this.
 */
export function whenOffered(listener: (notice: ComponentType) => void) {
  onChange = () => {
    const notice = findOffer();
    if (notice) listener(notice);
  };
  onChange();
  return () => void (onChange = () => {});
}
