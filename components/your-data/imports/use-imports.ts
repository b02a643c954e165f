import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ImportRecord } from "@/lib/browser/import/import-database";
import { readImports } from "@/lib/browser/import/import-records";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { importUndo } from "@/components/import/storing/import-undo";
import { applyMutation } from "@/components/undo/mutation";

type ListedImport = ImportRecord & { count: number };

export function useImports(list: ListRef) {
  const [imports, setImports] = useState<ListedImport[]>([]);
  /** A repeated undo counts what the attempts before have removed. */
  const undos = useRef(new Map<string, ReturnType<typeof importUndo>>());
  const [undoing, setUndoing] = useState<string>();
  const [outcome, setOutcome] = useState<{
    text: ReactNode;
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
    const mutation = undos.current.get(id) ?? importUndo(id, list);
    undos.current.set(id, mutation);
    const undone = await applyMutation(mutation);
    setOutcome({
      text: undone.message?.title,
      hasFailed: "error" in undone,
    });
    await read();
    setUndoing(undefined);
  };
  return { imports, undoing, outcome, undo };
}
