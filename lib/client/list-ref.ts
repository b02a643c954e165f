import { LIST_HEADER } from "@/lib/wire/headers";
import { browserSessionStorage } from "./session-storage";

/** The value of a List header. Undefined for an external API, which sends none. */
export type ListRef = string | undefined;

export const ONE = "one";
export const NONE = "none";
export const GONE = "gone";

let shown: ListRef;
const listeners = new Set<() => void>();

/** The list that this tab has fetched last. */
export function shownList(): ListRef {
  return shown;
}

/** What this tab has stored belongs to the list before, and is removed. */
export function setShownList(list: ListRef) {
  if (list === shown) return;
  if (isKnownList(shown)) browserSessionStorage()?.clear();
  shown = list;
  for (const listener of listeners) listener();
}

export function onShownListChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function listOf(response: Response): ListRef {
  return response.headers.get(LIST_HEADER) ?? undefined;
}

export function isListRef(value: unknown): value is ListRef {
  return value === undefined || typeof value === "string";
}

/** Whether a list exists, and is known. */
export function isKnownList(list: ListRef): list is string {
  return list !== undefined && list !== NONE && list !== GONE;
}

/** Whether the list belongs to one visitor (LISTS=private). */
export function isPrivateList(list: ListRef): list is string {
  return isKnownList(list) && list !== ONE;
}
