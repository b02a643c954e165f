import "server-only";
import { type Collection, ObjectId, type UpdateFilter } from "mongodb";
import { listGone } from "@/lib/server/store/list-errors";
import type { ListId } from "@/lib/server/store/port";
import { IS_VISIBLE, type ListDocument, today } from "./mongo-list-document";

/*
 * The document of a private list has its revision, so that one document tells
 * whether the list has changed. The expenses are documents of their own, changed
 * without a transaction: docs/decisions/064-revision-in-the-list.md says what a
 * failure between the steps does.
 */

/**
 * The process of a write that began earlier has ended: a call takes seven seconds at
 * most. The rest is for clocks that differ.
 */
const OPEN_WRITE_MS = 30_000;

type Lists = Collection<ListDocument>;

export function newRevision(): string {
  return new ObjectId().toHexString();
}

/** Marks the list as being changed, and as used today. Throws `list_gone`. */
export async function beginWrite(
  lists: Lists,
  list: ListId,
): Promise<ObjectId> {
  const write = new ObjectId();
  await updateList(lists, list, {
    $push: { writes: write },
    $set: { usedOn: today() },
  });
  return write;
}

/** Gives the list a new revision. Throws `list_gone`. */
export function endWrite(
  lists: Lists,
  list: ListId,
  write: ObjectId,
): Promise<void> {
  return updateList(lists, list, {
    $pull: { writes: write },
    ...setRevision(newRevision()),
  });
}

/** The number makes it new also when the driver sends the update again after a rollback. */
function setRevision(revision: string) {
  return { $set: { revision }, $inc: { changes: 1 } };
}

async function updateList(
  lists: Lists,
  _id: ListId,
  update: UpdateFilter<ListDocument>,
): Promise<void> {
  const { matchedCount } = await lists.updateOne(
    { _id, ...IS_VISIBLE },
    update,
  );
  if (matchedCount === 0) throw listGone();
}

/**
 * The revision of a list whose document was read just now. While a write is open,
 * it is one that no list ever has. Ends the writes of processes that have ended.
 */
export async function currentRevision(
  lists: Lists,
  { _id, revision, changes = 0, writes = [] }: ListDocument,
): Promise<string> {
  if (revision !== undefined && writes.length === 0)
    return `${revision}-${changes}`;
  const next = newRevision();
  const isOpen = (write: ObjectId) =>
    Date.now() - write.getTimestamp().getTime() < OPEN_WRITE_MS;
  if (writes.some(isOpen)) return next;
  await lists.updateOne(
    { _id },
    { $pullAll: { writes }, ...setRevision(next) },
  );
  return `${next}-${changes + 1}`;
}
