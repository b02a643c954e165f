import { searchKey } from "@/lib/domain/expenses/search-key";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { isTextRecord } from "@/lib/domain/type-guards";

/** The description that the user gave a payee last, by list. */
const KEY = "payee-wordings";

/** The oldest are dropped: localStorage is small, and shared with everything else. */
export const MAX_WORDINGS = 300;

/** The user's own description of the payee; undefined if there is none. */
export function payeeWording(list: ListRef, payee: string): string | undefined {
  return readWordings(list)[searchKey(payee)];
}

/** Removes the wording if it is the payee's own name. */
export function storePayeeWording(
  list: ListRef,
  payee: string,
  wording: string,
) {
  if (!isKnownList(list) || payee === "") return;
  const { [searchKey(payee)]: before, ...others } = readWordings(list);
  const isOwn = wording !== payee;
  if (!isOwn && before === undefined) return;
  const wordings = Object.entries(others);
  if (isOwn) wordings.push([searchKey(payee), wording]);
  writeWordings(list, wordings);
}

/** Stores the last ones. Does nothing before the list is known. */
export function writeWordings(
  list: ListRef,
  wordings: readonly [string, string][],
) {
  if (!isKnownList(list)) return;
  writeLocalRecord(KEY, {
    ...readLocalRecord(KEY),
    [list]: Object.fromEntries(wordings.slice(-MAX_WORDINGS)),
  });
}

export function forgetPayeeWordings(list: string) {
  removeLocalEntry(KEY, list);
}

export function listsWithWordings(): string[] {
  return Object.keys(readLocalRecord(KEY) ?? {});
}

/** By the searchKey of the payee. */
export function readWordings(list: ListRef): Record<string, string> {
  const stored = isKnownList(list) ? readLocalRecord(KEY)?.[list] : undefined;
  return isTextRecord(stored) ? stored : {};
}
