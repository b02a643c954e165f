import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { isListRef, type ListRef } from "@/lib/browser/api/list-ref";

/** The list of this browser in its last response, for pages that open offline: `{list, isEditable}`. */
const KEY = "last-list";

type LastList = {
  list: ListRef;
  /** Undefined until a response has said it. */
  isEditable?: boolean | undefined;
};

/** Both are undefined before the first response. */
export function lastList(): LastList {
  const { list, isEditable } = readLocalRecord(KEY) ?? {};
  return {
    list: isListRef(list) ? list : undefined,
    isEditable: typeof isEditable === "boolean" ? isEditable : undefined,
  };
}

export function storeLastList(list: ListRef, isEditable: boolean) {
  const last = lastList();
  if (last.list === list && last.isEditable === isEditable) return;
  writeLocalRecord(KEY, { list, isEditable });
}
