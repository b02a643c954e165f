import "server-only";
import { storeSettings } from "@/lib/env";
import { type ExpenseStore, StoreError } from "./port";
import { openSqliteStore } from "./sqlite";

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
  if (settings.adapter === "none")
    throw new StoreError("unavailable", settings.reason);
  return openSqliteStore(settings.path);
}
