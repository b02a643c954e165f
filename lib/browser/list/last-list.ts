import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { isListRef, type ListRef } from "@/lib/browser/api/list-ref";
import type { ListHead } from "./expenses-response";

/** The list of this browser in its last response, for pages that open offline: `{list, isEditable, isReader}`. */
const KEY = "last-list";

type LastList = {
  list: ListRef;
  /** Undefined until a response has said it. */
  isEditable?: boolean | undefined;
  /** This browser has a link that only reads the list. */
  isReader: boolean;
};

/** `list` and `isEditable` are undefined before the first response. */
export function lastList(): LastList {
  const { list, isEditable, isReader } = readLocalRecord(KEY) ?? {};
  return {
    list: isListRef(list) ? list : undefined,
    isEditable: typeof isEditable === "boolean" ? isEditable : undefined,
    isReader: isReader === true,
  };
}

export function storeLastList({
  list,
  isEditable,
  isReader = false,
}: ListHead) {
  writeLocalRecord(KEY, { list, isEditable, isReader });
}
