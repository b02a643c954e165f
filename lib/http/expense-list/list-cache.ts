import { LRUCache } from "lru-cache";
import type { ListStore } from "@/lib/store/port";
import type { ContentEncoding } from "./content-encoding";
import { bufferedBody, type BufferedBody } from "./list-body";

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** Counted for the objects of each entry, so that many small lists count too. */
const ENTRY_BYTES = 1024;

/** The list to encode, and its value in the header `List`. */
type ListVersion = {
  store: ListStore;
  label: string;
  revision: string;
  encoding: ContentEncoding;
};
type CacheEntry = { revision: string; body: Promise<BufferedBody | undefined> };

/**
 * The list's body, encoded once per revision even for concurrent requests;
 * undefined if it is too large to cache. Failures are not cached.
 */
export type ListCache = {
  body(version: ListVersion): Promise<BufferedBody | undefined>;
  /** Removes the bodies of a list. */
  remove(label: string): void;
};

/** Has one revision of each list and encoding; removes those not used for longest. */
export function createListCache(maxBytes = MAX_CACHED_BYTES): ListCache {
  const entries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes });
  const key = (label: string, encoding: ContentEncoding) =>
    `${label} ${encoding}`;

  return {
    body: ({ store, label, revision, encoding }) => {
      const name = key(label, encoding);
      const cached = entries.get(name);
      if (cached?.revision === revision) return cached.body;
      const body = store
        .list(revision)
        .then((list) => bufferedBody(list, encoding));
      const entry = { revision, body };
      entries.set(name, entry, { size: ENTRY_BYTES });
      body.then(
        (encoded) => {
          if (entries.peek(name) !== entry) return;
          // LRUCache keeps the old size of a value that is set again.
          entries.delete(name);
          const size = ENTRY_BYTES + (encoded?.byteLength ?? 0);
          entries.set(name, entry, { size });
        },
        () => {
          if (entries.peek(name) === entry) entries.delete(name);
        },
      );
      return body;
    },
    remove: (label) => {
      entries.delete(key(label, "gzip"));
      entries.delete(key(label, "identity"));
    },
  };
}
