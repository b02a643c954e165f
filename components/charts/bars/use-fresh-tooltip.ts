import { type FocusEvent, useState } from "react";

/**
 * recharts keeps an open tooltip, at its old coordinates, when the data change
 * (github.com/recharts/recharts/pull/2150). This one is hidden until the next move.
 */
export function useFreshTooltip(data: readonly unknown[]) {
  const [movedOver, setMovedOver] = useState<readonly unknown[]>();
  const onMove = () => setMovedOver(data);
  return {
    isFresh: movedOver === data,
    handlers: {
      onMouseMove: onMove,
      onTouchMove: onMove,
      onKeyDown: onMove,
      onFocus: onMove,
      // recharts opens the first day's tooltip on any focus; a press beside the plot gives focus too.
      onFocusCapture: (event: FocusEvent) => {
        if (!event.target.matches(":focus-visible")) event.stopPropagation();
      },
    },
  };
}
