import "server-only";
import { storeSettings } from "@/lib/env";
import { openMongoStore } from "@/lib/store/mongo/mongo-store";
import { type ExpenseStore, StoreError } from "./port";
import { openSqliteStore } from "@/lib/store/sqlite/sqlite-store";
import { openUpstreamStore } from "@/lib/store/upstream/upstream-store";

// Routes reach the environment through here alone.
export { writeLimits } from "@/lib/env";

// One store per process, also when the bundler copies this module or
// development reloads it.
const shared = globalThis as typeof globalThis & {
  campusKharchaStore?: ExpenseStore;
};

/** The store that the environment asks for, opened on first use. */
export function expenseStore(): ExpenseStore {
  return (shared.campusKharchaStore ??= open());
}

function open(): ExpenseStore {
  const settings = storeSettings();
  switch (settings.adapter) {
    case "upstream":
      return openUpstreamStore(settings.host);
    case "mongodb":
      return openMongoStore(settings.uri, settings.database);
    case "sqlite":
      return openSqliteStore(settings.path);
    case "none":
      throw new StoreError("unavailable", settings.reason);
  }
}
