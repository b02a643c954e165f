import type { DBSchema } from "idb";
import type { Expense } from "@/lib/domain/expenses/expense";
import { cachedDatabase } from "@/lib/browser/storage/open-database";
import type { ImportedExpense } from "./imported-expense";
import type { PlanRecord } from "./restore-plan";
import type { ShareChange } from "./share-changes";

export type ImportRecord = {
  id: string;
  list: string;
  /** When it started, in epoch ms. */
  at: number;
  /** The names of the files. */
  files: string[];
  /** Set before a plan is restored. */
  plan?: PlanRecord | undefined;
  /** Set before expenses are removed that the rows replace. */
  replaced?: readonly Expense[];
  /** Set before whole bills get the user's share. */
  shares?: readonly ShareChange[];
};

/**
 * The rows of one call. Before its response all rows that were sent, after it those
 * that the call has created. `pending` is a number because an index takes no booleans.
 */
export type StoredBatch = {
  importId: string;
  index: number;
  rows: ImportedExpense[];
  pending?: 1;
};

type Schema = DBSchema & {
  imports: { key: string; value: ImportRecord; indexes: { list: string } };
  batches: {
    key: [string, number];
    value: StoredBatch;
    indexes: { importId: string; pending: number };
  };
};

/** Rejects where the browser blocks storage; the next call then tries again. */
export const importDatabase = cachedDatabase<Schema>("imports", (created) => {
  created
    .createObjectStore("imports", { keyPath: "id" })
    .createIndex("list", "list");
  const batches = created.createObjectStore("batches", {
    keyPath: ["importId", "index"],
  });
  batches.createIndex("importId", "importId");
  batches.createIndex("pending", "pending");
});
