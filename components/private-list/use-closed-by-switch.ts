import { useEffect, useEffectEvent } from "react";
import { GONE, type ListRef, shownList } from "@/lib/client/list/list-ref";

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
    const listNow = shownList();
    if (isOpen && listNow !== list && listNow !== GONE) onClosed();
  });
  useEffect(() => () => end(), []);
}
