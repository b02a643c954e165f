import "server-only";
import { Decimal128, Long, ObjectId, UUID } from "mongodb";
import { type ListId, ONE_LIST } from "@/lib/server/store/port";

/** Documents of other programs have no `addedAt`: their ObjectId sorts by time. */
export const NEWEST_FIRST = { date: -1, addedAt: -1, _id: -1 } as const;

/** A projection. */
export const EXPENSE_FIELDS = {
  date: 1,
  category: 1,
  description: 1,
  amount: 1,
} as const;

/** A document of the collection. Other programs may have written it. */
export type StoredDocument = { _id: Id } & Record<string, unknown>;
type Id = string | number | ObjectId | UUID;

/**
 * How the documents of one list are found and named. Those of a private list have
 * the field `_list`, and it begins their `_id`; all others belong to ONE_LIST, also
 * those of other programs.
 */
export type ListScope = {
  /** Part of every query. Null matches a missing field. */
  filter: { _list: ListId | null };
  /** The fields of a new document beside those of an expense. */
  newFields: { _list?: ListId };
  possibleIds: (id: string) => Id[];
  newId: (id: string) => Id;
  /** The id of an expense, from the `_id` of its document. */
  expenseId: (_id: Id) => string;
};

export function listScope(list: ListId): ListScope {
  if (list === ONE_LIST)
    return {
      filter: { _list: null },
      newFields: {},
      possibleIds,
      newId: likelyId,
      expenseId: String,
    };
  const prefix = `${list}/`;
  return {
    filter: { _list: list },
    newFields: { _list: list },
    possibleIds: (id) => [prefix + id],
    newId: (id) => prefix + id,
    expenseId: (_id) => String(_id).slice(prefix.length),
  };
}

/** The document with the JSON types of an API response. */
export function toRow(document: StoredDocument, { expenseId }: ListScope) {
  const { _id, date, category, description, amount } = document;
  return {
    _id: expenseId(_id),
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
function likelyId(id: string): Id {
  return possibleIds(id).at(-1) ?? id;
}

/** Undefined for a BSON date beyond the range of a JavaScript date. */
function isoText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
