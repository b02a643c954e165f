import { Toast } from "@base-ui/react/toast";
import { useEffect, useEffectEvent } from "react";
import type { Expense } from "@/lib/expenses/expense";
import { visitStorage } from "../ui/visit-storage";

/** How long a deletion can be undone, and any message stays. */
export const MESSAGE_MS = 10_000;
const KEY = "deleted-expenses";

type Deleted = { expense: Expense; until: number };

/** What was deleted so lately that it can be undone, also before a reload. */
export function rememberDeleted(expense: Expense) {
  write([...read(), { expense, until: Date.now() + MESSAGE_MS }]);
}

export function forgetDeleted(id: string) {
  write(read().filter(({ expense }) => expense._id !== id));
}

/** Offers again what could be undone before a reload, each for the rest of its time. */
export function useRememberedDeletions(
  offer: (expense: Expense, forMs: number) => void,
) {
  const offerAll = useEffectEvent(() => {
    for (const { expense, until } of read()) offer(expense, until - Date.now());
  });
  useEffect(() => offerAll(), []);
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

function read(): Deleted[] {
  const deleted = JSON.parse(visitStorage()?.getItem(KEY) ?? "[]") as Deleted[];
  return deleted.filter(({ until }) => until > Date.now());
}

function write(deleted: Deleted[]) {
  visitStorage()?.setItem(KEY, JSON.stringify(deleted));
}
