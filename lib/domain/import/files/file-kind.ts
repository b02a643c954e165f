import { decodeText } from "./decode-text";

/** The kind of a file by its bytes, whatever its name. */
export type FileKind =
  | "text"
  | "html"
  | "encrypted-xlsx"
  | "xls"
  /** An XLSX file is one, too. */
  | "zip"
  | "pdf"
  | "gzip"
  | "picture"
  | "other";

/** The kinds by the first bytes, one character for each. */
const SIGNATURES: readonly [RegExp, FileKind][] = [
  // The archive may be empty.
  [/^PK(\x03\x04|\x05\x06)/, "zip"],
  [/^\xd0\xcf\x11\xe0/, "xls"],
  [/^(\x89PNG|\xff\xd8\xff|GIF8[79]a)/, "picture"],
  [/^\x1f\x8b/, "gzip"],
  // RAR and 7z
  [/^(Rar!|7z\xbc\xaf)/, "other"],
  // With the version, because a text may begin with `%PDF-`, too.
  [/%PDF-\d\.\d(?:[\s%]|$)/, "pdf"],
  // The size and four zeros: a table may begin with `BM`, too.
  [/^BM.{4}\0{4}/s, "picture"],
  [/^(RIFF....WEBP|....ftyp(hei|mif|avi|msf))/s, "picture"],
];
/** PDF files may start with other bytes, web pages with empty lines. */
const SEARCH_BYTES = 1024;
const HTML = /^\s*<[a-z!?]/i;

export function fileKind(bytes: Uint8Array): FileKind {
  const start = bytes.subarray(0, SEARCH_BYTES);
  const text = String.fromCharCode(...start);
  const [, kind] = SIGNATURES.find(([one]) => one.test(text)) ?? [];
  if (kind === "xls" && isEncryptedPackage(bytes)) return "encrypted-xlsx";
  return kind ?? (HTML.test(decodeText(start)) ? "html" : "text");
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
