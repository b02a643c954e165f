import type { DBSchema, IDBPDatabase } from "idb";
import { withDatabase } from "@/lib/browser/storage/open-database";
import type { ExpensesResponse } from "./expenses-response";

type Schema = DBSchema & {
  heads: { key: typeof LAST; value: Omit<ExpensesResponse, "body"> };
  bodies: { key: typeof LAST; value: string };
};

const LAST = "last";

/**
 * Stores the expenses that are shown without the network, in place of those before. Rejects
 * where the browser stores nothing, or has no space left; the copy before stays.
 */
export async function storeExpensesCopy({ body, ...head }: ExpensesResponse) {
  await withCopy(async (database) => {
    const transaction = database.transaction(["heads", "bodies"], "readwrite");
    const heads = transaction.objectStore("heads");
    const before = await heads.get(LAST);
    // A body can have megabytes: one that has not changed is not written again.
    const isChanged = !head.etag || head.etag !== before?.etag;
    await Promise.all([
      isChanged && transaction.objectStore("bodies").put(body, LAST),
      heads.put(head, LAST),
      transaction.done,
    ]);
  });
}

/** Undefined without a copy. Rejects where the browser blocks storage. */
export function readExpensesCopy(): Promise<ExpensesResponse | undefined> {
  return withCopy(async (database) => {
    const transaction = database.transaction(["heads", "bodies"]);
    const [head, body] = await Promise.all([
      transaction.objectStore("heads").get(LAST),
      transaction.objectStore("bodies").get(LAST),
    ]);
    return head && body !== undefined ? { ...head, body } : undefined;
  });
}

export async function forgetExpensesCopy() {
  await withCopy(async (database) => {
    const transaction = database.transaction(["heads", "bodies"], "readwrite");
    await Promise.all([
      transaction.objectStore("heads").clear(),
      transaction.objectStore("bodies").clear(),
      transaction.done,
    ]);
  });
}

function withCopy<Result>(
  action: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  return withDatabase(
    // The name of earlier versions, whose copy stays.
    "list-copy",
    (created) => {
      created.createObjectStore("heads");
      created.createObjectStore("bodies");
    },
    action,
  );
}
