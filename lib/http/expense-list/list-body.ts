import { ReadableStream } from "node:stream/web";
import type { ExpenseList } from "@/lib/store/port";
import { type ContentEncoding, encode } from "./content-encoding";
import { slicedStream } from "./sliced-stream";

/**
 * Bytes that are held of all lists being encoded, and so of the largest body that is
 * cached: 200,000 expenses with 60 ASCII characters each have 34 MiB, or 9 MiB in gzip.
 */
const MAX_ENCODING_BYTES = 40 * 1024 * 1024;

/** An encoded list. Each call of `body` returns the body of one response. */
export type ListBody = Omit<ExpenseList, "json"> & { body: () => BodyInit };

/** Held in memory. */
export type BufferedBody = ListBody & { byteLength: number };

/**
 * Returns a function that encodes a whole list in memory. Its result is `too_large`
 * for a list that exceeds the limit alone, and `busy` for one that exceeds it
 * together with those that are being encoded at the same time.
 */
export function createBodyEncoder(maxBytes = MAX_ENCODING_BYTES) {
  let bytesOfAll = 0;
  return async (
    { json, ...rest }: ExpenseList,
    encoding: ContentEncoding,
  ): Promise<BufferedBody | "too_large" | "busy"> => {
    const chunks: Uint8Array[] = [];
    let byteLength = 0;
    try {
      // Leaving the loop ends the reading of the list, too.
      for await (const chunk of encode(json(), encoding)) {
        byteLength += chunk.length;
        bytesOfAll += chunk.length;
        if (byteLength > maxBytes) return "too_large";
        if (bytesOfAll > maxBytes) return "busy";
        chunks.push(chunk);
      }
      const bytes = Buffer.concat(chunks, byteLength);
      return { ...rest, byteLength, body: () => slicedStream(bytes) };
    } finally {
      bytesOfAll -= byteLength;
    }
  };
}

/** Encodes the list while it is sent, without holding it in memory. */
export function streamedBody(
  { json, ...rest }: ExpenseList,
  encoding: ContentEncoding,
): ListBody {
  return {
    ...rest,
    // Readable.toWeb throws an uncaught exception when the client disconnects:
    // https://github.com/nodejs/node/issues/64529
    body: () => ReadableStream.from(encode(json(), encoding)) as BodyInit,
  };
}
