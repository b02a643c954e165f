import "server-only";
import { type ListId, ONE_LIST, StoreError } from "@/lib/server/store/port";
import type { MongoConnection } from "./mongo-call";
import { listScope, type StoredDocument } from "./mongo-document";
import { insertNew } from "./mongo-insert";
import { beginWrite, endWrite } from "./mongo-list-revision";
import type { RowCounts } from "./row-counts";

export function createListWrites(
  list: ListId,
  { expenses, lists }: MongoConnection,
  rowCounts: RowCounts,
) {
  const { filter } = listScope(list);

  /** Throws `list_full` if the list has no room for more rows. */
  const requireRoom = (rows: number, signal: AbortSignal) =>
    rowCounts.requireRoom(list, rows, () =>
      expenses.countDocuments(filter, { signal }),
    );

  /**
   * Makes a change between the beginning and the end of a write, which gives the
   * list a new revision. Throws `list_gone` when the list was erased, also meanwhile.
   */
  const write = async <T>(change: () => Promise<T>): Promise<T> => {
    if (list === ONE_LIST) return change();
    const id = await beginWrite(await lists(), list);
    const end = async () =>
      endWrite(await lists(), list, id).catch(async (error: unknown) => {
        const isGone =
          error instanceof StoreError && error.code === "list_gone";
        // The erasure may have ended before the change.
        if (isGone) await expenses.deleteMany(filter);
        throw error;
      });
    const result = await change().catch(async (error: unknown) => {
      // A part of the change may be stored.
      await end().catch((endError: unknown) => {
        if (error instanceof Error) error.cause ??= endError;
      });
      throw error;
    });
    await end();
    return result;
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
    // Counted first: a failed insert may have stored a part.
    rowCounts.change(list, documents.length);
    const existing = await write(() => insertNew(expenses, documents));
    rowCounts.change(list, -existing.length);
    return existing;
  };

  return { insert, requireRoom, write };
}
