import { deflateSync } from "node:zlib";
import {
  type Encryption,
  encryption,
  type PdfEncryption,
} from "./pdf-encryption";

/** A text at a position in points from the upper left corner of the page. */
export type PdfText = {
  x: number;
  y: number;
  text: string;
  size?: number;
  /** In degrees, anticlockwise. */
  angle?: number;
};

export type PdfOptions = {
  encryption?: Encryption;
  /** Whether words are set apart by their positions only, without space characters. */
  hasNoSpaces?: boolean;
  /** The rotation of the pages in degrees, as `/Rotate` says it: 0, 90, 180 or 270. */
  rotation?: number;
};

const PAGE_WIDTH = 595;
export const PAGE_HEIGHT = 842;
const SIZE = 9;
const LETTER_WIDTH = 0.5;
const SPACE_WIDTH = 0.28;
const FIRST_FREE_CODE = 0x80;

/** The width of a text in points. */
export function textWidth(text: string, size = SIZE): number {
  const spaces = text.split(" ").length - 1;
  const letters = [...text].length - spaces;
  return (letters * LETTER_WIDTH + spaces * SPACE_WIDTH) * size;
}

/** A PDF file with texts in a font of fixed width, which is not embedded. */
export function pdfFile(
  pages: readonly (readonly PdfText[])[],
  { encryption: asked, hasNoSpaces = false, rotation = 0 }: PdfOptions = {},
): Uint8Array {
  const codes = characterCodes(pages.flat());
  const security = asked && encryption(asked);
  const font = 3;
  const unicode = 4;
  const firstPage = 5;
  const pageIds = pages.map((_, index) => firstPage + index * 2);
  const objects: Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
    ),
    fontObject(codes, unicode),
    stream(unicode, Buffer.from(toUnicode(codes)), security),
  ];
  for (const [index, texts] of pages.entries()) {
    const id = firstPage + index * 2;
    const content = texts
      .flatMap((text) => (hasNoSpaces ? splitWords(text) : [text]))
      .map((text) => showText(text, codes))
      .join("\n");
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Rotate ${rotation} /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${id + 1} 0 R >>`,
      ),
      stream(id + 1, Buffer.from(content), security),
    );
  }
  return assemble(objects, security);
}

function assemble(
  objects: Buffer[],
  security: PdfEncryption | undefined,
): Uint8Array {
  if (security) objects.push(Buffer.from(security.dictionary));
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    length += part.length;
  }
  const entries = offsets.map(
    (offset) => `${String(offset).padStart(10, "0")} 00000 n \n`,
  );
  const trailer = security
    ? ` /Encrypt ${objects.length} 0 R /ID [<${security.id}> <${security.id}>]`
    : "";
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function stream(
  id: number,
  content: Buffer,
  security: PdfEncryption | undefined,
): Buffer {
  const deflated = deflateSync(content);
  const data = security ? security.encrypt(id, deflated) : deflated;
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** The code of each character; those outside ASCII get the free ones. */
function characterCodes(texts: readonly PdfText[]): Map<string, number> {
  const codes = new Map<string, number>();
  for (let code = 0x20; code < 0x7f; code++)
    codes.set(String.fromCharCode(code), code);
  let next = FIRST_FREE_CODE;
  for (const { text } of texts)
    for (const character of text)
      if (!codes.has(character)) codes.set(character, next++);
  if (next > 0x100) throw new Error("Too many characters for one font.");
  return codes;
}

function fontObject(codes: ReadonlyMap<string, number>, unicode: number) {
  const widths = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
    index === 0 ? SPACE_WIDTH * 1000 : LETTER_WIDTH * 1000,
  );
  // Codes without a meaning of their own, as ₹ has none in the standard encodings.
  const names = [...codes.values()].filter((code) => code >= FIRST_FREE_CODE);
  const differences = names.map((code) => `/g${code}`).join(" ");
  return Buffer.from(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 255 /Widths [${widths.join(" ")}] /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_FREE_CODE} ${differences}] >> /ToUnicode ${unicode} 0 R >>`,
  );
}

function toUnicode(codes: ReadonlyMap<string, number>): string {
  const pairs = [...codes].map(
    ([character, code]) =>
      `<${hex(Buffer.of(code))}> <${hex(Buffer.from(character, "utf16le").swap16())}>`,
  );
  const blocks: string[] = [];
  for (let at = 0; at < pairs.length; at += 100) {
    const block = pairs.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${blocks.join("\n")}\nendcmap\nend\nend`;
}

function showText(
  { x, y, text, size = SIZE, angle = 0 }: PdfText,
  codes: ReadonlyMap<string, number>,
): string {
  const bytes = Buffer.from([...text].map((one) => codes.get(one) ?? 0));
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)].map((number) =>
    number.toFixed(4),
  );
  return `BT /F1 ${size} Tf ${cos} ${sin} ${-Number(sin)} ${cos} ${x.toFixed(2)} ${(PAGE_HEIGHT - y).toFixed(2)} Tm <${hex(bytes)}> Tj ET`;
}

/** The words of a text, each at its position. */
function splitWords(one: PdfText): PdfText[] {
  const words = [...one.text.matchAll(/[^ ]+/g)];
  return words.map((match) => ({
    ...one,
    text: match[0],
    x: one.x + textWidth(one.text.slice(0, match.index), one.size),
  }));
}

function hex(bytes: Buffer): string {
  return bytes.toString("hex");
}
