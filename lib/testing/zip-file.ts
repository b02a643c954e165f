import { crc32, deflateRawSync } from "node:zlib";

const DEFLATED = 8;

/** A part of a zip file that is deflated already, and the size that it states. */
type DeflatedPart = { deflated: Buffer; statedSize: number };

/** A zip file of parts; buffers are deflated. */
export function zipFile(
  parts: Record<string, Buffer | DeflatedPart>,
): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const isBuffer = Buffer.isBuffer(part);
    const content = isBuffer ? deflateRawSync(part) : part.deflated;
    const nameBytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(DEFLATED, 4);
    fields.writeUInt32LE(isBuffer ? crc32(part) : 0, 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(isBuffer ? part.length : part.statedSize, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, nameBytes]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02\x14\0"),
        fields,
        position,
        nameBytes,
      ]),
    );
    files.push(local, content);
    offset += local.length + content.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(
    Buffer.concat([...files, entries, Buffer.from("PK\x05\x06"), end]),
  );
}

const OPEN_XML = "http://schemas.openxmlformats.org";
const RELATIONSHIPS = `${OPEN_XML}/officeDocument/2006/relationships`;

/** An XLSX file whose only sheet has these rows, in XML. */
export function sheetFile(rows: string): Uint8Array {
  const relationship = (type: string, target: string) =>
    `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/${type}" Target="${target}"/></Relationships>`;
  const main = `xmlns="${OPEN_XML}/spreadsheetml/2006/main"`;
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${OPEN_XML}/package/2006/content-types"/>`,
    "_rels/.rels": relationship("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationship(
      "worksheet",
      "worksheets/sheet1.xml",
    ),
    "xl/worksheets/sheet1.xml": `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipFile(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]),
    ),
  );
}
