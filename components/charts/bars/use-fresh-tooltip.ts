import { type FocusEvent, useState } from "react";

/**
 * recharts leaves tooltip and cursor at their old coordinates when its data
 * change: they are shown again once the pointer or the keyboard has moved.
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
      // recharts opens its first tooltip on any focus, also that of a press beside the plot.
      onFocusCapture: (event: FocusEvent) => {
        if (!event.target.matches(":focus-visible")) event.stopPropagation();
      },
    },
  };
}
