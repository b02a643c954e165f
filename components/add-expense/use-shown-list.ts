import { useSyncExternalStore } from "react";
import {
  type ListRef,
  onShownListChange,
  shownList,
} from "@/lib/browser/api/list-ref";

/** The list of this tab; undefined until it is known. */
export function useShownList(): ListRef {
  return useSyncExternalStore(onShownListChange, shownList, () => undefined);
}
