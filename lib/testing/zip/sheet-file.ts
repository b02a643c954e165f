import { zipFile } from "./zip-file";

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
