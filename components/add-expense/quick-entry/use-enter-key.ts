import { type KeyboardEvent, useRef } from "react";

/**
 * Handlers that call `onNext` when Enter is released, and insert no line break.
 * While Enter is held it repeats, and would press the button that gets the focus.
 */
export function useEnterKey(onNext: (() => void) | undefined) {
  const isDown = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
      isDown.current = isEnter && !event.shiftKey && onNext !== undefined;
      if (isDown.current) event.preventDefault();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !isDown.current) return;
      isDown.current = false;
      onNext?.();
    },
  };
}
