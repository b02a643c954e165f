import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import {
  type ReadOptions,
  type ReadProgress,
  StatementError,
} from "@/lib/domain/import/statement";
import { passwordError } from "@/lib/domain/import/statement-errors";
import type { Page, PageText } from "./text-lines";

const MAX_PAGES = 2000;
/** The limit for all pages. A page of a statement has about 200. */
const MAX_TEXTS = 1_000_000;
/** Files end with it; some programs append a few bytes. */
const END_MARK = "%%EOF";
const END_SEARCH_LENGTH = 2048;
/** Texts at a larger angle to the edges of the page are watermarks. In radians. */
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
  // A file that is cut off could be read, without its last rows.
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

/** The texts as they are read when the page is turned to them. */
async function readTexts(page: PDFPageProxy, max: number): Promise<Page> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[] = page.getViewport(
    { scale: 1 },
  ).transform;
  /** By the direction in which they are written, clockwise from left to right. */
  const texts: Record<QuarterTurns, PageText[]> = {
    0: [],
    1: [],
    2: [],
    3: [],
  };
  let count = 0;
  const stream = page.streamTextContent() as ReadableStream<{
    items: TextItem[];
  }>;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Object.values(texts).reduce(longer);
    for (const { str, width, transform } of value.items) {
      if (str.trim() === "") continue;
      const [p = 1, q = 0, , , u = 0, v = 0] = transform;
      const direction = [a * p + c * q, b * p + d * q] as const;
      const turns = quarterTurns(direction);
      if (turns === undefined) continue;
      const position = [a * u + c * v + e, b * u + d * v + f] as const;
      const [x, y] = turnBack(position, turns);
      const size = Math.hypot(...direction);
      texts[turns].push({ text: str, x, right: x + width, y, size });
      count += 1;
    }
    if (count > max)
      throw new StatementError(
        "too-large",
        "This PDF has more text than any statement. Download a shorter period.",
      );
  }
}

type Vector = readonly [x: number, y: number];
type QuarterTurns = 0 | 1 | 2 | 3;

/** By how many quarters a text is turned clockwise; undefined for other angles. */
function quarterTurns(direction: Vector): QuarterTurns | undefined {
  return ([0, 1, 2, 3] as const).find((turns) => {
    const [across, down] = turnBack(direction, turns);
    return across > 0 && Math.abs(down / across) <= MAX_ANGLE;
  });
}

function turnBack([x, y]: Vector, turns: QuarterTurns): Vector {
  if (turns === 1) return [y, -x];
  if (turns === 2) return [-x, -y];
  return turns === 3 ? [-y, x] : [x, y];
}

function longer<T>(one: T[], other: T[]): T[] {
  return other.length > one.length ? other : one;
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
  return passwordError(
    password === undefined ? "password-needed" : "password-wrong",
    error,
  );
}

function damaged(cause?: unknown): StatementError {
  return new StatementError(
    "unreadable",
    "This PDF is damaged or cut off. Download it again.",
    { cause },
  );
}
