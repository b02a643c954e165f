import { searchKey } from "@/lib/domain/expenses/search-key";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import { textsByList } from "./texts-by-list";

/** The oldest are dropped: localStorage is small, and shared with everything else. */
export const MAX_WORDINGS = 300;

/** The description that the user gave a payee last, by the searchKey of the payee. */
const wordings = textsByList("payee-wordings", MAX_WORDINGS);

export const readWordings = wordings.read;
export const writeWordings = wordings.write;
export const forgetPayeeWordings = wordings.forget;
export const listsWithWordings = wordings.lists;

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
  const texts = Object.entries(others);
  if (isOwn) texts.push([searchKey(payee), wording]);
  writeWordings(list, texts);
}
