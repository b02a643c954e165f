import { randomBytes } from "node:crypto";
import {
  type ExpenseStore,
  type ListId,
  type ListRegistry,
  type ListStore,
  ONE_LIST,
} from "@/lib/server/store/port";

/** One list, with the methods of its store that tests need. */
export type OpenedList = ListStore & Pick<ExpenseStore, "health" | "close">;

export function openList(store: ExpenseStore, list: ListId): OpenedList {
  return {
    ...store.forList(list),
    health: () => store.health(),
    close: () => store.close(),
  };
}

/** The list of LISTS=one. */
export function openOneList(store: ExpenseStore): OpenedList {
  return openList(store, ONE_LIST);
}

export function newDigest(): string {
  return randomBytes(32).toString("hex");
}

export function listsOf(store: ExpenseStore): ListRegistry {
  if (!store.lists) throw new Error(`${store.name} has one list only.`);
  return store.lists;
}

/** A new private list. */
export async function openNewList(store: ExpenseStore): Promise<OpenedList> {
  const { id } = await listsOf(store).create(newDigest());
  return openList(store, id);
}
