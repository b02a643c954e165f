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

/** What an input now is for. */
export function currentList(): ListBinding {
  return { list: shownList(), joinBefore: lastJoin() };
}

/**
 * Call at each input. A known list stays the same. One that is not known becomes the
 * shown one, which this browser may have made since; `sendWrite` rejects one that
 * it has joined since.
 */
export function bindList(
  bound: ListBinding | undefined,
  now = currentList(),
): ListBinding {
  if (isKnownList(bound?.list)) return bound;
  const { list } = now;
  if (bound) return { ...bound, list };
  return isKnownList(list) ? { list } : now;
}
