import { useEffect, useEffectEvent } from "react";
import { GONE, type ListRef, shownList } from "@/lib/browser/api/list-ref";

/** Whether this browser has another list; false for one that is gone. */
export function isSwitchedFrom(list: ListRef): boolean {
  const listNow = shownList();
  return listNow !== list && listNow !== GONE;
}

/**
 * Calls back when a dialog about a list was open and is unmounted, because this
 * browser has another list. The screen itself says that a list is gone.
 */
export function useClosedBySwitch(
  isOpen: boolean,
  list: ListRef,
  onClosed: () => void,
) {
  const end = useEffectEvent(() => {
    if (isOpen && isSwitchedFrom(list)) onClosed();
  });
  useEffect(() => () => end(), []);
}
