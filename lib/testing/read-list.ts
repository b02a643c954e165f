import type { NewExpense } from "@/lib/domain/expenses/expense";
import type { ListStore } from "@/lib/server/store/port";
import { toJson } from "@/lib/domain/wire/expense-json";

type Row = ReturnType<typeof toJson<NewExpense & { _id: string }>>;

/** Reads the store's list and parses its JSON. */
export async function readList(store: Pick<ListStore, "list">): Promise<Row[]> {
  let json = "";
  for await (const chunk of (await store.list()).json()) json += chunk;
  return JSON.parse(json) as Row[];
}

/** The rows without their ids, which differ between adapters. */
export async function readContents(store: Pick<ListStore, "list">) {
  return (await readList(store)).map(({ _id, ...rest }) => {
    if (typeof _id !== "string") throw new TypeError("A row has no id.");
    return rest;
  });
}
