import { blobBytes } from "@/lib/domain/import/files/blob-bytes";
import { MAX_FILE_BYTES, StatementError } from "@/lib/domain/import/statement";
import {
  damagedZip,
  type DirectoryPosition,
  MAX_END_BYTES,
  readDirectory,
  readZip64End,
  readZipEnd,
  ZIP64_END_BYTES,
  type ZipEntry,
} from "./zip-directory";

/** About 100,000 entries. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;

/** The entries of a zip file. Reads its end only. */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const { offset, bytes, entries } = await findDirectory(file);
  if (offset + bytes > file.size) throw damagedZip();
  if (bytes > MAX_DIRECTORY_BYTES)
    throw new StatementError(
      "too-large",
      "This zip file has too many files. Unpack it, and choose the statement in it.",
    );
  const directory = await blobBytes(file.slice(offset, offset + bytes));
  return readDirectory(directory, entries);
}

async function findDirectory(file: Blob): Promise<DirectoryPosition> {
  const tail = file.slice(Math.max(0, file.size - MAX_END_BYTES));
  const end = readZipEnd(await blobBytes(tail));
  if (!("zip64Offset" in end)) return end;
  const { zip64Offset } = end;
  return readZip64End(
    await blobBytes(file.slice(zip64Offset, zip64Offset + ZIP64_END_BYTES)),
  );
}

/** The name of an entry that every XLSX file has. */
const WORKBOOK = "xl/workbook.xml";

export function isSpreadsheet(entries: readonly ZipEntry[]): boolean {
  return entries.some(({ name }) => name === WORKBOOK);
}

/** The largest deflated form of nothing. */
const EMPTY_DEFLATED_BYTES = 5;

/**
 * Throws if a part of a spreadsheet is over 50 MB, or does not say its size. The
 * library that unpacks it stops at the size that a part states.
 */
export function checkPartSizes(entries: readonly ZipEntry[]): void {
  for (const { packedBytes, bytes } of entries) {
    const hidesSize = bytes === 0 && packedBytes > EMPTY_DEFLATED_BYTES;
    if (Math.max(bytes, packedBytes) > MAX_FILE_BYTES || hidesSize)
      throw new StatementError(
        "too-large",
        "This spreadsheet is too large when it is unpacked. Download a shorter period.",
      );
  }
}
