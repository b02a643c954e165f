import { zipEnd, zipHeaders, type ZipPart } from "./zip-records";
import { deflatedPart } from "./zip-parts";

export type ZipParts =
  | Record<string, Buffer | ZipPart>
  /** An array may repeat names. */
  | readonly (readonly [string, Buffer | ZipPart])[];

/** A zip file of parts; buffers are deflated. */
export function zipFile(
  parts: ZipParts,
  options: { isZip64?: boolean; comment?: Buffer; entries?: number } = {},
): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const list = Array.isArray(parts) ? parts : Object.entries(parts);
  for (const [name, content] of list as [string, Buffer | ZipPart][]) {
    const part = Buffer.isBuffer(content) ? deflatedPart(content) : content;
    const { local, central } = zipHeaders(name, part, offset, options);
    files.push(local, part.packed);
    directory.push(central);
    offset += local.length + part.packed.length;
  }
  const end = zipEnd(
    { offset, bytes: Buffer.concat(directory).length, entries: list.length },
    options,
  );
  return new Uint8Array(Buffer.concat([...files, ...directory, end]));
}
