import { blobBytes } from "@/lib/domain/import/files/blob-bytes";
import { MAX_FILE_BYTES, StatementError } from "@/lib/domain/import/statement";
import { damagedZip, type ZipEntry } from "./zip-directory";

const STORED = 0;
const DEFLATED = 8;
const HEADER_SIGNATURE = 0x04034b50;
const HEADER_BYTES = 30;

/** Unpacks one entry, of at most 50 MB. Nothing else of the zip file is read. */
export async function readEntry(
  file: Blob,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  checkReadable(entry);
  const packed = await packedContent(file, entry);
  const content = new Uint8Array(entry.bytes);
  if (entry.method === DEFLATED) await inflate(packed, content);
  else if (packed.size === content.length) content.set(await blobBytes(packed));
  else throw damagedZip();
  if (crc32(content) !== entry.checksum) throw damagedZip();
  return content;
}

function checkReadable({ isEncrypted, method, bytes }: ZipEntry): void {
  if (isEncrypted)
    throw new StatementError(
      "unsupported",
      "This zip file has a password. Unpack it, and choose the statement in it.",
    );
  if (method !== STORED && method !== DEFLATED)
    throw new StatementError(
      "unsupported",
      "This zip file is packed in an unusual way. Unpack it, and choose the statement in it.",
    );
  if (bytes > MAX_FILE_BYTES)
    throw new StatementError(
      "too-large",
      "The statement in this zip file is larger than 50 MB. Download a shorter period.",
    );
}

async function packedContent(
  file: Blob,
  { offset, packedBytes }: ZipEntry,
): Promise<Blob> {
  const header = await blobBytes(file.slice(offset, offset + HEADER_BYTES));
  const view = new DataView(header.buffer);
  if (
    header.length < HEADER_BYTES ||
    view.getUint32(0, true) !== HEADER_SIGNATURE
  )
    throw damagedZip();
  const start =
    offset + HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + packedBytes > file.size) throw damagedZip();
  return file.slice(start, start + packedBytes);
}

/** Fills `content`; throws if the packed bytes have more or less. */
async function inflate(packed: Blob, content: Uint8Array): Promise<void> {
  const unpacked = packedStream(packed)
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const next = async () => {
    try {
      return (await unpacked.read()).value;
    } catch (error) {
      if (error instanceof StatementError) throw error;
      throw damagedZip({ cause: error });
    }
  };
  let length = 0;
  for (let chunk = await next(); chunk; chunk = await next()) {
    if (length + chunk.length > content.length) {
      await unpacked.cancel();
      throw damagedZip();
    }
    content.set(chunk, length);
    length += chunk.length;
  }
  if (length < content.length) throw damagedZip();
}

const SLICE_BYTES = 1024 * 1024;
/**
 * Deflate makes at most 1,032 bytes of one, and browsers unpack a whole chunk before
 * they wait for the reader.
 */
const CHUNK_BYTES = 16 * 1024;

function packedStream(packed: Blob): ReadableStream<BufferSource> {
  let slice = new Uint8Array();
  let sliceEnd = 0;
  return new ReadableStream<BufferSource>(
    {
      pull: async (controller) => {
        if (slice.length === 0 && sliceEnd < packed.size) {
          const start = sliceEnd;
          sliceEnd = Math.min(start + SLICE_BYTES, packed.size);
          slice = await blobBytes(packed.slice(start, sliceEnd));
        }
        if (slice.length === 0) controller.close();
        else controller.enqueue(slice.subarray(0, CHUNK_BYTES));
        slice = slice.subarray(CHUNK_BYTES);
      },
    },
    { highWaterMark: 0 },
  );
}

const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1)
    remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  return remainder;
});

function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes)
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  return ~remainder >>> 0;
}
