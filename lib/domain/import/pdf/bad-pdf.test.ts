import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { readStatement } from "@/lib/domain/import/read-statement";
import { StatementError } from "@/lib/domain/import/statement";
import { BANK_LAYOUT, bankPages, bankRows } from "@/lib/testing/pdf/bank-pages";
import { readPages } from "@/lib/testing/pdf/read-pages";
import { tablePages } from "@/lib/testing/pdf/statement-pages";
import { pdfFile, type PdfOptions } from "@/lib/testing/pdf/pdf-file";
import { failure, outline } from "@/lib/testing/statement-files";

const PAYMENTS = Array.from({ length: 30 }, (_, index) => ({
  date: "02/09/2026",
  narration: ["UPI/P2M/412345678901/CHAI POINT/UPI"],
  paise: -(index + 1),
}));
const PAGES = bankPages(PAYMENTS);

describe("a PDF with a password", () => {
  it.each(["rc4-128", "aes-128", "aes-256"] as const)(
    "by %s asks for it, refuses a wrong one, and opens with it",
    async (method) => {
      const file = pdfFile(PAGES, {
        encryption: { method, password: "9812300001" },
      });
      const asked = await failure(readStatement(file));
      expect(asked.code).toBe("password-needed");
      const wrong = await failure(readStatement(file, { password: "98123" }));
      expect(wrong.code).toBe("password-wrong");
      expect(wrong.message).not.toContain("98123");
      const opened = await readStatement(file, { password: "9812300001" });
      expect(opened.rows).toHaveLength(30);
    },
  );
});

describe("a PDF that is no readable statement", () => {
  it.each<[string, Parameters<typeof pdfFile>[0], PdfOptions, string]>([
    ["without text", [[], []], {}, "scan"],
    ["with a letter", [[{ x: 40, y: 40, text: "Dear student" }]], {}, "CSV"],
    [
      "with a watermark only",
      [[{ x: 40, y: 400, text: "SAMPLE", angle: 45 }]],
      {},
      "scan",
    ],
  ])("%s says what to download", async (_, pages, options, words) => {
    const error = await failure(readStatement(pdfFile(pages, options)));
    expect(error.code).toBe("unsupported");
    expect(error.message).toContain(words);
    expect(error.message).toContain("Download");
  });

  it("of a bank with balances that disagree, or without balances, is refused", async () => {
    const wrong = bankRows(PAYMENTS).map((cells, index) =>
      cells.with(5, `${index * 77 + 1}.00`),
    );
    const without = bankRows(PAYMENTS).map((cells) => cells.slice(0, 5));
    for (const file of [
      tablePages(wrong, BANK_LAYOUT),
      tablePages(without, {
        ...BANK_LAYOUT,
        header: BANK_LAYOUT.header.slice(0, 5),
      }),
    ]) {
      const error = await failure(readPages(file));
      expect(error.code).toBe("unsupported");
      expect(error.message).toContain("CSV");
    }
  });

  it("that is cut off anywhere is refused", async () => {
    const file = pdfFile(PAGES);
    for (let length = 5; length < file.length - 6; length += 97) {
      const error = await failure(readStatement(file.slice(0, length)));
      expect(error.code).toBe("unreadable");
    }
  });

  it("with over 2,000 pages is refused", async () => {
    const error = await failure(
      readStatement(pdfFile(Array.from({ length: 2001 }, () => []))),
    );
    expect(error.code).toBe("too-large");
  });

  it("with any bytes changed is read or refused", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), {
          minLength: 1,
          maxLength: 20,
        }),
        async (changes) => {
          const file = pdfFile(PAGES);
          for (const [at, byte] of changes) file[at % file.length] = byte;
          await readStatement(file).catch((error: unknown) => {
            expect(error).toBeInstanceOf(StatementError);
          });
        },
      ),
      { numRuns: 60 },
    ));
});

it("tells the progress page by page", async () => {
  const onProgress = vi.fn();
  const statement = await readStatement(pdfFile(PAGES), {}, onProgress);
  expect(outline(statement)).toHaveLength(30);
  expect(onProgress.mock.calls).toEqual(
    PAGES.map((_, index) => [{ done: index + 1, total: PAGES.length }]),
  );
});
