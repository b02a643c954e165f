import {
  ReadableStream,
  type ReadableStreamDefaultController,
} from "node:stream/web";

const SLICE_BYTES = 64 * 1024;
/** The largest body that is cached, so that one body alone never exceeds it. */
const MAX_UNCACHED_BYTES = 40 * 1024 * 1024;

/**
 * One for all streams: the stack of an error that is made when a stream ends refers
 * to the functions that ended it, and so to the bytes, as long as the client is
 * connected.
 */
const SLOW_READER = new Error(
  "The client reads an earlier version of a list too slowly.",
);

/** Bytes that many responses send. */
export type SharedBytes = {
  /**
   * A response body of slices, one at a time as the client takes them. `new
   * Response(bytes)` copies the bytes, so that every slow client would hold a copy
   * of the whole list.
   */
  stream: () => BodyInit;
  /** Call with true when the cache has the bytes, and with false when it has dropped them. */
  setCached: (isCached: boolean) => void;
};

/**
 * Returns a function that shares bytes. Bytes that are not cached, but that clients
 * are still reading, count towards the limit; beyond it, the streams of those that
 * are uncached for longest end with an error.
 */
export function createSharedBytes(maxUncachedBytes = MAX_UNCACHED_BYTES) {
  /** The functions that end the streams, with the number of bytes, oldest first. */
  const uncached = new Map<() => void, number>();
  let uncachedBytes = 0;

  const release = (endStreams: () => void) => {
    uncachedBytes -= uncached.get(endStreams) ?? 0;
    uncached.delete(endStreams);
  };
  const retain = (endStreams: () => void, byteLength: number) => {
    if (uncached.has(endStreams)) return;
    uncached.set(endStreams, byteLength);
    uncachedBytes += byteLength;
    for (const endOldest of uncached.keys()) {
      if (uncachedBytes <= maxUncachedBytes) return;
      endOldest();
    }
  };

  return (bytes: Uint8Array): SharedBytes => {
    let isCached = false;
    const streams = new Set<ReadableStreamDefaultController>();
    const endStreams = () => {
      for (const stream of streams) stream.error(SLOW_READER);
      streams.clear();
      release(endStreams);
    };
    const update = () => {
      if (isCached || streams.size === 0) release(endStreams);
      else retain(endStreams, bytes.length);
    };
    return {
      stream: () => slicedStream(bytes, streams, update),
      setCached: (cached) => {
        isCached = cached;
        update();
      },
    };
  };
}

/**
 * Is one of the streams from its first slice, which a response that is never sent
 * does not read, to its last.
 */
function slicedStream(
  bytes: Uint8Array,
  streams: Set<ReadableStreamDefaultController>,
  onChange: () => void,
): BodyInit {
  let from = 0;
  let controllerOfStream: ReadableStreamDefaultController | undefined;
  const leave = () => {
    if (controllerOfStream && streams.delete(controllerOfStream)) onChange();
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        // A copy: a client that takes it late would otherwise hold all the bytes.
        const slice = bytes.subarray(from, (from += SLICE_BYTES));
        controller.enqueue(Buffer.from(slice));
        if (from >= bytes.length) {
          controller.close();
          return leave();
        }
        if (controllerOfStream) return;
        controllerOfStream = controller;
        streams.add(controller);
        onChange();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  ) as BodyInit;
}
