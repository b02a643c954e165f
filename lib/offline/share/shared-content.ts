import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What another app has shared: a text or files. */
export type SharedContent = { text: string } | { files: File[] };
export type SharedKind = "text" | "files";

type StoredContent = {
  kind: SharedKind;
  content: SharedContent;
  /** In epoch ms. */
  at: number;
};

const STORE = "contents";
/** A page takes the content at once; one that was closed before leaves it here. */
const MAX_AGE_MS = 60 * 60 * 1000;

type Schema = DBSchema & { [STORE]: { key: number; value: StoredContent } };

/** Rejects where the browser stores nothing, or has no space left. */
export async function storeShared(content: SharedContent) {
  const kind = "text" in content ? "text" : "files";
  await withDatabase(async (database) => {
    await removeExpired(database);
    await database.add(STORE, { kind, content, at: Date.now() });
  });
}

/** Removes and returns the newest content of the kind; undefined if there is none. */
export function takeShared(
  kind: SharedKind,
): Promise<SharedContent | undefined> {
  return withDatabase(async (database) => {
    await removeExpired(database);
    const transaction = database.transaction(STORE, "readwrite");
    let cursor = await transaction.store.openCursor(null, "prev");
    while (cursor && cursor.value.kind !== kind)
      cursor = await cursor.continue();
    const content = cursor?.value.content;
    await cursor?.delete();
    await transaction.done;
    return content;
  });
}

/** Removes everything. */
export async function forgetShared() {
  await withDatabase((database) => database.clear(STORE));
}

async function removeExpired(database: IDBPDatabase<Schema>) {
  const transaction = database.transaction(STORE, "readwrite");
  const now = Date.now();
  let cursor = await transaction.store.openCursor();
  while (cursor) {
    if (Math.abs(now - cursor.value.at) > MAX_AGE_MS) await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/** Closed after each use: the worker and every page have a connection of their own. */
async function withDatabase<T>(
  action: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>("shared", 1, {
    upgrade: (created) =>
      void created.createObjectStore(STORE, { autoIncrement: true }),
  });
  try {
    return await action(database);
  } finally {
    database.close();
  }
}
