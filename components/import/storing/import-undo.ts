import type { Mutation } from "@/components/undo/mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  undoImport,
  type UndoneImport,
} from "@/lib/browser/import/undo-import";
import { undoneText } from "./import-texts";

/**
 * The inverse of an import. After a failure it can be applied again; its message
 * then counts what every attempt has removed.
 */
export function importUndo(
  id: string,
  list: ListRef,
  /** Called with the keys of expenses that are removed. */
  onRemoved: (keys: string[]) => void = () => {},
): Mutation<UndoneImport> {
  let removedCount = 0;
  return {
    apply: () =>
      undoImport(id, list, (keys) => {
        removedCount += keys.length;
        onRemoved(keys);
      }),
    messages: {
      done: (undone) => ({ title: undoneText(removedCount, undone) }),
      failed: () => ({
        title: "The import could not be undone completely. Try again.",
      }),
      log: "The import could not be undone.",
    },
  };
}
