import { type FocusEvent, useState } from "react";

/**
 * recharts leaves an open tooltip at its old position when the data change
 * (https://github.com/recharts/recharts/pull/2150). This hook hides it until the
 * next pointer move, key or focus.
 */
export function useFreshTooltip(data: readonly unknown[]) {
  const [dataOfLastMove, setDataOfLastMove] = useState<readonly unknown[]>();
  const onMove = () => setDataOfLastMove(data);
  return {
    isFresh: dataOfLastMove === data,
    handlers: {
      onMouseMove: onMove,
      onTouchMove: onMove,
      onKeyDown: onMove,
      onFocus: onMove,
      // recharts shows the first day's tooltip on focus, also on the focus of a click.
      onFocusCapture: (event: FocusEvent) => {
        if (!event.target.matches(":focus-visible")) event.stopPropagation();
      },
    },
  };
}
