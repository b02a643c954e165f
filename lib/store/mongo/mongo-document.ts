import "server-only";
import { Decimal128, Long, ObjectId, UUID } from "mongodb";

/** A document of the collection, which other programs may have written. */
export type StoredDocument = { _id: Id } & Record<string, unknown>;
type Id = string | number | ObjectId | UUID;

/** The document as a JSON host would list it. */
export function toRow(document: StoredDocument) {
  const { _id, date, category, description, amount } = document;
  return {
    _id: String(_id),
    date: date instanceof Date ? isoText(date) : date,
    category,
    description,
    amount:
      amount instanceof Decimal128 || amount instanceof Long
        ? Number(amount.toString())
        : amount,
  };
}

/** What the text of an `_id` may stand for. */
export function possibleIds(id: string): Id[] {
  // NaN equals nothing, and the driver cannot ask for it.
  const isNumber = Number.isFinite(Number(id)) && String(Number(id)) === id;
  return [
    id,
    ...(/^[0-9a-f]{24}$/.test(id) ? [ObjectId.createFromHexString(id)] : []),
    ...(/^[0-9a-f-]{36}$/.test(id) && UUID.isValid(id) ? [new UUID(id)] : []),
    ...(isNumber ? [Number(id)] : []),
  ];
}

/** What an `_id` was, most likely, whose text this is: ours are longer than an ObjectId's. */
export function likelyId(id: string): Id {
  return possibleIds(id).at(-1) ?? id;
}

/** A BSON date may lie outside what a calendar can say. */
function isoText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
