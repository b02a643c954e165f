import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls onUndo, if there is one, on Ctrl+Z and Cmd+Z. After something was typed, the
 * key belongs to the browser's own undo while a field has the focus.
 */
export function useUndoKey(onUndo: (() => void) | undefined) {
  const hasTyped = useRef(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!onUndo || !isUndo(event)) return;
    // A dialog that slides out still has the focus.
    if (isIn(event.target, "[role=dialog]:not([data-closed]) form")) return;
    if (hasTyped.current && isIn(event.target, "input, textarea")) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    addEventListener("keydown", handleKey, { signal });
    addEventListener("input", () => (hasTyped.current = true), { signal });
    return () => unmount.abort();
  }, []);
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  return (
    key.toLowerCase() === "z" && (ctrlKey || metaKey) && !(shiftKey || altKey)
  );
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
