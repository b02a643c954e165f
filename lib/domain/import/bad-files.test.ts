import { inflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failure, outline, xlsxFile } from "@/lib/testing/statement-files";
import { sheetFile } from "@/lib/testing/zip/sheet-file";
import { zipFile } from "@/lib/testing/zip/zip-file";
import { deflatedPart } from "@/lib/testing/zip/zip-parts";
import { readStatement } from "./read-statement";

const CHUNK_BYTES = 64 * 1024;

/** Has all its chunks ready at once, as Chromium has. Node pauses after each. */
class ImmediateDecompression extends TransformStream<Uint8Array, Uint8Array> {
  constructor() {
    super(
      {
        transform(packed, controller) {
          const content = inflateRawSync(packed);
          for (let at = 0; at < content.length; at += CHUNK_BYTES)
            controller.enqueue(content.subarray(at, at + CHUNK_BYTES));
        },
      },
      undefined,
      new CountQueuingStrategy({ highWaterMark: 2000 }),
    );
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const bytes = (...values: number[]) => new Uint8Array(values);

describe("a file that is no statement", () => {
  it.each([
    ["an empty file", bytes(), "unreadable", "empty"],
    ["a PDF", bytes(0x25, 0x50, 0x44, 0x46, 0x2d), "unreadable", "PDF"],
    ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47), "unsupported", "picture"],
    ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0), "unsupported", "picture"],
    ["a GIF", Buffer.from("GIF89a"), "unsupported", "picture"],
    ["a TGZ", bytes(0x1f, 0x8b, 8, 0), "unsupported", ".zip"],
    ["a WEBP", Buffer.from("RIFF\0\0\0\0WEBPVP8 "), "unsupported", "picture"],
    ["a HEIC", Buffer.from("\0\0\0\x18ftypheic"), "unsupported", "picture"],
    ["an old .xls", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "unsupported", ".xls"],
    ["a web page", Buffer.from(" \n<table>"), "unsupported", "web page"],
    [
      "a program",
      bytes(0x7f, 0x45, 0x4c, 0x46, 1, 1),
      "unsupported",
      "no text",
    ],
    [
      "a zip file",
      zipFile({ "a.txt": Buffer.from("a") }),
      "unsupported",
      "zip",
    ],
    ["a text without a table", Buffer.from("hello"), "unreadable", "No table"],
    ["a broken JSON", Buffer.from('[{"date":'), "unreadable", "JSON"],
    ["another JSON", Buffer.from('{"a":1}'), "unsupported", "JSON"],
  ])("%s is refused", async (_, file, code, words) => {
    const error = await failure(readStatement(new Uint8Array(file)));
    expect(error.code).toBe(code);
    expect(error.message).toContain(words);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe("a spreadsheet", () => {
  const rows = [
    ["Date", "Description", "Amount"],
    ["13/10/2026", "Chai", 20],
  ];

  it("with a password asks for it, and opens with it", async () => {
    const file = await xlsxFile({ A: rows }, "secret");
    expect((await failure(readStatement(file))).code).toBe("password-needed");
    const wrong = readStatement(file, { password: "x" });
    expect((await failure(wrong)).code).toBe("password-wrong");
    const statement = await readStatement(file, { password: "secret" });
    expect(outline(statement)).toEqual(["2 2026-10-13 Chai 20"]);
  });

  it("with a part over 50 MB is refused before it is unpacked", async () => {
    const bomb = zipFile({
      "xl/workbook.xml": Buffer.from("<workbook/>"),
      "xl/worksheets/sheet1.xml": Buffer.alloc(51 * 1024 * 1024),
    });
    expect((await failure(readStatement(bomb))).code).toBe("too-large");
  });

  it.each([0, 100])(
    "with a bomb that states %i bytes is refused",
    async (statedSize) => {
      const part = {
        ...deflatedPart(Buffer.alloc(60 * 1024 * 1024)),
        bytes: statedSize,
      };
      const bomb = zipFile({
        "xl/workbook.xml": part,
        "[Content_Types].xml": part,
      });
      expect((await failure(readStatement(bomb))).code).toMatch(
        /too-large|unreadable/,
      );
    },
  );

  it("that is cut off is refused", async () => {
    const file = await xlsxFile({ A: rows });
    for (const length of [10, 200, file.length - 30])
      await failure(readStatement(file.slice(0, length)));
  });

  it("with 3,00,000 empty rows is read, unpacked as by a browser", async () => {
    vi.stubGlobal("DecompressionStream", ImmediateDecompression);
    const cell = (text: string) =>
      `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (line: number, cells: readonly string[]) =>
      `<row r="${line}">${cells.map(cell).join("")}</row>`;
    const empty = Array.from(
      { length: 300_000 },
      (_, index) => `<row r="${index + 3}"/>`,
    );
    const file = sheetFile(
      [
        row(1, ["Date", "Description", "Amount"]),
        row(2, ["13/10/2026", "Chai", "20"]),
        ...empty,
        row(300_003, ["14/10/2026", "Late", "5"]),
      ].join(""),
    );
    expect(outline(await readStatement(file))).toEqual([
      "2 2026-10-13 Chai 20",
      "300003 2026-10-14 Late 5",
    ]);
  });

  it("with 10,000 columns is refused", async () => {
    const file = await xlsxFile({
      A: [Array.from({ length: 10_000 }, (_, index) => `c${index}`), ...rows],
    });
    expect((await failure(readStatement(file))).code).toBe("too-large");
  });
});
