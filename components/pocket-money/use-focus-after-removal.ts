import { type FocusEvent, useEffect, useRef } from "react";

const ID = "plan";

/** The heading of the plan, or its first button if nothing is set. */
export function planStart(): HTMLElement | null {
  return (
    document
      .getElementById(ID)
      ?.querySelector<HTMLElement>("h2[tabindex], button") ?? null
  );
}

/**
 * Moves the focus of a control that is removed to the next row, or to the start of
 * the plan. Returns the props of the element around the plan.
 */
export function useFocusAfterRemoval() {
  const focused = useRef<{ control: Element; rows: Element[] }>(undefined);
  useEffect(() => {
    const last = focused.current;
    if (!last || last.control.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const row = last.rows.find((row) => row.isConnected);
    (row?.querySelector("button") ?? planStart())?.focus();
  });
  return {
    id: ID,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest("li");
      const rows = [row?.nextElementSibling, row?.previousElementSibling];
      focused.current = {
        control: target,
        rows: rows.filter((row) => row instanceof Element),
      };
    },
    onBlur: ({ target }: FocusEvent) => {
      // The browser may also report the blur of an element that it removes.
      requestAnimationFrame(() => {
        const isLast = focused.current?.control === target;
        if (isLast && target.isConnected && target !== document.activeElement)
          focused.current = undefined;
      });
    },
  };
}
