import type { ExpenseStore } from "@/lib/store/port";
import type { ContentEncoding } from "./content-encoding";
import { bufferedBody, type ListBody } from "./list-body";

type CacheEntry = {
  revision: string;
  bodies: Partial<Record<ContentEncoding, Promise<ListBody | undefined>>>;
};
const cache = new WeakMap<ExpenseStore, CacheEntry>();

/**
 * The list's body, encoded once per revision even for concurrent requests;
 * undefined if it is too large to cache. Failures are not cached.
 */
export function cachedBody(
  store: ExpenseStore,
  revision: string,
  encoding: ContentEncoding,
): Promise<ListBody | undefined> {
  let entry = cache.get(store);
  if (entry?.revision !== revision) {
    entry = { revision, bodies: {} };
    cache.set(store, entry);
  }
  const { bodies } = entry;
  return (bodies[encoding] ??= store
    .list(revision)
    .then((list) => bufferedBody(list, encoding))
    .catch((error: unknown) => {
      delete bodies[encoding];
      throw error;
    }));
}
