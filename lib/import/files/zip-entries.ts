import { StatementError } from "@/lib/import/statement";

const MAX_PART_BYTES = 50 * 1024 * 1024;
/** The largest deflated form of nothing. */
const EMPTY_DEFLATED_BYTES = 5;
const DEFLATED = 8;

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;

type ZipEntry = {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
};

/** Empty for a file without a readable directory. */
export function zipEntryNames(zip: Uint8Array): string[] {
  return readDirectory(zip).map(({ name }) => name);
}

/**
 * Throws if a part of the zip file is over 50 MB, or does not say its size. The
 * library stops a part at the size that it states.
 */
export function checkZipSizes(zip: Uint8Array): void {
  for (const { method, packedBytes, bytes } of readDirectory(zip)) {
    const hidesSize =
      method === DEFLATED && bytes === 0 && packedBytes > EMPTY_DEFLATED_BYTES;
    if (bytes > MAX_PART_BYTES || packedBytes > MAX_PART_BYTES || hidesSize)
      throw new StatementError(
        "too-large",
        "This spreadsheet is too large when it is unpacked. Download a shorter period.",
      );
  }
}

function readDirectory(zip: Uint8Array): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end === undefined) return [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  while (
    entries.length < count &&
    at + ENTRY_LENGTH <= zip.length &&
    view.getUint32(at, true) === ENTRY_SIGNATURE
  ) {
    const nameLength = view.getUint16(at + 28, true);
    const nameStart = at + ENTRY_LENGTH;
    entries.push({
      name: decoder.decode(zip.subarray(nameStart, nameStart + nameLength)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
    });
    at =
      nameStart +
      nameLength +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_LENGTH; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return undefined;
}
