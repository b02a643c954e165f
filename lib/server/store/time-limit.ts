import "server-only";

/**
 * Runs the task and rejects with a `TimeoutError` when it takes longer.
 *
 * @param task receives a signal that aborts at the limit, and a function that restarts the timer
 */
export async function withTimeLimit<T>(
  limitMs: number,
  task: (signal: AbortSignal, extend: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const timeout = new DOMException(
    `No result in ${limitMs} ms`,
    "TimeoutError",
  );
  const timer = setTimeout(() => controller.abort(timeout), limitMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(timeout));
  });
  try {
    // The race ends a task that ignores the signal, such as a DNS lookup.
    return await Promise.race([task(signal, () => timer.refresh()), aborted]);
  } catch (error) {
    throw signal.aborted ? timeout : error;
  } finally {
    clearTimeout(timer);
  }
}
