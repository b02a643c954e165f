import { buffer } from "node:stream/consumers";
import { ReadableStream } from "node:stream/web";
import type { ExpenseList } from "@/lib/store/port";
import { type ContentEncoding, encode } from "./content-encoding";
import { slicedStream } from "./sliced-stream";

/** Size of the JSON before encoding. */
const MAX_BUFFERED_BYTES = 32 * 1024 * 1024;

/** An encoded list. Each call of `body` returns the body of one response. */
export type ListBody = Omit<ExpenseList, "json"> & { body: () => BodyInit };

/** Held in memory. */
export type BufferedBody = ListBody & { byteLength: number };

/** Encodes the whole list in memory; undefined if it is too large for that. */
export async function bufferedBody(
  { json, ...rest }: ExpenseList,
  encoding: ContentEncoding,
): Promise<BufferedBody | undefined> {
  let isTooLarge = false;
  const withinLimit = async function* () {
    let bytes = 0;
    for await (const chunk of json()) {
      bytes += Buffer.byteLength(chunk);
      isTooLarge = bytes > MAX_BUFFERED_BYTES;
      if (isTooLarge) return;
      yield chunk;
    }
  };
  const bytes = await buffer(encode(withinLimit(), encoding));
  if (isTooLarge) return undefined;
  const { byteLength } = bytes;
  return { ...rest, byteLength, body: () => slicedStream(bytes) };
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
