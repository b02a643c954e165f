import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { zipEnd, zipHeaders, type ZipPart } from "./zip-records";

/** A part of zeros, which take no space on the disk. Its checksum is wrong. */
export type EmptyPart = { emptyBytes: number };

/** Writes a zip file of any size. */
export function writeSparseZip(
  path: string,
  parts: Record<string, ZipPart | EmptyPart>,
): void {
  const file = openSync(path, "w");
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const part = "packed" in content ? content : emptyPart(content);
    const { local, central } = zipHeaders(name, part, offset);
    writeSync(file, local, 0, local.length, offset);
    offset += local.length;
    writeSync(file, part.packed, 0, part.packed.length, offset);
    offset += part.packedBytes ?? part.packed.length;
    directory.push(central);
  }
  const entries = Buffer.concat(directory);
  const end = zipEnd({
    offset,
    bytes: entries.length,
    entries: directory.length,
  });
  ftruncateSync(file, offset);
  writeSync(file, Buffer.concat([entries, end]), 0, undefined, offset);
  closeSync(file);
}

function emptyPart({ emptyBytes }: EmptyPart): ZipPart {
  return {
    packed: Buffer.alloc(0),
    packedBytes: emptyBytes,
    bytes: emptyBytes,
    method: 0,
    checksum: 0,
  };
}
