import "server-only";
import type { MongoClient } from "mongodb";
import {
  type ExpenseStore,
  type ListId,
  StoreError,
} from "@/lib/server/store/port";
import { createMongoCall } from "./mongo-call";
import { NEWEST_FIRST, type StoredDocument } from "./mongo-document";
import { createMongoListStores } from "./mongo-list-store";
import { createErasure } from "./mongo-erasure";
import { openListCollection } from "./mongo-list-document";
import { createMongoRegistry } from "./mongo-lists";
import { createPlanStores, type PlanDocument } from "./mongo-plans";

/** Connects the client with the first call, and closes it with the store. */
export function openMongoStore(
  client: MongoClient,
  databaseName: string,
): ExpenseStore {
  const database = client.db(databaseName);
  const expenses = database.collection<StoredDocument>("expenses");
  let isReady = false;
  let isClosed = false;

  const call = createMongoCall(async () => {
    if (isClosed) throw new StoreError("unavailable", "The store is closed.");
    if (isReady) return;
    // After a failed first connection the driver reconnects only on request.
    await client.connect();
    await expenses.createIndex({ _list: 1, ...NEWEST_FIRST });
    isReady = true;
  });
  const lists = openListCollection(database);
  const plans = database.collection<PlanDocument>("listPlans");
  const connection = { call, expenses, lists };
  const openExpenses = createMongoListStores(connection);
  const openPlan = createPlanStores({ ...connection, plans });
  const erase = createErasure({ ...connection, plans });
  return {
    name: "mongodb",
    forList: (list: ListId) => ({
      ...openExpenses(list),
      ...openPlan(list),
      erase: () => erase(list),
    }),
    lists: createMongoRegistry({ ...connection, erase }),
    health: () =>
      call(async (signal) => {
        await database.command({ ping: 1 }, { signal });
      }),
    close: async () => {
      isClosed = true;
      await client.close();
    },
  };
}
