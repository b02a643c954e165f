/**
 * Runs one request that may change the browser's list at a time, in all tabs, so
 * that two first adds cannot make two lists. `navigator.locks` is missing on plain
 * http, and rejects where the browser blocks storage:
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export async function withListLock<T>(send: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return send();
  let isSent = false;
  try {
    return await locks.request("list", () => {
      isSent = true;
      return send();
    });
  } catch (error) {
    if (isSent) throw error;
    return send();
  }
}
