import { readStatement } from "@/lib/domain/import/read-statement";
import type { Statement } from "@/lib/domain/import/statement";
import { pdfFile, type PdfOptions, type PdfText } from "./pdf-file";

/** Reads a PDF with these pages. */
export function readPages(
  pages: readonly (readonly PdfText[])[],
  options?: PdfOptions,
): Promise<Statement> {
  return readStatement(pdfFile(pages, options));
}

/** The contents of the rows, in any order. */
export function rowContents({ rows }: Statement): string[] {
  return rows.map((row) => JSON.stringify({ ...row, line: 0 })).sort();
}
