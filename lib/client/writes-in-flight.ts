import { browserSessionStorage } from "./session-storage";

const KEY = "writes-in-flight";
/** When a page is left, its requests fail a moment before its script ends. */
const UNLOAD_MS = 500;

/** Epoch ms until which a write of this visit may still reach the server, by id. */
type Deadlines = Record<string, number>;
const ownIds = new Set<string>();

/**
 * Notes in the visit's storage that the write is under way, so that the page
 * that is opened next knows, when this one is left before the response.
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

/** Whether a page that was left may have a write under way. */
export function hasWritesFromPreviousPage(): boolean {
  return Object.entries(read()).some(
    ([id, deadline]) => !ownIds.has(id) && deadline > Date.now(),
  );
}

function read(): Deadlines {
  const stored: unknown = JSON.parse(
    browserSessionStorage()?.getItem(KEY) ?? "{}",
  );
  return stored as Deadlines;
}

function store(deadlines: Deadlines) {
  const entries = Object.entries(deadlines).filter(
    ([, deadline]) => deadline > Date.now(),
  );
  if (entries.length === 0) browserSessionStorage()?.removeItem(KEY);
  else
    browserSessionStorage()?.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(entries)),
    );
}
