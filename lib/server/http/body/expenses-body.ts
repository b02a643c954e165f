import type { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import type { ExpenseList, ListStore } from "@/lib/server/store/port";
import { type ContentEncoding, encode } from "./content-encoding";
import { createSharedBytes, type SharedBytes } from "./shared-bytes";
import type { TakeStreamSlot } from "./stream-slots";
import { textSlices } from "./text-slices";

/**
 * Bytes that are held of all lists being encoded, and so of the largest body that is
 * cached: 200,000 expenses with 60 ASCII characters each have 34 MiB, or 9 MiB in gzip.
 */
const MAX_ENCODING_BYTES = 40 * 1024 * 1024;

/** With long descriptions, a page of a streamed body has about 200 KiB. */
const STREAMED_PAGE_ROWS = 100;
const STREAMED_CHUNK_BYTES = 64 * 1024;

/** Encoded expenses. Each call of `body` returns the body of one response. */
export type ExpensesBody = Omit<ExpenseList, "json"> & { body: () => BodyInit };

/** Held in memory. */
export type BufferedBody = ExpensesBody &
  Pick<SharedBytes, "setCached"> & { byteLength: number };

/**
 * Returns a function that encodes all expenses in memory. Its result is `too_large`
 * for a body that exceeds the limit alone, and `busy` for one that exceeds it
 * together with those that are being encoded at the same time.
 */
export function createBodyEncoder({
  maxBytes = MAX_ENCODING_BYTES,
  share = createSharedBytes(),
} = {}) {
  let bytesOfAll = 0;
  return async (
    { json, ...rest }: ExpenseList,
    encoding: ContentEncoding,
  ): Promise<BufferedBody | "too_large" | "busy"> => {
    const chunks: Uint8Array[] = [];
    let byteLength = 0;
    try {
      // Leaving the loop ends the reading of the expenses, too.
      for await (const chunk of encode(json(), encoding)) {
        byteLength += chunk.length;
        bytesOfAll += chunk.length;
        if (byteLength > maxBytes) return "too_large";
        if (bytesOfAll > maxBytes) return "busy";
        chunks.push(chunk);
      }
      const { stream, setCached } = share(Buffer.concat(chunks, byteLength));
      return { ...rest, byteLength, body: stream, setCached };
    } finally {
      bytesOfAll -= byteLength;
    }
  };
}

/**
 * Encodes the expenses while they are sent, without holding them in memory. The stream has
 * one of the slots until it ends.
 */
export async function streamedBody(
  store: ListStore,
  {
    revision,
    encoding,
    signal,
    takeSlot,
  }: {
    revision: string;
    encoding: ContentEncoding;
    signal: AbortSignal;
    takeSlot: TakeStreamSlot;
  },
): Promise<ExpensesBody> {
  const endStream = await takeSlot(signal);
  try {
    const { json, ...rest } = await store.list(revision);
    const text = textSlices(json(STREAMED_PAGE_ROWS));
    const source = encode(text, encoding, STREAMED_CHUNK_BYTES);
    return { ...rest, body: () => pulledStream(source, endStream) };
  } catch (error) {
    endStream();
    throw error;
  }
}

/**
 * Reads a chunk only when the client takes it. Readable.toWeb throws an uncaught
 * exception when the client disconnects:
 * https://github.com/nodejs/node/issues/64529
 */
function pulledStream(source: Readable, onEnd: () => void): BodyInit {
  source.once("close", onEnd);
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  ) as BodyInit;
}
