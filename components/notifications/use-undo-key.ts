import { useEffect, useEffectEvent } from "react";

/** Calls onUndo, if there is one, on Ctrl+Z and Cmd+Z outside form fields. */
export function useUndoKey(onUndo: (() => void) | undefined) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!onUndo || !isUndo(event) || isInField(event.target)) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const unmount = new AbortController();
    addEventListener("keydown", handleKey, { signal: unmount.signal });
    return () => unmount.abort();
  }, []);
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  return (
    key.toLowerCase() === "z" && (ctrlKey || metaKey) && !(shiftKey || altKey)
  );
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, [role=dialog] form") !== null
  );
}
