import { Toast } from "@base-ui/react/toast";
import { useEffect, useEffectEvent } from "react";
import type { MessageAction } from "./message-queue";

/**
 * Ctrl+Z and Cmd+Z, where they do not belong to a field, press the Undo of the
 * newest message that has one.
 */
export function useUndoKey(onAction: (action: MessageAction) => void) {
  const { toasts } = Toast.useToastManager<{ action: MessageAction }>();
  const undoNewest = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === "z" &&
      (event.ctrlKey || event.metaKey) &&
      !(event.shiftKey || event.altKey);
    if (!isUndo || isInField(event.target)) return;
    const newest = toasts.find(
      ({ data, transitionStatus }) =>
        data?.action.label === "Undo" && transitionStatus !== "ending",
    );
    if (!newest?.data) return;
    event.preventDefault();
    onAction(newest.data.action);
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
