import { isEncryptedPackage } from "./office-container";
import { zipEntryNames } from "./zip-entries";

/** What a file is by its bytes, whatever its name. */
export type FileKind =
  | "text"
  | "html"
  | "xlsx"
  | "encrypted-xlsx"
  | "xls"
  | "zip"
  | "pdf"
  | "picture"
  | "other";

const SIGNATURES: readonly [string, FileKind][] = [
  ["25504446", "pdf"],
  ["89504e47", "picture"],
  ["ffd8ff", "picture"],
  ["47494638", "picture"],
  ["424d", "picture"],
  ["1f8b", "other"],
  ["52617221", "other"],
  ["377abcaf", "other"],
];
const ZIP = "504b";
const OLE_CONTAINER = "d0cf11e0";
const WORKBOOK = "xl/workbook.xml";
/** PDF files may start with other bytes. */
const PDF_SEARCH_LENGTH = 1024;

export function fileKind(bytes: Uint8Array): FileKind {
  const start = hex(bytes.subarray(0, 4));
  if (start.startsWith(ZIP))
    return zipEntryNames(bytes).includes(WORKBOOK) ? "xlsx" : "zip";
  if (start === OLE_CONTAINER)
    return isEncryptedPackage(bytes) ? "encrypted-xlsx" : "xls";
  const [, kind] = SIGNATURES.find(([one]) => start.startsWith(one)) ?? [];
  if (kind !== undefined) return kind;
  const text = latin(bytes.subarray(0, PDF_SEARCH_LENGTH));
  if (text.includes("%PDF-")) return "pdf";
  if (/^RIFF....WEBP/s.test(text) || /^....ftyp(hei|mif|avi|msf)/s.test(text))
    return "picture";
  return /^(\u00ef\u00bb\u00bf)?\s*</.test(text) ? "html" : "text";
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** One character for each byte. */
function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
