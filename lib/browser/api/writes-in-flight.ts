import {
  readSessionJson,
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
type Write = { until: number; list?: ListRef };
type Writes = Record<string, Write>;
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
  store({ ...read(), [id]: { until: Date.now() + timeoutMs, list } });
  const forget = () => store({ ...read(), [id]: { until: 0 } });
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
  return Object.entries(read()).some(
    ([id, { until, list }]) =>
      !ownIds.has(id) && until > Date.now() && mayBeShown(list),
  );
}

/** The first add does not know its list. */
function mayBeShown(list: ListRef): boolean {
  const shown = shownList();
  return !isKnownList(list) || !isKnownList(shown) || list === shown;
}

function read(): Writes {
  const stored = readSessionJson(KEY);
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, Write] => isWrite(entry[1]),
    ),
  );
}

function isWrite(value: unknown): value is Write {
  return (
    isRecord(value) &&
    typeof value["until"] === "number" &&
    isListRef(value["list"])
  );
}

/** Leaves out writes that are over, and those to another list. */
function store(writes: Writes) {
  const entries = Object.entries(writes).filter(
    ([, { until, list }]) => until > Date.now() && mayBeShown(list),
  );
  const isEmpty = entries.length === 0;
  writeSessionJson(KEY, isEmpty ? undefined : Object.fromEntries(entries));
}
