import { serialQueue } from "@/lib/domain/serial-queue";

type Queue = { run: ReturnType<typeof serialQueue>; length: number };

/** The calls of this context by the name of their lock, for browsers without locks. */
const queues = new Map<string, Queue>();

/**
 * Runs one call at a time, in all tabs and workers. Without `navigator.locks`, which
 * is missing on plain http and rejects where the browser blocks storage, only the
 * calls of this context wait for each other:
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 *
 * @param callWithoutLocks replaces the call there
 */
export function withLock<T>(
  name: string,
  call: () => Promise<T>,
  callWithoutLocks = call,
): Promise<T> {
  return requestLock(
    (locks, run) => locks.request(name, run),
    call,
    () => enqueue(name, callWithoutLocks),
  );
}

/** As `withLock`, but resolves to undefined, without a call, while another call runs. */
export function withFreeLock<T>(
  name: string,
  call: () => Promise<T>,
): Promise<T | undefined> {
  const notCalled = Promise.resolve(undefined);
  return requestLock<T | undefined>(
    (locks, run) =>
      locks.request(name, { ifAvailable: true }, (lock) =>
        lock ? run() : notCalled,
      ),
    call,
    () => (queues.has(name) ? notCalled : enqueue(name, call)),
  );
}

/** Whether a lock holds off other tabs, and ends with the page. */
export function hasLocks(): boolean {
  return browserLocks() !== undefined;
}

function browserLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

async function requestLock<T>(
  request: (locks: LockManager, run: () => Promise<T>) => Promise<T>,
  call: () => Promise<T>,
  callWithoutLocks: () => Promise<T>,
): Promise<T> {
  const locks = browserLocks();
  if (!locks) return callWithoutLocks();
  let isCalled = false;
  try {
    return await request(locks, () => {
      isCalled = true;
      return call();
    });
  } catch (error) {
    if (isCalled) throw error;
    return callWithoutLocks();
  }
}

async function enqueue<T>(name: string, call: () => Promise<T>): Promise<T> {
  const queue = queues.get(name) ?? { run: serialQueue(), length: 0 };
  queues.set(name, queue);
  queue.length += 1;
  try {
    return await queue.run(call);
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(name);
  }
}
