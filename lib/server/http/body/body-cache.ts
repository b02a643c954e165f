import { LRUCache } from "lru-cache";
import type { ListStore } from "@/lib/server/store/port";
import type { ContentEncoding } from "./content-encoding";
import {
  type BufferedBody,
  createBodyEncoder,
  type ExpensesBody,
  streamedBody,
} from "./expenses-body";
import { createSharedBytes } from "./shared-bytes";
import { createStreamSlots } from "./stream-slots";

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
/** Counted for the objects of each entry, so that many small lists count too. */
const ENTRY_BYTES = 1024;

/** The list whose expenses are encoded, and its value in the header `List`. */
type BodyVersion = {
  store: ListStore;
  ref: string;
  revision: string;
  encoding: ContentEncoding;
};
type EncodedBody = BufferedBody | undefined;
/**
 * `pending` is removed when the body is encoded: in Node.js 20 and 22, a promise
 * refers to the AsyncLocalStorage of Next, and so to the request that made it.
 */
type CacheEntry = {
  revision: string;
  pending?: Promise<EncodedBody>;
  encoded?: EncodedBody;
};

export type BodyCache = {
  /**
   * The body of a list, encoded once per revision even for concurrent requests;
   * undefined if it is too large to cache, or while too many bytes of other lists
   * are being encoded. Failures are not cached.
   */
  body(version: BodyVersion): Promise<BufferedBody | undefined>;
  /** The body of a list that is not cached, encoded while it is sent. */
  stream(version: BodyVersion, signal: AbortSignal): Promise<ExpensesBody>;
  remove(ref: string): void;
};

/** Has one revision of each list and encoding; removes those not used for longest. */
export function createBodyCache(
  maxBytes = MAX_CACHED_BYTES,
  share = createSharedBytes(),
): BodyCache {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    dispose: ({ encoded }) => encoded?.setCached(false),
  });
  const encodeBody = createBodyEncoder({ share });
  const takeSlot = createStreamSlots();
  const key = (ref: string, encoding: ContentEncoding) => `${ref} ${encoding}`;

  return {
    body: ({ store, ref, revision, encoding }) => {
      const name = key(ref, encoding);
      const cached = entries.get(name);
      if (cached?.revision === revision)
        return cached.pending ?? Promise.resolve(cached.encoded);
      const outcome = store
        .list(revision)
        .then((expenses) => encodeBody(expenses, encoding));
      const pending = outcome.then(bodyOf);
      const entry: CacheEntry = { revision, pending };
      entries.set(name, entry, { size: ENTRY_BYTES });
      outcome.then(
        (result) => {
          if (entries.peek(name) !== entry) return;
          // LRUCache keeps the old size of a value that is set again.
          entries.delete(name);
          if (result === "busy") return;
          const encoded = bodyOf(result);
          const size = ENTRY_BYTES + (encoded?.byteLength ?? 0);
          entries.set(name, { revision, encoded }, { size });
          if (entries.has(name)) encoded?.setCached(true);
        },
        () => {
          if (entries.peek(name) === entry) entries.delete(name);
        },
      );
      return pending;
    },
    stream: ({ store, revision, encoding }, signal) =>
      streamedBody(store, { revision, encoding, signal, takeSlot }),
    remove: (ref) => {
      entries.delete(key(ref, "gzip"));
      entries.delete(key(ref, "identity"));
    },
  };
}

function bodyOf(result: BufferedBody | "too_large" | "busy"): EncodedBody {
  return typeof result === "string" ? undefined : result;
}
