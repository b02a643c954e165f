/**
 * Runs one request that may change the browser's list at a time, in all tabs, so
 * that two first adds cannot make two lists. `navigator.locks` is missing on plain
 * http: https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export function withListLock<T>(send: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request("list", send) : send();
}
