import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";

/**
 * By list: `known` once its link was shown or opened in this browser, `dismissed`
 * when the user does not want to be reminded of it.
 */
const KEY = "list-links";

type LinkState = "known" | "dismissed";

/** It gets a new object at each change. */
const lastChange = createExternalStore({});

export const onLinkStateChange = lastChange.subscribe;

export function linkState(list: string): LinkState | undefined {
  const state = readLocalRecord(KEY)?.[list];
  return state === "known" || state === "dismissed" ? state : undefined;
}

/** Undefined until the link was shown, opened or dismissed; `dismissed` on the server. */
export function useLinkState(list: string): LinkState | undefined {
  return useSyncExternalStore(
    onLinkStateChange,
    () => linkState(list),
    () => "dismissed",
  );
}

export function storeLinkState(list: string, state: LinkState) {
  writeLocalRecord(KEY, { ...readLocalRecord(KEY), [list]: state });
  lastChange.set({});
}

export function forgetLinkState(list: string) {
  if (removeLocalEntry(KEY, list)) lastChange.set({});
}

export function listsWithLinkState(): string[] {
  return Object.keys(readLocalRecord(KEY) ?? {});
}
