import { ApiError } from "@/lib/browser/api/api-error";
import * as HTTP from "@/lib/domain/wire/http-status";

/** The pause after a response without Retry-After. */
const DEFAULT_WAIT_S = 5;

/** Called with true when a wait begins, and with false when it ends. */
export type OnWait = (isWaiting: boolean) => void;

/**
 * Repeats a call that the rate limit rejects, after the time of Retry-After.
 * Rejects as the call does, and with the signal's reason when it is aborted during
 * a wait.
 */
export async function waitForLimit<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
  onWait: OnWait = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (
        !(error instanceof ApiError) ||
        error.status !== HTTP.TOO_MANY_REQUESTS
      )
        throw error;
      onWait(true);
      await delay((error.retryAfterSeconds ?? DEFAULT_WAIT_S) * 1000, signal);
      onWait(false);
    }
  }
}

/** Rejects with the signal's reason when it is aborted. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  });
}
