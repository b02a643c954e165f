import { RequestError } from "@/lib/server/http/problem";

const MAX_STREAMS = 20;
const WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Waits until fewer than the largest number of lists are streamed, and returns a
 * function that ends the stream of the caller. It also ends when the signal of the
 * request aborts. Rejects with 503 after five seconds.
 */
export type TakeStreamSlot = (signal: AbortSignal) => Promise<() => void>;

export function createStreamSlots(
  maxStreams = MAX_STREAMS,
  waitMs = WAIT_MS,
): TakeStreamSlot {
  let streams = 0;
  const waiting = new Set<() => void>();

  const endOne = () => {
    const [start] = waiting;
    if (start) start();
    else streams -= 1;
  };
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        waiting.delete(start);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(tooManyStreams());
      }, waitMs);
      waiting.add(start);
    });

  return async (signal) => {
    if (streams < maxStreams) streams += 1;
    else await waitForTurn();
    let isEnded = false;
    const end = () => {
      if (isEnded) return;
      isEnded = true;
      signal.removeEventListener("abort", end);
      endOne();
    };
    // Next does not cancel the body when the client has left before the response.
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    return end;
  };
}

function tooManyStreams(): RequestError {
  return new RequestError(
    "unavailable",
    "Too many long lists are being read. Try again.",
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
