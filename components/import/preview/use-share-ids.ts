import { useEffect, useState } from "react";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { readShareIds } from "@/lib/browser/import/import-records";
import type { Expense } from "@/lib/domain/expenses/expense";

/**
 * The ids of the expenses that imports of this browser have given the user's share, by
 * the key of its row. Read again when the expenses change; undefined at first.
 */
export function useShareIds(list: ListRef, expenses: readonly Expense[]) {
  const [ids, setIds] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isCurrent = true;
    const set = (ids: ReadonlyMap<string, string>) => {
      if (isCurrent) setIds(ids);
    };
    readShareIds(list).then(set, (error: unknown) => {
      console.error("The earlier imports could not be read.", error);
      set(new Map());
    });
    return () => {
      isCurrent = false;
    };
  }, [list, expenses]);
  return ids;
}
