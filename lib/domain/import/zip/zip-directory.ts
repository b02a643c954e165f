import { StatementError } from "@/lib/domain/import/statement";

/** A file in a zip file, by the directory at the end of the zip file. */
export type ZipEntry = {
  name: string;
  isEncrypted: boolean;
  method: number;
  /** CRC-32 of the unpacked bytes. */
  checksum: number;
  packedBytes: number;
  /** Unpacked. */
  bytes: number;
  /** Where the header and the bytes of the entry start. */
  offset: number;
};

/** Where the directory is, by the end of the zip file. */
export type DirectoryPosition = {
  offset: number;
  bytes: number;
  entries: number;
};

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const ZIP64_END_SIGNATURE = 0x06064b50;
export const ZIP64_END_BYTES = 56;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ZIP64_FIELD = 1;
const ENCRYPTED_FLAG = 1;
/** These mark a number that did not fit, and is stored with 64 bits elsewhere. */
const IS_LARGE_16 = 0xffff;
const IS_LARGE_32 = 0xffffffff;

/** The end of a zip file is within this many bytes. */
export const MAX_END_BYTES = LOCATOR_BYTES + END_BYTES + MAX_COMMENT_BYTES;

export function damagedZip(options?: ErrorOptions): StatementError {
  return new StatementError(
    "unreadable",
    "This file is damaged or not complete. Download it again.",
    options,
  );
}

/**
 * Reads the end of a zip file from its last bytes. For a zip file over 4 GB or
 * 65,535 entries, the offset of another record with 64 bits, for `readZip64End`.
 */
export function readZipEnd(
  tail: Uint8Array,
): DirectoryPosition | { zip64Offset: number } {
  const view = viewOf(tail);
  const lastAt = view.byteLength - END_BYTES;
  const isEnd = (at: number) => view.getUint32(at, true) === END_SIGNATURE;
  // The comment, which fills the rest of the file, may have the signature, too.
  const isWhole = (at: number) => view.getUint16(at + 20, true) === lastAt - at;
  const whole = findLast(lastAt, (at) => isEnd(at) && isWhole(at));
  // Some programs append a few bytes.
  const at = whole < 0 ? findLast(lastAt, isEnd) : whole;
  if (at < 0) throw damagedZip();
  const entries = view.getUint16(at + 10, true);
  const bytes = view.getUint32(at + 12, true);
  const offset = view.getUint32(at + 16, true);
  const isLarge =
    entries === IS_LARGE_16 || bytes === IS_LARGE_32 || offset === IS_LARGE_32;
  const locator = at - LOCATOR_BYTES;
  if (!isLarge || locator < 0) return { entries, bytes, offset };
  if (view.getUint32(locator, true) !== LOCATOR_SIGNATURE)
    return { entries, bytes, offset };
  return { zip64Offset: readUint64(view, locator + 8) };
}

function findLast(start: number, matches: (at: number) => boolean): number {
  let at = start;
  while (at >= 0 && !matches(at)) at -= 1;
  return at;
}

export function readZip64End(record: Uint8Array): DirectoryPosition {
  const view = viewOf(record);
  if (
    view.byteLength < ZIP64_END_BYTES ||
    view.getUint32(0, true) !== ZIP64_END_SIGNATURE
  )
    throw damagedZip();
  return {
    entries: readUint64(view, 32),
    bytes: readUint64(view, 40),
    offset: readUint64(view, 48),
  };
}

export function readDirectory(
  directory: Uint8Array,
  count: number,
): ZipEntry[] {
  const view = viewOf(directory);
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  let at = 0;
  while (
    at + ENTRY_BYTES <= directory.length &&
    view.getUint32(at, true) === ENTRY_SIGNATURE
  ) {
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > directory.length) throw damagedZip();
    entries.push({
      name: decoder.decode(directory.subarray(at + ENTRY_BYTES, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...entrySizes(view, at, directory.subarray(nameEnd, extraEnd)),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  // Some programs write the lowest 16 bits of the count only.
  if ((entries.length & IS_LARGE_16) !== (count & IS_LARGE_16))
    throw damagedZip();
  if (entries.length === 0 && directory.length > 0) throw damagedZip();
  return entries;
}

/** The extra field has those numbers that need 64 bits, in this order. */
function entrySizes(view: DataView, at: number, extra: Uint8Array) {
  const large = viewOf(zip64Field(extra));
  let next = 0;
  const read = (position: number) => {
    const number = view.getUint32(at + position, true);
    if (number !== IS_LARGE_32 || next + 8 > large.byteLength) return number;
    next += 8;
    return readUint64(large, next - 8);
  };
  const bytes = read(24);
  const packedBytes = read(20);
  return { bytes, packedBytes, offset: read(42) };
}

function zip64Field(extra: Uint8Array): Uint8Array {
  const view = viewOf(extra);
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === ZIP64_FIELD)
      return extra.subarray(at + 4, end);
    at = end;
  }
  return new Uint8Array();
}

/** Rounded above 2⁵³, which is larger than any file. */
function readUint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
