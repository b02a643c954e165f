import type { ComponentType } from "react";

// Loaded after the page, so that the offer is no part of its scripts.
let findOffer: (() => ComponentType | undefined) | undefined;

/** Returns the function that ends this. */
export function setInstallOffer(find: typeof findOffer): () => void {
  findOffer = find;
  return () => (findOffer = undefined);
}

/** The notice that offers to install the app; undefined if it cannot, or should not, be offered now. */
export function installOffer(): ComponentType | undefined {
  return findOffer?.();
}
