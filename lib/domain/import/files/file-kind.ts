import { decodeText } from "./decode-text";

/** The kind of a file by its bytes, whatever its name. */
export type FileKind =
  | "text"
  | "html"
  | "encrypted-xlsx"
  | "xls"
  /** Also an XLSX file. */
  | "zip"
  | "pdf"
  | "gzip"
  | "picture"
  | "other";

const SIGNATURES: readonly [string, FileKind][] = [
  ["89504e47", "picture"],
  ["ffd8ff", "picture"],
  ["474946383761", "picture"],
  ["474946383961", "picture"],
  ["1f8b", "gzip"],
  ["52617221", "other"],
  ["377abcaf", "other"],
];
/** With a first entry, and without one. */
const ZIP = /^504b(0304|0506)/;
const OLE_CONTAINER = "d0cf11e0";
/** With the version, because a text may begin with `%PDF-`, too. */
const PDF = /%PDF-\d\.\d(?:[\s%]|$)/;
/** PDF files may start with other bytes, web pages with empty lines. */
const SEARCH_BYTES = 1024;
const HTML = /^\s*<[a-z!?]/i;

export function fileKind(bytes: Uint8Array): FileKind {
  if (isZip(bytes)) return "zip";
  const signature = hex(bytes.subarray(0, 6));
  if (signature.startsWith(OLE_CONTAINER))
    return isEncryptedPackage(bytes) ? "encrypted-xlsx" : "xls";
  const [, kind] = SIGNATURES.find(([one]) => signature.startsWith(one)) ?? [];
  if (kind !== undefined) return kind;
  const start = bytes.subarray(0, SEARCH_BYTES);
  const text = latin(start);
  if (PDF.test(text)) return "pdf";
  // The size and four zeros: a table may begin with `BM`, too.
  if (/^BM.{4}\0{4}/s.test(text)) return "picture";
  if (/^RIFF....WEBP/s.test(text) || /^....ftyp(hei|mif|avi|msf)/s.test(text))
    return "picture";
  return HTML.test(decodeText(start)) ? "html" : "text";
}

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.test(hex(bytes.subarray(0, 4)));
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

/** The name of the stream that has the encrypted spreadsheet. */
const STREAM_NAME = "EncryptedPackage";
/** The directory of the container may be anywhere, but is near the start or the end. */
const SEARCH_LENGTH = 1_000_000;

/** Whether an OLE container holds a spreadsheet with a password, and no old .xls file. */
function isEncryptedPackage(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-16le");
  return [
    bytes.subarray(0, SEARCH_LENGTH),
    bytes.subarray(-Math.min(bytes.length & ~1, SEARCH_LENGTH)),
  ].some((part) => decoder.decode(part).includes(STREAM_NAME));
}
