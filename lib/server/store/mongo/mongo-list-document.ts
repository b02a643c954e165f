import "server-only";
import type { Collection, Db, ObjectId } from "mongodb";
import { listGone } from "@/lib/server/store/list-errors";
import type { ListId, Rotation } from "@/lib/server/store/port";

/** A document of the collection `lists`. */
export type ListDocument = {
  _id: ListId;
  tokenDigest: string;
  createdAt: string;
  /** A calendar date, UTC. */
  usedOn: string;
  /** Undefined in a list that an earlier version made, until it is read. */
  revision?: string;
  /** How many revisions it has had. */
  changes?: number;
  /** The writes that have begun and not ended. */
  writes?: ObjectId[];
  previousDigest?: string;
  rotation?: Rotation;
  readerDigest?: string;
  readerSalt?: string;
};

/** The digest of a hidden list: no token has it. */
const HIDDEN = "";

/** A filter of the lists that are not hidden. */
export const IS_VISIBLE = { tokenDigest: { $ne: HIDDEN } };

/**
 * An update that hides a list before it is erased: no token finds it, and no write
 * succeeds. The date lets `prune` complete an erasure that was interrupted.
 */
export const HIDE = {
  $set: { tokenDigest: HIDDEN, usedOn: "" },
  $unset: {
    previousDigest: "",
    rotation: "",
    readerDigest: "",
    readerSalt: "",
  },
} as const;

export type ListCollection = ReturnType<typeof openListCollection>;

/** The collection `lists`; its indexes are created with the first use. */
export function openListCollection(database: Db) {
  const collection = database.collection<ListDocument>("lists");
  let isReady = false;
  return async (): Promise<Collection<ListDocument>> => {
    if (!isReady) {
      await collection.createIndex({ tokenDigest: 1 });
      await collection.createIndex({ previousDigest: 1 });
      await collection.createIndex({ readerDigest: 1 }, { sparse: true });
      await collection.createIndex({ usedOn: 1 });
      isReady = true;
    }
    return collection;
  };
}

/** Sets `usedOn` to today. Throws `list_gone` for a list that does not exist or is hidden. */
export async function touchList(
  open: ListCollection,
  _id: ListId,
  signal: AbortSignal,
): Promise<void> {
  const lists = await open();
  const list = await lists.findOne({ _id, ...IS_VISIBLE }, { signal });
  if (!list) throw listGone();
  if (list.usedOn === today()) return;
  const { matchedCount } = await lists.updateOne(
    { _id, ...IS_VISIBLE },
    { $set: { usedOn: today() } },
  );
  if (matchedCount === 0) throw listGone();
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
