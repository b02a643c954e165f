import "server-only";
import { toJson } from "@/lib/domain/wire/expense-json";
import { readExpense } from "@/lib/domain/wire/read-expenses";
import { listGone } from "@/lib/server/store/list-errors";
import { createListSnapshots } from "@/lib/server/store/list-snapshot";
import { type ListId, type ListStore, ONE_LIST } from "@/lib/server/store/port";
import type { MongoConnection } from "./mongo-call";
import {
  EXPENSE_FIELDS,
  listScope,
  NEWEST_FIRST,
  toRow,
} from "./mongo-document";
import { IS_VISIBLE } from "./mongo-list-document";
import { currentRevision } from "./mongo-list-revision";

const PAGE_ROWS = 5000;

export function createListReads({
  call,
  expenses,
  lists,
}: MongoConnection): (
  list: ListId,
) => Pick<ListStore, "list" | "newest" | "revision"> {
  /** A limit of 0 means all rows. */
  const readRows = (list: ListId, limit: number) =>
    call(async (signal, extend) => {
      const scope = listScope(list);
      const rows = [];
      const cursor = expenses
        .find(scope.filter, { projection: EXPENSE_FIELDS, limit, signal })
        .sort(NEWEST_FIRST);
      for await (const document of cursor) {
        rows.push(toRow(document, scope));
        extend();
      }
      return rows;
    });

  /**
   * A private list as JSON, one page at a time. A row that another program has
   * damaged is left out.
   */
  async function* readJson(list: ListId, pageRows = PAGE_ROWS) {
    const scope = listScope(list);
    const cursor = expenses
      .find(scope.filter, { projection: EXPENSE_FIELDS, batchSize: pageRows })
      .sort(NEWEST_FIRST);
    let separator = "[";
    try {
      while (await call(() => cursor.hasNext())) {
        const rows = cursor
          .readBufferedDocuments()
          .flatMap((document) => readExpense(toRow(document, scope), 0) ?? [])
          .map(toJson);
        if (rows.length === 0) continue;
        yield separator + JSON.stringify(rows).slice(1, -1);
        separator = ",";
      }
      yield separator === "[" ? "[]" : "]";
    } finally {
      // Not awaited: a database that does not respond would delay the error.
      cursor.close().catch(() => {});
    }
  }

  const oneList = createListSnapshots(() => readRows(ONE_LIST, 0));

  return (list) => ({
    newest: async (limit) =>
      (await readRows(list, limit)).flatMap(
        (row, index) => readExpense(row, index) ?? [],
      ),
    ...(list === ONE_LIST
      ? oneList
      : {
          revision: () =>
            call(async (signal) => {
              const collection = await lists();
              const found = await collection.findOne(
                { _id: list, ...IS_VISIBLE },
                { signal },
              );
              if (!found) throw listGone();
              return currentRevision(collection, found);
            }),
          list: async () => ({
            unreadable: 0,
            json: (pageRows?: number) => readJson(list, pageRows),
          }),
        }),
  });
}
