import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { descriptionFault } from "@/lib/expenses/description";
import { amountFault } from "@/lib/expenses/money";
import { outline, readText, xlsxFile } from "@/lib/testing/statement-files";
import { sheetFile, zipFile } from "@/lib/testing/zip-file";
import { readStatement } from "./read-statement";
import { MAX_FILE_BYTES, StatementError } from "./statement";

const HEADER = "Date,Description,Amount";
const bytes = (...values: number[]) => new Uint8Array(values);

async function failure(read: Promise<unknown>): Promise<StatementError> {
  const error: unknown = await read.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StatementError))
    throw new Error("There is no StatementError.", { cause: error });
  return error;
}

describe("a file that is no statement", () => {
  it.each([
    ["an empty file", bytes(), "unreadable", "empty"],
    ["a PDF", bytes(0x25, 0x50, 0x44, 0x46, 0x2d), "unsupported", "PDF"],
    ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47), "unsupported", "picture"],
    ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0), "unsupported", "picture"],
    ["a GIF", Buffer.from("GIF89a"), "unsupported", "picture"],
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

  it("is refused over 20 MB", async () => {
    const file = new Uint8Array(MAX_FILE_BYTES + 1);
    expect((await failure(readStatement(file))).code).toBe("too-large");
  });
});

describe("a spreadsheet", () => {
  const rows = [
    ["Date", "Description", "Amount"],
    ["13/10/2026", "Chai", 20],
  ];

  it("with a password asks for it, and opens with it", async () => {
    const file = await xlsxFile({ A: rows }, "secret");
    expect((await failure(readStatement(file))).code).toBe("password");
    const wrong = readStatement(file, { password: "x" });
    expect((await failure(wrong)).code).toBe("password");
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
      const deflated = deflateRawSync(Buffer.alloc(60 * 1024 * 1024));
      const bomb = zipFile({
        "xl/workbook.xml": { deflated, statedSize },
        "[Content_Types].xml": { deflated, statedSize },
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

  it("with a million empty rows is read", async () => {
    const cell = (text: string) =>
      `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (line: number, cells: readonly string[]) =>
      `<row r="${line}">${cells.map(cell).join("")}</row>`;
    const empty = Array.from(
      { length: 1_000_000 },
      (_, index) => `<row r="${index + 3}"/>`,
    );
    const file = sheetFile(
      [
        row(1, ["Date", "Description", "Amount"]),
        row(2, ["13/10/2026", "Chai", "20"]),
        ...empty,
        row(1_000_003, ["14/10/2026", "Late", "5"]),
      ].join(""),
    );
    expect(outline(await readStatement(file))).toEqual([
      "2 2026-10-13 Chai 20",
      "1000003 2026-10-14 Late 5",
    ]);
  });

  it("with 10,000 columns is refused", async () => {
    const file = await xlsxFile({
      A: [Array.from({ length: 10_000 }, (_, index) => `c${index}`), ...rows],
    });
    expect((await failure(readStatement(file))).code).toBe("too-large");
  });
});

describe("text", () => {
  it("with a million empty lines is read", async () => {
    const statement = await readText(
      `${HEADER}\n13/10/2026,Chai,20${"\n".repeat(1_000_000)}14/10/2026,Late,5`,
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Chai 20",
      "1000002 2026-10-14 Late 5",
    ]);
  });

  it("with an unclosed quote names the row", async () => {
    const error = await failure(
      readText(
        `${HEADER}\n13/10/2026,Chai,20\n14/10/2026,"Lunch,5\n15/10/2026,x,5\n`,
      ),
    );
    expect(error.message).toContain("row 3");
  });

  it("with 10,000 columns is refused", async () => {
    const error = await failure(readText("a,".repeat(10_000)));
    expect(error.code).toBe("too-large");
  });

  it("with over 2,00,000 rows is refused", async () => {
    const row = "13/10/2026,Chai,20\n";
    const error = await failure(readText(`${HEADER}\n${row.repeat(200_001)}`));
    expect(error.code).toBe("too-large");
  });

  it("with formulas stays text", async () => {
    const statement = await readText(
      `${HEADER}\n13/10/2026,"=HYPERLINK(""http://example.com"")",20\n13/10/2026,Chai,=1+1\n`,
    );
    expect(outline(statement)).toEqual([
      '2 2026-10-13 =HYPERLINK("http://example.com") 20',
      "3 unreadable",
    ]);
  });

  it("with control and bidirectional characters gives valid descriptions", async () => {
    const { rows } = await readText(
      `${HEADER}\n13/10/2026,Chai\u202e evil\u0085 x,20\n13/10/2026,\u200b,20\n`,
    );
    expect(rows).toMatchObject([
      { description: "Chai evil x" },
      { description: "Expense" },
    ]);
  });

  it("takes no name of Object.prototype for a word", async () => {
    const statement = await readText(
      "Date,Description,Amount,constructor,__proto__\n13/10/2026,toString,20,valueOf,x\n",
    );
    expect(outline(statement)).toEqual(["2 2026-10-13 toString 20"]);
  });
});

describe("any content", () => {
  const expectValid = async (file: Uint8Array) => {
    const statement = await readStatement(file).catch((error: unknown) => {
      if (error instanceof StatementError) return undefined;
      throw error;
    });
    const lines = statement?.rows.map(({ line }) => line) ?? [];
    expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
    for (const row of statement?.rows ?? []) {
      if (row.kind === "left-out") continue;
      expect(descriptionFault(row.description)).toBeUndefined();
      expect(amountFault(row.amountPaise)).toBeUndefined();
    }
  };

  it("of bytes is read or refused with a StatementError", () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), expectValid),
      { numRuns: 500 },
    ));

  it("after the signature of a zip or Office file is read or refused", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom([0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0]),
        fc.uint8Array({ maxLength: 300 }),
        (start, rest) => expectValid(bytes(...start, ...rest)),
      ),
    ));

  it("of cells is read or refused, every row once", () => {
    const cell = fc.oneof(
      fc.constantFrom(
        "13/10/2026",
        "1 Oct 2026",
        "20",
        "-5",
        "1,000.00 Cr",
        "",
      ),
      fc.constantFrom(
        "Date",
        "Amount",
        "Debit",
        "Balance",
        "Narration",
        "Total",
      ),
      fc.constantFrom("UPI/P2M/412345678901/X/Y", "\u202e", "\ud800", '"', "'"),
      fc.string({ unit: "binary", maxLength: 8 }),
    );
    const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 });
    const delimiter = fc.constantFrom(",", "\t", ";", "|");
    return fc.assert(
      fc.asyncProperty(table, delimiter, (rows, between) =>
        expectValid(
          new TextEncoder().encode(
            [["Date", "Narration", "Amount", "Balance"], ...rows]
              .map((cells) => cells.join(between))
              .join("\n"),
          ),
        ),
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ["quotes", '"'],
    ["quoted cells", '"a"b'],
    ["commas and quotes", ',"'],
    ["digits", "1"],
    ["slashes", "UPI/"],
    ["spaces", " "],
    ["letters x", "x"],
    ["stars", "*-"],
  ])("of 200,000 characters of %s takes under a second", async (_, part) => {
    const text = `${HEADER}\n13/10/2026,${part.repeat(200_000 / part.length)},20\n`;
    const start = performance.now();
    await expectValid(new TextEncoder().encode(text));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
