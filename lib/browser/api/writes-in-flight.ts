import {
  readSessionList,
  writeSessionJson,
} from "@/lib/browser/storage/session-storage";
import {
  isKnownList,
  isListRef,
  type ListRef,
  shownList,
} from "@/lib/browser/api/list-ref";
import { isRecord } from "@/lib/domain/type-guards";

const KEY = "writes-in-flight";
/** When a page is left, fetch rejects shortly before the page's scripts stop. */
export const UNLOAD_MS = 500;

/** `until`, in epoch ms: the write may still reach the server. */
type Write = { id: string; until: number; list?: ListRef };
const ownIds = new Set<string>();

/**
 * Records in sessionStorage that the write is pending, so that the next page
 * knows about it when this page is left before the response.
 *
 * @param list the list that it changes
 */
export async function trackWrite<T>(
  write: Promise<T>,
  timeoutMs: number,
  list?: ListRef,
): Promise<T> {
  const id = `${Date.now()}-${ownIds.size}`;
  ownIds.add(id);
  store([...read(), { id, until: Date.now() + timeoutMs, list }]);
  const forget = () => store(read().filter((other) => other.id !== id));
  try {
    const response = await write;
    forget();
    return response;
  } catch (error) {
    setTimeout(forget, UNLOAD_MS);
    throw error;
  }
}

/** Whether a previous page may still have a write to the shown list pending. */
export function hasWritesFromPreviousPage(): boolean {
  return read().some(({ id }) => !ownIds.has(id));
}

/** Leaves out writes that are over, and those to another list. The first add does not know its list. */
function read(): Write[] {
  const shown = shownList();
  return readSessionList(KEY, isWrite).filter(
    ({ until, list }) =>
      until > Date.now() &&
      (!isKnownList(list) || !isKnownList(shown) || list === shown),
  );
}

function isWrite(value: unknown): value is Write {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["until"] === "number" &&
    isListRef(value["list"])
  );
}

function store(writes: readonly Write[]) {
  writeSessionJson(KEY, writes.length === 0 ? undefined : writes);
}
