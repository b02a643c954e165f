import { type MouseEvent, type PointerEvent, useRef } from "react";

const HOLD_MS = 500;
/** A touch that moves farther is a scroll. */
const MAX_MOVE_PX = 10;

/**
 * Event handlers for a table body: a click, Enter on the row's button and a long
 * touch press a row. Rows have their index in `data-index`.
 */
export function useRowPress(onPress: (index: number) => void) {
  const touch = useRef<{ x: number; y: number; timer: number }>(undefined);
  /** The selected text when the press began. */
  const selected = useRef("");
  const cancel = () => {
    clearTimeout(touch.current?.timer);
    touch.current = undefined;
  };
  const press = (target: EventTarget) => {
    const row = target instanceof Element && target.closest("[data-index]");
    const index = row && row.getAttribute("data-index");
    if (index) onPress(Number(index));
  };
  return {
    onClick: ({ target, detail }: MouseEvent) => {
      // detail is 0 for a key and 1 for a first click: the second click of a double
      // click and the end of a text selection do not press the row.
      const selection = String(getSelection());
      const selects = selection !== "" && selection !== selected.current;
      if (detail === 0 || (detail === 1 && !selects)) press(target);
    },
    onPointerDown: ({
      target,
      pointerType,
      clientX,
      clientY,
    }: PointerEvent) => {
      cancel();
      selected.current = String(getSelection());
      if (pointerType !== "touch") return;
      const timer = window.setTimeout(() => press(target), HOLD_MS);
      touch.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = touch.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Android fires this event on a long touch.
    onContextMenu: (event: MouseEvent) => {
      if (!touch.current) return;
      event.preventDefault();
      cancel();
      press(event.target);
    },
  };
}
