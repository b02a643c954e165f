import { ReadableStream } from "node:stream/web";

const SLICE_BYTES = 64 * 1024;

/**
 * A response body that reads slices of shared bytes, one at a time as the client
 * takes them. `new Response(bytes)` copies the bytes, so that every slow client
 * would hold a copy of the whole list.
 */
export function slicedStream(bytes: Uint8Array): BodyInit {
  let from = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(from, (from += SLICE_BYTES)));
        if (from >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  ) as BodyInit;
}
