import type { ListRef } from "@/lib/browser/api/list-ref";
import { trackWrite, UNLOAD_MS } from "@/lib/browser/api/writes-in-flight";
import * as HTTP from "@/lib/domain/wire/http-status";

/** The longest wait for response headers, and between two chunks of the body. */
const STALL_MS = 15_000;
/** The limit for all requests with `keepalive` together: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MAX_KEEPALIVE_BYTES = 64 * 1024;
const MAX_BYTES_PER_CODE_UNIT = 3;

/**
 * fetch with a stall timeout. Rejects with a TimeoutError, also while the body is
 * read, when no data arrived for STALL_MS. Methods other than GET use `keepalive`,
 * unless the body is too long for it.
 *
 * @param list the list that a write changes
 */
export async function request(
  url: string,
  { signal, ...init }: RequestInit = {},
  list?: ListRef,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  const stalled = () => {
    const text = `Nothing arrived for ${STALL_MS / 1000} s.`;
    controller.abort(new DOMException(text, "TimeoutError"));
  };
  let timer = setTimeout(stalled, STALL_MS);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(stalled, STALL_MS);
  };
  const cleanUp = () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  };
  const isWrite = init.method !== undefined && init.method !== "GET";
  const sent = fetch(url, {
    ...init,
    keepalive: isWrite && !isLong(init.body),
    signal: controller.signal,
  });
  try {
    const response = await (isWrite ? trackWrite(sent, STALL_MS, list) : sent);
    restartTimer();
    // Chromium gives a 204 response a body, and the Response constructor throws
    // for one: https://fetch.spec.whatwg.org/#null-body-status
    if (response.body && response.status !== HTTP.NO_CONTENT)
      return new Response(restartTimerPerChunk(response.body), response);
    cleanUp();
    return response;
  } catch (error) {
    cleanUp();
    throw error;
  }

  function restartTimerPerChunk(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    return body.pipeThrough(
      new TransformStream({
        transform: (chunk, output) => {
          restartTimer();
          output.enqueue(chunk);
        },
        flush: cleanUp,
      }),
    );
  }
}

function isLong(body: RequestInit["body"]): boolean {
  return (
    typeof body === "string" &&
    body.length * MAX_BYTES_PER_CODE_UNIT > MAX_KEEPALIVE_BYTES / 2
  );
}

/** If an error of `request` says that there is no response. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === "TimeoutError")
  );
}

/**
 * Rejects with the error. A network error waits UNLOAD_MS first: if the page is
 * being left, its scripts stop before the failure is reported. Rejects at once in a
 * browser that knows that it is offline.
 */
export async function delayNetworkError(error: unknown): Promise<never> {
  if (error instanceof TypeError && navigator.onLine)
    await new Promise((resolve) => setTimeout(resolve, UNLOAD_MS));
  throw error;
}
