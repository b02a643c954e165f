import { Toast } from "@base-ui/react/toast";
import { useEffect, useEffectEvent } from "react";
import type { Expense } from "@/lib/expenses/expense";
import { visitStorage } from "../ui/visit-storage";

/** How long a deletion can be undone, and any message stays. */
export const MESSAGE_MS = 10_000;
const KEY = "deleted-expenses";

/** A deletion of this visit: as wanted at first, or taken back by its Undo. */
export type Deletion = { expense: Expense; until: number; isUndone: boolean };

/** Notes it, so that a reload within its time changes nothing. */
export function rememberDeletion(
  expense: Expense,
  { isUndone = false, forMs = MESSAGE_MS } = {},
) {
  forgetDeletion(expense._id);
  write([...read(), { expense, isUndone, until: Date.now() + forMs }]);
}

export function forgetDeletion(id: string) {
  write(read().filter(({ expense }) => expense._id !== id));
}

/** Goes on, after a reload, with each deletion that is remembered. */
export function useRememberedDeletions(goOn: (deletion: Deletion) => void) {
  const goOnWithAll = useEffectEvent(() => read().forEach(goOn));
  useEffect(() => goOnWithAll(), []);
}

/** Ctrl+Z and Cmd+Z, where they do not belong to a field, press the newest message's Undo. */
export function useUndoKey() {
  const { toasts } = Toast.useToastManager<{ undo?: () => void }>();
  const undoNewest = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === "z" &&
      (event.ctrlKey || event.metaKey) &&
      !(event.shiftKey || event.altKey);
    if (!isUndo || isInField(event.target)) return;
    const newest = toasts.find(
      ({ data, transitionStatus }) =>
        data?.undo && transitionStatus !== "ending",
    );
    if (!newest) return;
    event.preventDefault();
    newest.data?.undo?.();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("keydown", undoNewest, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, [role=dialog] form") !== null
  );
}

function read(): Deletion[] {
  const kept = visitStorage()?.getItem(KEY) ?? "[]";
  return (JSON.parse(kept) as Deletion[]).filter(
    ({ until }) => until > Date.now(),
  );
}

function write(deletions: Deletion[]) {
  visitStorage()?.setItem(KEY, JSON.stringify(deletions));
}
