import type { FileKind } from "./file-kind";

const XLSX = [
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".xlsx",
];

/**
 * The media types and extensions of the files that the import reads, by the kind of
 * their content. Spreadsheet programs give CSV files the type of an old Excel file,
 * and banks give web pages and text its extension.
 */
export const FILE_TYPES: Partial<Record<FileKind, readonly string[]>> = {
  text: [
    "text/csv",
    "text/comma-separated-values",
    "text/tab-separated-values",
    "text/plain",
    "application/json",
    "application/vnd.ms-excel",
    ".csv",
    ".tsv",
    ".txt",
    ".json",
    ".xls",
  ],
  html: ["text/html", "application/vnd.ms-excel", ".html", ".htm", ".xls"],
  "encrypted-xlsx": XLSX,
  zip: [...XLSX, "application/zip", "application/x-zip-compressed", ".zip"],
  pdf: ["application/pdf", ".pdf"],
};
