import "server-only";
import type { Collection } from "mongodb";
import { type ListId, ONE_LIST } from "@/lib/server/store/port";
import { listScope, type StoredDocument } from "./mongo-document";
import { insertNew } from "./mongo-insert";
import { type ListCollection, touchList } from "./mongo-lists";
import type { RowCounts } from "./row-counts";

/**
 * Functions that insert into a list. Another request may erase the list at the
 * same time, so they check afterwards that it exists, and else remove what they
 * inserted.
 */
export function createListInserts(
  list: ListId,
  options: {
    expenses: Collection<StoredDocument>;
    lists: ListCollection;
    rowCounts: RowCounts;
  },
) {
  const { expenses, lists, rowCounts } = options;
  const { filter } = listScope(list);

  /** Throws `list_full` if the list has no room for more rows. */
  const requireRoom = (rows: number, signal: AbortSignal) =>
    rowCounts.requireRoom(list, rows, () =>
      expenses.countDocuments(filter, { signal }),
    );

  const requireList = async (
    documents: readonly StoredDocument[],
    signal: AbortSignal,
  ) => {
    if (list === ONE_LIST) return;
    await touchList(lists, list, signal).catch(async (error: unknown) => {
      const ids = documents.map(({ _id }) => _id);
      await expenses.deleteMany({ _id: { $in: ids }, ...filter });
      throw error;
    });
  };

  /** Resolves to the documents whose `_id` exists. */
  const insert = async (
    documents: readonly StoredDocument[],
    signal: AbortSignal,
  ): Promise<StoredDocument[]> => {
    try {
      await requireRoom(documents.length, signal);
    } catch (error) {
      const ids = documents.map(({ _id }) => _id);
      const stored = { _id: { $in: ids }, ...filter };
      const count = await expenses.countDocuments(stored, { signal });
      if (count < documents.length) throw error;
    }
    const existing = await insertNew(expenses, documents);
    rowCounts.change(list, documents.length - existing.length);
    await requireList(documents, signal);
    return existing;
  };

  return { insert, requireList, requireRoom };
}
