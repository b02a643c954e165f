import { crc32, deflateRawSync } from "node:zlib";
import type { ZipPart } from "./zip-records";

export function deflatedPart(content: Buffer): ZipPart {
  return {
    method: 8,
    packed: deflateRawSync(content),
    bytes: content.length,
    checksum: crc32(content),
  };
}

export function storedPart(content: Buffer): ZipPart {
  return {
    method: 0,
    packed: content,
    bytes: content.length,
    checksum: crc32(content),
  };
}
