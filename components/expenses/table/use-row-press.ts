import { type MouseEvent, type PointerEvent, useRef } from "react";

const HOLD_MS = 500;
const STILL_PX = 10;

/**
 * For a table's body: a row is pressed by a click, by Enter on the button in
 * it, or by a finger that rests on it. Rows have their number in `data-index`.
 */
export function useRowPress(onPress: (index: number) => void) {
  const hold = useRef<{ x: number; y: number; timer: number }>(undefined);
  const release = () => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  const press = (target: EventTarget) => {
    const row = target instanceof Element && target.closest("[data-index]");
    const index = row && row.getAttribute("data-index");
    if (index) onPress(Number(index));
  };
  return {
    onClick: ({ target, detail }: MouseEvent) => {
      // A second press so soon was meant for what the first one pressed, and a
      // mouse that has selected text wants the text.
      if (detail === 0 || (detail === 1 && !String(getSelection())))
        press(target);
    },
    onPointerDown: ({
      target,
      pointerType,
      clientX,
      clientY,
    }: PointerEvent) => {
      release();
      if (pointerType !== "touch") return;
      const timer = window.setTimeout(() => press(target), HOLD_MS);
      hold.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = hold.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    // What Android takes a finger that rests for.
    onContextMenu: (event: MouseEvent) => {
      if (!hold.current) return;
      event.preventDefault();
      release();
      press(event.target);
    },
  };
}
