import {
  browserSessionStorage,
  readSessionJson,
  writeSessionJson,
} from "./session-storage";
import { isRecord } from "./type-guards";

const KEY = "writes-in-flight";
/** When a page is left, fetch rejects shortly before the page's scripts stop. */
export const UNLOAD_MS = 500;

/** By id, the time in epoch ms until which a write may still reach the server. */
type Deadlines = Record<string, number>;
const ownIds = new Set<string>();

/**
 * Records in sessionStorage that the write is pending, so that the next page
 * knows about it when this page is left before the response.
 */
export async function trackWrite<T>(
  write: Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const id = `${Date.now()}-${ownIds.size}`;
  ownIds.add(id);
  store({ ...read(), [id]: Date.now() + timeoutMs });
  const forget = () => store({ ...read(), [id]: 0 });
  try {
    const response = await write;
    forget();
    return response;
  } catch (error) {
    setTimeout(forget, UNLOAD_MS);
    throw error;
  }
}

/** Whether a previous page may still have a write pending. */
export function hasWritesFromPreviousPage(): boolean {
  return Object.entries(read()).some(
    ([id, deadline]) => !ownIds.has(id) && deadline > Date.now(),
  );
}

function read(): Deadlines {
  const stored = readSessionJson(KEY);
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
}

function store(deadlines: Deadlines) {
  const entries = Object.entries(deadlines).filter(
    ([, deadline]) => deadline > Date.now(),
  );
  if (entries.length === 0) browserSessionStorage()?.removeItem(KEY);
  else writeSessionJson(KEY, Object.fromEntries(entries));
}
