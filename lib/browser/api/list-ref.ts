import { LIST_HEADER } from "@/lib/domain/wire/headers";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import {
  browserSessionStorage,
  readSessionJson,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";

/** The list that this tab's sessionStorage belongs to, also after a reload. */
const STORED_FOR_KEY = "stored-for-list";

/** The value of a List header. Undefined for an external API, which sends none. */
export type ListRef = string | undefined;

export const ONE = "one";
export const NONE = "none";
export const GONE = "gone";

/** The list that this tab has fetched last; setShownList changes it. */
export const shownListStore = createExternalStore<ListRef>(undefined);

export const shownList = shownListStore.get;

/** Removes what this tab has stored for another list. */
export function setShownList(list: ListRef) {
  if (list === shownList()) return;
  const storedFor = readSessionJson(STORED_FOR_KEY) ?? list;
  if (isKnownList(shownList()) || storedFor !== list)
    browserSessionStorage()?.clear();
  if (isKnownList(list)) writeSessionJson(STORED_FOR_KEY, list);
  shownListStore.set(list);
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
