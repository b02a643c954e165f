import { type PointerEvent, useEffect, useRef, useState } from "react";

/** The classes of a hint that only a touch screen shows. */
export const TAP_HINT = "mt-2 hidden text-sm text-muted pointer-coarse:block";

/**
 * With a finger, the first tap on a part of a chart shows its tooltip, until a tap
 * elsewhere, and only the second one selects it. A mouse shows the tooltip before it
 * presses.
 */
export function useSecondTap() {
  /** The part with the tooltip since the last tap; undefined for a mouse. */
  const [tap, setTap] = useState<{ part: unknown }>();
  const isTouch = useRef(false);
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tap?.part === undefined) return;
    const hideOutside = ({ target }: Event) => {
      if (!chart.current?.contains(target as Node)) setTap({ part: undefined });
    };
    document.addEventListener("pointerdown", hideOutside);
    return () => document.removeEventListener("pointerdown", hideOutside);
  }, [tap]);
  /** Taps have no pointer events of a mouse, although mouse events follow them. */
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch.current = pointerType === "touch";
    if (!isTouch.current) setTap(undefined);
  };
  return {
    chartProps: {
      ref: chart,
      onPointerDownCapture: notePointer,
      onPointerMoveCapture: notePointer,
      onKeyDownCapture: () => setTap(undefined),
    },
    /** Whether the tooltip is shown, wherever recharts has the pointer or the focus; undefined for a mouse. */
    isTooltipActive: tap && tap.part !== undefined,
    /** Call it for a click on a part. Returns whether the click selects the part. */
    isSelecting: (part: unknown) => {
      if (!isTouch.current) return true;
      const isSecond = tap?.part === part;
      setTap({ part: isSecond ? undefined : part });
      return isSecond;
    },
  };
}
