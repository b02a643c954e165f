import { trackWrite } from "./writes-in-flight";

/** A request fails after this long without response headers or further bytes. */
const STALL_MS = 15_000;
const NO_CONTENT = 204;

/**
 * fetch with a limit on waiting. Rejects with a TimeoutError when nothing has
 * arrived for STALL_MS, also while the body is read. Methods other than GET
 * complete even when the page is left.
 */
export async function request(
  url: string,
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  const stallTimer = startStallTimer(controller);
  const end = () => {
    stallTimer.stop();
    signal?.removeEventListener("abort", abort);
  };
  const isWrite = init.method !== undefined && init.method !== "GET";
  const sent = fetch(url, {
    ...init,
    keepalive: isWrite,
    signal: controller.signal,
  });
  try {
    const response = await (isWrite ? trackWrite(sent, STALL_MS) : sent);
    stallTimer.restart();
    // Chromium gives a 204 a body, and then refuses to make such a response.
    if (response.body && response.status !== NO_CONTENT)
      return new Response(read(response.body), response);
    end();
    return response;
  } catch (error) {
    end();
    throw error;
  }

  function read(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    return body.pipeThrough(
      new TransformStream({
        transform: (chunk, output) => {
          stallTimer.restart();
          output.enqueue(chunk);
        },
        flush: end,
      }),
    );
  }
}

function startStallTimer(controller: AbortController) {
  const stop = () => clearTimeout(timer);
  const start = () =>
    setTimeout(
      () =>
        controller.abort(
          new DOMException(
            `Nothing arrived for ${STALL_MS / 1000} s.`,
            "TimeoutError",
          ),
        ),
      STALL_MS,
    );
  let timer = start();
  const restart = () => {
    stop();
    timer = start();
  };
  return { restart, stop };
}
