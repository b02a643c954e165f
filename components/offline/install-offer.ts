import type { ComponentType } from "react";

// Loaded after the page, so that the offer is no part of its scripts.
let findOffer: (() => ComponentType | undefined) | undefined;

export function setInstallOffer(find: () => ComponentType | undefined) {
  findOffer = find;
}

/** The notice that offers to install the app; undefined if it cannot, or should not, be offered now. */
export function installOffer(): ComponentType | undefined {
  return findOffer?.();
}
