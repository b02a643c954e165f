import "server-only";
import { storeSettings } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process-singleton";
import { sharedMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import { type ExpenseStore, StoreError } from "./port";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { openUpstreamStore } from "@/lib/server/store/upstream/upstream-store";

/** The store that the environment selects, opened on first use. */
export function expenseStore(): ExpenseStore {
  return processSingleton("Store", open);
}

function open(): ExpenseStore {
  const settings = storeSettings();
  switch (settings.adapter) {
    case "upstream":
      return openUpstreamStore(settings.url);
    case "mongodb":
      return openMongoStore(sharedMongoClient(settings.uri), settings.database);
    case "sqlite":
      return openSqliteStore(settings.path);
    case "none":
      throw new StoreError("unavailable", settings.reason);
  }
}
