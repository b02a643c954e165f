import { useCallback, useEffect, useState } from "react";
import {
  type ImportRecord,
  readImports,
} from "@/lib/browser/import/import-records";
import { undoImport } from "@/lib/browser/import/undo-import";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { undoneText } from "@/components/import/storing/import-texts";

export type ListedImport = ImportRecord & { count: number };

/** The last imports of the list in this browser, and the undo of each. */
export function useImports(list: ListRef) {
  const [imports, setImports] = useState<ListedImport[]>([]);
  const [undoing, setUndoing] = useState<string>();
  const [outcome, setOutcome] = useState<{
    text: string;
    hasFailed: boolean;
  }>();
  const read = useCallback(
    () =>
      readImports(list).then(setImports, (error: unknown) =>
        console.error("The imports could not be read.", error),
      ),
    [list],
  );
  useEffect(() => {
    void read();
    return onListEvent(() => void read());
  }, [read]);
  const undo = async (id: string) => {
    if (undoing !== undefined) return;
    setUndoing(id);
    setOutcome(undefined);
    try {
      const { removed, left } = await undoImport(id, list);
      setOutcome({ text: undoneText(removed.length, left), hasFailed: false });
    } catch (error) {
      console.error("The import could not be undone.", error);
      const text = "The import could not be undone completely. Try again.";
      setOutcome({ text, hasFailed: true });
    }
    await read();
    setUndoing(undefined);
  };
  return { imports, undoing, outcome, undo };
}
