import { withLock } from "@/lib/browser/storage/with-lock";

/**
 * Runs one request that may change the browser's list at a time, in all tabs, so
 * that two first adds cannot make two lists.
 *
 * @param send settles within the time of a lease (`list-lease.ts`), and takes no list lock itself
 */
export function withListLock<T>(send: () => Promise<T>): Promise<T> {
  return withLock("list", send, () => withLease(send));
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
