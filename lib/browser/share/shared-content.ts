import type { DBSchema, IDBPDatabase, IDBPObjectStore } from "idb";
import { withDatabase } from "@/lib/browser/storage/open-database";

export type SharedContent = { text: string } | { files: File[] };
export type SharedKind = "text" | "files";

type StoredContent = {
  kind: SharedKind;
  content: SharedContent;
  /** In epoch ms. */
  at: number;
};

const STORE = "contents";
/** A page takes the content at once, files with the network; one that was closed before leaves it here. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

type Schema = DBSchema & { [STORE]: { key: number; value: StoredContent } };

/** Replaces earlier content of its kind. Rejects where the browser stores nothing, or has no space left. */
export async function storeShared(content: SharedContent) {
  const kind = kindOf(content);
  await withContents(async (database) => {
    const { store, done } = database.transaction(STORE, "readwrite");
    await removeKind(store, kind);
    await Promise.all([store.add({ kind, content, at: Date.now() }), done]);
  });
}

/** Removes and returns the content of the kind; undefined if there is none. */
export function takeShared(
  kind: SharedKind,
): Promise<SharedContent | undefined> {
  return withContents(async (database) => {
    const { store, done } = database.transaction(STORE, "readwrite");
    const content = await removeKind(store, kind);
    await done;
    return content;
  });
}

/** Removes the content of the kind, and returns it unless it has expired. Removes all that has. */
async function removeKind(
  store: IDBPObjectStore<Schema, [typeof STORE], typeof STORE, "readwrite">,
  kind: SharedKind,
): Promise<SharedContent | undefined> {
  let content: SharedContent | undefined;
  let cursor = await store.openCursor();
  while (cursor) {
    const { value } = cursor;
    if (value.kind === kind && !isExpired(value)) content = value.content;
    if (value.kind === kind || isExpired(value)) await cursor.delete();
    cursor = await cursor.continue();
  }
  return content;
}

export async function forgetShared() {
  await withContents((database) => database.clear(STORE));
}

function kindOf(content: SharedContent): SharedKind {
  return "text" in content ? "text" : "files";
}

function isExpired({ at }: StoredContent): boolean {
  return Math.abs(Date.now() - at) > MAX_AGE_MS;
}

function withContents<T>(
  action: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  return withDatabase(
    "shared",
    (created) => void created.createObjectStore(STORE, { autoIncrement: true }),
    action,
  );
}
