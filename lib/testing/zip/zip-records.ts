/** A file in a zip file, and what its headers say about it. */
export type ZipPart = {
  packed: Buffer;
  method: number;
  /** Unpacked. */
  bytes: number;
  checksum: number;
  isEncrypted?: boolean;
  /** The number in the headers, if it is not that of the packed bytes. */
  packedBytes?: number;
};

type Options = { isZip64?: boolean };

const LARGE = 0xffffffff;

/** The header in front of a part, and its entry in the directory. */
export function zipHeaders(
  name: string,
  part: ZipPart,
  offset: number,
  { isZip64 = false }: Options = {},
): { local: Buffer; central: Buffer } {
  const nameBytes = Buffer.from(name);
  const packedBytes = part.packedBytes ?? part.packed.length;
  const extra = isZip64
    ? zip64Field(part.bytes, packedBytes, offset)
    : Buffer.alloc(0);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(isZip64 ? 45 : 20, 0);
  fields.writeUInt16LE(part.isEncrypted ? 1 : 0, 2);
  fields.writeUInt16LE(part.method, 4);
  fields.writeUInt32LE(part.checksum, 10);
  fields.writeUInt32LE(isZip64 ? LARGE : packedBytes, 14);
  fields.writeUInt32LE(isZip64 ? LARGE : part.bytes, 18);
  fields.writeUInt16LE(nameBytes.length, 22);
  fields.writeUInt16LE(extra.length, 24);
  const position = Buffer.alloc(14);
  position.writeUInt32LE(isZip64 ? LARGE : offset, 10);
  return {
    local: Buffer.concat([Buffer.from("PK\x03\x04"), fields, nameBytes, extra]),
    central: Buffer.concat([
      Buffer.from("PK\x01\x02\x2d\0"),
      fields,
      position,
      nameBytes,
      extra,
    ]),
  };
}

function zip64Field(...numbers: number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries())
    field.writeBigUInt64LE(BigInt(number), 4 + 8 * index);
  return field;
}

type Directory = { offset: number; bytes: number; entries: number };

/** The record behind the directory. `entries` replaces the number in it. */
export function zipEnd(
  directory: Directory,
  {
    isZip64 = false,
    comment = Buffer.alloc(0),
    entries = directory.entries,
  }: Options & { comment?: Buffer; entries?: number } = {},
): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(isZip64 ? 0xffff : entries, 4);
  end.writeUInt16LE(isZip64 ? 0xffff : entries, 6);
  end.writeUInt32LE(isZip64 ? LARGE : directory.bytes, 8);
  end.writeUInt32LE(isZip64 ? LARGE : directory.offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([
    ...(isZip64 ? [zip64End({ ...directory, entries })] : []),
    Buffer.from("PK\x05\x06"),
    end,
    comment,
  ]);
}

function zip64End({ offset, bytes, entries }: Directory): Buffer {
  const record = Buffer.alloc(52);
  record.writeBigUInt64LE(44n, 0);
  record.writeUInt16LE(45, 8);
  record.writeUInt16LE(45, 10);
  record.writeBigUInt64LE(BigInt(entries), 20);
  record.writeBigUInt64LE(BigInt(entries), 28);
  record.writeBigUInt64LE(BigInt(bytes), 36);
  record.writeBigUInt64LE(BigInt(offset), 44);
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(offset + bytes), 4);
  locator.writeUInt32LE(1, 12);
  return Buffer.concat([
    Buffer.from("PK\x06\x06"),
    record,
    Buffer.from("PK\x06\x07"),
    locator,
  ]);
}
