import "server-only";
import { resolve } from "node:path";
import {
  type ExpenseStore,
  type ListId,
  ONE_LIST,
} from "@/lib/server/store/port";
import { rejectWithStoreErrors, withStoreErrors } from "./sqlite-error";
import { createErasure } from "./sqlite-erasure";
import { createFileCheck, openDatabase } from "./sqlite-file";
import { createListStores } from "./sqlite-list-store";
import { createListRegistry, bytesOf, prepareRevision } from "./sqlite-lists";
import { retryWhileLocked } from "./sqlite-lock";
import { createPlanStores } from "./sqlite-plans";

/** Opens the file, and creates it and its folder when they do not exist. */
export function openSqliteStore(path: string): ExpenseStore {
  const file = resolve(path);
  const database = withStoreErrors(() => openDatabase(file), file);
  const requireFile = withStoreErrors(() => createFileCheck(file), file);
  const call = <T>(action: () => T): Promise<T> =>
    rejectWithStoreErrors(
      retryWhileLocked(() => {
        requireFile();
        return action();
      }),
    );
  const erasure = createErasure({ database, call });
  erasure.completeInBackground();
  const connection = { database, call, erasure };
  const readRevision = prepareRevision(database);
  const openExpenses = createListStores({ ...connection, requireFile });
  const openPlan = createPlanStores(connection);
  const openList = (list: ListId) => ({
    ...openExpenses(list),
    ...openPlan(list),
  });
  const oneList = openList(ONE_LIST);
  return {
    name: "sqlite",
    forList: (list) => (list === ONE_LIST ? oneList : openList(list)),
    lists: createListRegistry(connection),
    health: async () =>
      void (await call(() => readRevision(bytesOf(ONE_LIST)))),
    close: async () => void database.close(),
  };
}
