import {
  isKnownList,
  type ListRef,
  shownList,
} from "@/lib/browser/api/list-ref";
import { lastJoin } from "./last-join";

/** The list that the user means with what they type. */
export type ListBinding = {
  list: ListRef;
  /** While the list was not known: `lastJoin` at the first input. */
  joinBefore?: string;
};

/**
 * Call at each input. A known list stays the same. One that is not known becomes the
 * shown one, which this browser may have made since; `sendWrite` rejects one that
 * it has joined since.
 */
export function bindList(bound: ListBinding | undefined): ListBinding {
  if (isKnownList(bound?.list)) return bound;
  const list = shownList();
  if (bound) return { ...bound, list };
  return isKnownList(list) ? { list } : { list, joinBefore: lastJoin() };
}
