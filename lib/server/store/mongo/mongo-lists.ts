import "server-only";
import { randomBytes } from "node:crypto";
import type { ListId, ListRecord, ListRegistry } from "@/lib/server/store/port";
import { missingList } from "@/lib/server/store/missing-list";
import type { MongoConnection } from "./mongo-call";
import {
  HIDE,
  type ListDocument,
  today,
  touchList,
} from "./mongo-list-document";
import { currentRevision, newRevision } from "./mongo-list-revision";

const PRUNE_BATCH = 500;
/** What `$unset` removes with the reader link. */
const NO_READER = { readerDigest: "", readerSalt: "" } as const;

export function createMongoRegistry({
  call,
  lists: open,
  erase,
}: MongoConnection & {
  erase: (list: ListId) => Promise<void>;
}): ListRegistry {
  const toRecord = (
    { _id, createdAt, rotation, readerSalt, ...list }: ListDocument,
    { digest, revision }: { digest: string; revision: string },
  ): ListRecord => ({
    id: _id,
    access: list.tokenDigest === digest ? "full" : "read",
    createdAt,
    revision,
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
          revision: newRevision(),
        };
        await lists.insertOne(list);
        const revision = await currentRevision(lists, list);
        return toRecord(list, { digest: tokenDigest, revision });
      }),
    find: (tokenDigest) =>
      call(async (signal) => {
        const lists = await open();
        const list = await lists.findOne(
          { $or: [{ tokenDigest }, { readerDigest: tokenDigest }] },
          { signal },
        );
        if (!list) return undefined;
        const revision = await currentRevision(lists, list);
        return toRecord(list, { digest: tokenDigest, revision });
      }),
    rotate: (_id, { from, to }, rotation) =>
      call(async () => {
        const lists = await open();
        const { matchedCount } = await lists.updateOne(
          { _id, tokenDigest: from },
          {
            $set: {
              usedOn: today(),
              tokenDigest: to,
              previousDigest: from,
              rotation,
            },
            $unset: NO_READER,
          },
        );
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
        await lists.updateOne({ _id }, { $unset: NO_READER });
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
            (await open()).updateOne({ _id, ...filter }, HIDE),
          );
          if (matchedCount === 0) continue;
          await erase(_id);
          erased += 1;
        }
      }
    },
  };
}
