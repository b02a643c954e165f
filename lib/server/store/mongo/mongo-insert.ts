import "server-only";
import {
  type Collection,
  MongoBulkWriteError,
  MongoNetworkError,
  MongoServerError,
} from "mongodb";
import type { Expense } from "@/lib/domain/expenses/expense";
import { toJson } from "@/lib/domain/wire/expense-json";
import type { ListScope, StoredDocument } from "./mongo-document";

export const DUPLICATE_KEY = 11000;

/**
 * Inserts the documents whose `_id` is new, and resolves to those whose `_id`
 * exists. The `_id` makes it safe to insert again when the connection was lost
 * before the response. After any other error a part of them may be stored.
 */
export async function insertNew(
  collection: Collection<StoredDocument>,
  documents: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const [first] = documents;
  if (!first) return [];
  const isOne = documents.length === 1;
  // insertMany hides the type of a network error in a bulk error.
  const insert = (): Promise<unknown> =>
    isOne
      ? collection.insertOne(first)
      : collection.insertMany(documents, { ordered: false });
  try {
    await insert().catch((error: unknown) => {
      if (!(error instanceof MongoNetworkError)) throw error;
      return insert();
    });
    return [];
  } catch (error) {
    const isServerError = error instanceof MongoServerError;
    if (isOne && isServerError && error.code === DUPLICATE_KEY) return [first];
    if (!(error instanceof MongoBulkWriteError)) throw error;
    // With w: majority, this error is also sent only after the write concern, so
    // the existing documents are durable.
    const failures = [error.writeErrors].flat();
    const isOther = failures.some(({ code }) => code !== DUPLICATE_KEY);
    if (failures.length === 0 || isOther || error.result.getWriteConcernError())
      throw error;
    return failures.flatMap(({ index }) => documents[index] ?? []);
  }
}

export function newDocument(
  { _id, ...fields }: Expense,
  { newId, newFields }: ListScope,
) {
  return {
    _id: newId(_id),
    ...newFields,
    ...toJson(fields),
    addedAt: nextTimestamp(),
  };
}

/**
 * Whether the document was inserted from this one: also when the connection was
 * lost before the response, and the second try met the first one.
 */
export function isFromInsert(
  { addedAt }: StoredDocument,
  inserted: { addedAt: Date },
): boolean {
  return (
    addedAt instanceof Date && addedAt.getTime() === inserted.addedAt.getTime()
  );
}

let lastTimestamp = 0;

/** The current time, at least 1 ms after the previous result, so that addedAt keeps the order of adding. */
export function nextTimestamp(): Date {
  lastTimestamp = Math.max(lastTimestamp + 1, Date.now());
  return new Date(lastTimestamp);
}
