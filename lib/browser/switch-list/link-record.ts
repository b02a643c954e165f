import { useSyncExternalStore } from "react";
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

const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}

export function forgetLinkState(list: string) {
  if (!removeLocalEntry(KEY, list)) return;
  for (const listener of listeners) listener();
}

export function listsWithLinkState(): string[] {
  return Object.keys(readLocalRecord(KEY) ?? {});
}

export function onLinkStateChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
