import "server-only";
import { Decimal128, Long, ObjectId } from "mongodb";

/** A document of the collection, which other programs may have written. */
export type StoredDocument = { _id: string | ObjectId } & Record<
  string,
  unknown
>;

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
export function possibleIds(id: string): (string | ObjectId)[] {
  return /^[0-9a-f]{24}$/.test(id)
    ? [id, ObjectId.createFromHexString(id)]
    : [id];
}

/** A BSON date may lie outside what a calendar can say. */
function isoText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
