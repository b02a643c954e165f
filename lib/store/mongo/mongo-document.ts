import "server-only";
import { Decimal128, Long, ObjectId, UUID } from "mongodb";

/** A document of the collection. Other programs may have written it. */
export type StoredDocument = { _id: Id } & Record<string, unknown>;
type Id = string | number | ObjectId | UUID;

/** The document with the JSON types of an API response. */
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

/** Every `_id` whose text this may be. */
export function possibleIds(id: string): Id[] {
  // NaN cannot be found by equality, and infinities are not ids.
  const isNumber = Number.isFinite(Number(id)) && String(Number(id)) === id;
  return [
    id,
    ...(/^[0-9a-f]{24}$/.test(id) ? [ObjectId.createFromHexString(id)] : []),
    ...(/^[0-9a-f-]{36}$/.test(id) && UUID.isValid(id) ? [new UUID(id)] : []),
    ...(isNumber ? [Number(id)] : []),
  ];
}

/** Prefers a number, UUID or ObjectId to text. Ids of this app have 32 hex digits, which match none of these. */
export function likelyId(id: string): Id {
  return possibleIds(id).at(-1) ?? id;
}

/** Undefined for a BSON date beyond the range of a JavaScript date. */
function isoText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
