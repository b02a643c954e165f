import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import {
  readLocalRecord,
  removeLocalEntry,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { isTextRecord } from "@/lib/domain/type-guards";

/** Texts of this browser for the payees of each list; the `max` last ones of a list are stored. */
export function textsByList(key: string, max: number) {
  const all = () => readLocalRecord(key) ?? {};
  return {
    lists: () => Object.keys(all()),
    /** By the payee; none before the list is known. */
    read: (list: ListRef): Record<string, string> => {
      const stored = isKnownList(list) ? all()[list] : undefined;
      return isTextRecord(stored) ? stored : {};
    },
    /** Does nothing before the list is known. */
    write: (list: ListRef, texts: readonly [string, string][]) => {
      if (!isKnownList(list)) return;
      const last = Object.fromEntries(texts.slice(-max));
      writeLocalRecord(key, { ...all(), [list]: last });
    },
    forget: (list: string) => removeLocalEntry(key, list),
  };
}
