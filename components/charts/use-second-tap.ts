import { type PointerEvent, useEffect, useRef, useState } from "react";

/** The classes of a hint that only a touch screen shows. */
export const TAP_HINT = "mt-2 hidden text-sm text-muted pointer-coarse:block";

/**
 * With a finger, the first tap on a part of a chart shows its tooltip, until a tap
 * elsewhere, and only the second one selects it. A mouse shows the tooltip before it
 * presses.
 */
export function useSecondTap() {
  const [tapped, setTapped] = useState<unknown>();
  const isTouch = useRef(false);
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tapped === undefined) return;
    const hideOutside = ({ target }: Event) => {
      if (!chart.current?.contains(target as Node)) setTapped(undefined);
    };
    document.addEventListener("pointerdown", hideOutside);
    return () => document.removeEventListener("pointerdown", hideOutside);
  }, [tapped]);
  return {
    chartProps: {
      ref: chart,
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        isTouch.current = pointerType === "touch";
      },
    },
    /** Whether the tooltip stays, wherever the pointer is. */
    isTapped: tapped !== undefined,
    /** For a click on a part: whether it selects the part. */
    isSelecting: (part: unknown) => {
      const isFirst = isTouch.current && tapped !== part;
      setTapped(isFirst ? part : undefined);
      return !isFirst;
    },
  };
}
