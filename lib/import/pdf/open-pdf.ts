import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import {
  type ReadOptions,
  type ReadProgress,
  StatementError,
} from "@/lib/import/statement";
import type { Page, PageText } from "./text-lines";

const MAX_PAGES = 2000;
/** Of all pages. A page of a statement has about 200. */
const MAX_TEXTS = 1_000_000;
/** Files end with it; some programs append a few bytes. */
const END_MARK = "%%EOF";
const END_SEARCH_LENGTH = 2048;
/** Texts at a larger angle are watermarks. In radians. */
const MAX_ANGLE = 0.05;

/**
 * Reads the texts of a PDF with their positions, page by page. Rejects with a
 * StatementError if the file is damaged or needs another password.
 */
export async function openPdf(
  bytes: Uint8Array,
  { password }: ReadOptions,
  onProgress: ReadProgress,
): Promise<Page[]> {
  // What is left of a file that is cut off could be read, without its last rows.
  if (!isComplete(bytes)) throw damaged();
  const { getDocument } = await loadLibrary();
  const loading = getDocument({
    // The library takes the bytes away from other code.
    data: bytes.slice(),
    ...(password !== undefined && { password }),
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // Rather an error than the rows before a damaged part.
    stopAtErrors: true,
    verbosity: 0,
  });
  try {
    return await readPages(await loading.promise, onProgress);
  } catch (error) {
    throw statementError(error, password);
  } finally {
    await loading.destroy();
  }
}

/**
 * The library with its worker code in the same thread: this is a worker already, and
 * with one thread, ending it ends everything. The legacy build runs in the browsers
 * that the app supports; the other one needs features of the last months.
 */
async function loadLibrary() {
  const [library, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  // https://github.com/mozilla/pdf.js/blob/master/src/display/api.js (mainThreadWorkerMessageHandler)
  Object.assign(globalThis, { pdfjsWorker: worker });
  return library;
}

async function readPages(
  document: PDFDocumentProxy,
  onProgress: ReadProgress,
): Promise<Page[]> {
  const { numPages } = document;
  if (numPages > MAX_PAGES)
    throw new StatementError(
      "too-large",
      `This PDF has more than ${MAX_PAGES.toLocaleString("en-IN")} pages. Download a shorter period.`,
    );
  const pages: Page[] = [];
  let left = MAX_TEXTS;
  for (let number = 1; number <= numPages; number++) {
    const page = await document.getPage(number);
    const texts = await readTexts(page, left);
    left -= texts.length;
    pages.push(texts);
    page.cleanup();
    onProgress({ done: number, total: numPages });
  }
  return pages;
}

async function readTexts(page: PDFPageProxy, max: number): Promise<Page> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[] = page.getViewport(
    { scale: 1 },
  ).transform;
  const texts: PageText[] = [];
  const stream = page.streamTextContent() as ReadableStream<{
    items: TextItem[];
  }>;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return texts;
    for (const { str, width, transform } of value.items) {
      if (str.trim() === "") continue;
      const [p = 1, q = 0, , , u = 0, v = 0] = transform;
      const across = a * p + c * q;
      const down = b * p + d * q;
      if (across <= 0 || Math.abs(down / across) > MAX_ANGLE) continue;
      const x = a * u + c * v + e;
      texts.push({
        text: str,
        x,
        right: x + width,
        y: b * u + d * v + f,
        size: Math.hypot(across, down),
      });
    }
    if (texts.length > max)
      throw new StatementError(
        "too-large",
        "This PDF has more text than any statement. Download a shorter period.",
      );
  }
}

/** `transform` has six numbers, as in PDF. */
type TextItem = { str: string; width: number; transform: number[] };

function isComplete(bytes: Uint8Array): boolean {
  const end = bytes.subarray(-END_SEARCH_LENGTH);
  return new TextDecoder("latin1").decode(end).includes(END_MARK);
}

function statementError(
  error: unknown,
  password: string | undefined,
): StatementError {
  if (error instanceof StatementError) return error;
  const name = error instanceof Error ? error.name : "";
  if (name !== "PasswordException") return damaged(error);
  const [code, message] =
    password === undefined
      ? (["password-needed", "This file needs its password."] as const)
      : (["password-wrong", "This password does not open the file."] as const);
  return new StatementError(code, message, { cause: error });
}

function damaged(cause?: unknown): StatementError {
  return new StatementError(
    "unreadable",
    "This PDF is damaged or cut off. Download it again.",
    { cause },
  );
}
