import "server-only";
import { randomBytes } from "node:crypto";
import type { Collection, Db } from "mongodb";
import type {
  ListId,
  ListRecord,
  ListRegistry,
  ListStore,
  Rotation,
} from "@/lib/server/store/port";
import { listGone } from "@/lib/server/store/list-errors";
import { missingList } from "@/lib/server/store/missing-list";
import type { MongoCall } from "./mongo-call";

const PRUNE_BATCH = 500;
/** The digest of a list that is being pruned: no token has it. */
const PRUNED = "";

/** A document of the collection `lists`. */
export type ListDocument = {
  _id: ListId;
  tokenDigest: string;
  createdAt: string;
  /** A calendar date, UTC. */
  usedOn: string;
  previousDigest?: string;
  rotation?: Rotation;
  readerDigest?: string;
  readerSalt?: string;
};

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

export function createMongoRegistry({
  call,
  lists: open,
  forList,
}: {
  call: MongoCall;
  lists: ListCollection;
  forList: (list: ListId) => ListStore;
}): ListRegistry {
  const toRecord = (
    { _id, createdAt, rotation, readerSalt, ...list }: ListDocument,
    digest: string,
  ): ListRecord => ({
    id: _id,
    access: list.tokenDigest === digest ? "full" : "read",
    createdAt,
    ...(rotation && { rotationKeyDigest: rotation.keyDigest }),
    ...(readerSalt !== undefined && { readerSalt }),
  });

  return {
    missing: missingList,
    create: (tokenDigest) =>
      call(async () => {
        const lists = await open();
        const list: ListDocument = {
          _id: randomBytes(16).toString("hex") as ListId,
          tokenDigest,
          createdAt: new Date().toISOString(),
          usedOn: today(),
        };
        await lists.insertOne(list);
        return toRecord(list, tokenDigest);
      }),
    find: (tokenDigest) =>
      call(async (signal) => {
        const lists = await open();
        const list = await lists.findOne(
          { $or: [{ tokenDigest }, { readerDigest: tokenDigest }] },
          { signal },
        );
        return list ? toRecord(list, tokenDigest) : undefined;
      }),
    rotate: (id, { from, to }, rotation) =>
      call(async (signal) => {
        const lists = await open();
        const current = { _id: id, tokenDigest: from };
        const list = await lists.findOne(current, { signal });
        if (!list) return false;
        const { createdAt } = list;
        // Without the reader link.
        const { matchedCount } = await lists.replaceOne(current, {
          createdAt,
          usedOn: today(),
          tokenDigest: to,
          previousDigest: from,
          rotation,
        });
        return matchedCount === 1;
      }),
    findRotation: (previousDigest) =>
      call(async (signal) => {
        const lists = await open();
        const list = await lists.findOne({ previousDigest }, { signal });
        return list?.rotation;
      }),
    addReader: (_id, tokenDigest, { digest, salt }) =>
      call(async () => {
        const { matchedCount } = await (
          await open()
        ).updateOne(
          { _id, tokenDigest, readerDigest: { $exists: false } },
          {
            $set: { readerDigest: digest, readerSalt: salt, usedOn: today() },
          },
        );
        return matchedCount === 1;
      }),
    removeReader: (_id) =>
      call(async () => {
        const lists = await open();
        await lists.updateOne(
          { _id },
          { $unset: { readerDigest: "", readerSalt: "" } },
        );
      }),
    touch: (id) => call((signal) => touchList(open, id, signal)),
    prune: async (usedBefore, { dryRun }) => {
      const filter = { usedOn: { $lt: usedBefore } };
      if (dryRun)
        return call(async (signal) =>
          (await open()).countDocuments(filter, { signal }),
        );
      let erased = 0;
      for (;;) {
        const unused = await call(async (signal) =>
          (await open()).find(filter, { signal }).limit(PRUNE_BATCH).toArray(),
        );
        if (unused.length === 0) return erased;
        for (const { _id } of unused) {
          // Nobody finds or uses the list any more while it is erased.
          const { matchedCount } = await call(async () =>
            (await open()).updateOne(
              { _id, ...filter },
              {
                $set: { tokenDigest: PRUNED },
                $unset: { readerDigest: "", readerSalt: "" },
              },
            ),
          );
          if (matchedCount === 0) continue;
          await forList(_id).erase();
          erased += 1;
        }
      }
    },
  };
}

/** Sets `usedOn` to today. Throws `list_gone` for a list that does not exist, or is being pruned. */
export async function touchList(
  open: ListCollection,
  _id: ListId,
  signal: AbortSignal,
): Promise<void> {
  const lists = await open();
  const list = await lists.findOne({ _id }, { signal });
  if (!list || list.tokenDigest === PRUNED) throw listGone();
  if (list.usedOn === today()) return;
  const { matchedCount } = await lists.updateOne(
    { _id, tokenDigest: { $ne: PRUNED } },
    { $set: { usedOn: today() } },
  );
  if (matchedCount === 0) throw listGone();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
