// For browsers without locks: one sender in this context. In others, the keys make
// a second sender harmless.
let isSending = false;

/**
 * Runs one sender at a time, in all tabs and workers. Resolves to undefined,
 * without a call, when there is another sender.
 */
export async function withSenderLock<T>(
  send: () => Promise<T>,
): Promise<T | undefined> {
  return withLock({ name: "outbox", ifAvailable: true }, send, async () => {
    if (isSending) return undefined;
    isSending = true;
    try {
      return await send();
    } finally {
      isSending = false;
    }
  });
}

/** Waits until no sender runs, and holds others off during the call. */
export function withoutSender<T>(call: () => Promise<T>): Promise<T> {
  return withLock({ name: "outbox" }, call, call);
}

/** Waits until the entry is not being sent, and holds it back during the call. */
export function withEntryLock<T>(
  key: string,
  call: () => Promise<T>,
): Promise<T> {
  return withLock({ name: `outbox-entry-${key}` }, call, call);
}

/**
 * `navigator.locks` is missing on plain http, and rejects where the browser blocks
 * storage: https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
async function withLock<T, U>(
  { name, ifAvailable = false }: { name: string; ifAvailable?: boolean },
  call: () => Promise<T>,
  callWithoutLocks: () => Promise<U>,
): Promise<T | U> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return callWithoutLocks();
  let isCalled = false;
  try {
    return await locks.request(name, { ifAvailable }, (lock) => {
      isCalled = true;
      return lock ? call() : (Promise.resolve(undefined) as Promise<T>);
    });
  } catch (error) {
    if (isCalled) throw error;
    return callWithoutLocks();
  }
}
