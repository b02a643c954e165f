// The end of the last call of this tab, for browsers without locks.
let lastCall: Promise<unknown> = Promise.resolve();

/**
 * Runs one request that may change the browser's list at a time, in all tabs, so
 * that two first adds cannot make two lists. `navigator.locks` is missing on plain
 * http, and rejects where the browser blocks storage:
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 *
 * @param send settles within the time of a lease (`list-lease.ts`), and takes no lock itself
 */
export async function withListLock<T>(send: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return afterLastCall(() => withLease(send));
  let isSent = false;
  try {
    return await locks.request("list", () => {
      isSent = true;
      return send();
    });
  } catch (error) {
    if (isSent) throw error;
    return afterLastCall(() => withLease(send));
  }
}

function afterLastCall<T>(call: () => Promise<T>): Promise<T> {
  const result = lastCall.then(call, call);
  lastCall = result;
  return result;
}

/** Without a lease, only the calls of this tab wait for each other. */
async function withLease<T>(send: () => Promise<T>): Promise<T> {
  const release = await takeLease();
  try {
    return await send();
  } finally {
    await release?.();
  }
}

async function takeLease(): Promise<(() => Promise<void>) | undefined> {
  try {
    const { takeListLease } = await import("./list-lease");
    return await takeListLease();
  } catch (error) {
    console.error("The list could not be locked for other tabs.", error);
    return undefined;
  }
}
