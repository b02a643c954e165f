import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { descriptionFault } from "@/lib/domain/expenses/description";
import { amountFault } from "@/lib/domain/expenses/money";
import { failure, outline, readText } from "@/lib/testing/statement-files";
import { readStatement } from "./read-statement";
import { StatementError } from "./statement";
import { propertyRuns } from "@/lib/testing/property-runs";

const HEADER = "Date,Description,Amount";
const bytes = (...values: number[]) => new Uint8Array(values);

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
    const names = Array.from({ length: 10_000 }, (_, index) => `a${index}`);
    const objects = names.map((name) => ({ [name]: 1 }));
    for (const text of [names.join(), JSON.stringify(objects)]) {
      const error = await failure(readText(text));
      expect(error.code).toBe("too-large");
    }
  });

  it("with 300 empty cells at the end of each row is read", async () => {
    const end = ",".repeat(300);
    const statement = await readText(
      `${HEADER}${end}\n13/10/2026,Chai,20${end}\n`,
    );
    expect(outline(statement)).toEqual(["2 2026-10-13 Chai 20"]);
  });

  it("with over 2,00,000 rows is refused", async () => {
    const row = "13/10/2026,Chai,20\n";
    const error = await failure(readText(`${HEADER}\n${row.repeat(200_001)}`));
    expect(error.code).toBe("too-large");
  });

  it("with up to 1,50,000 rows of text between two payments is read", async () => {
    const count = propertyRuns(150_000);
    const { rows } = await readText(
      `${HEADER},X\n13/10/2026,Chai,20,\n${",a text,,y\n".repeat(count)}14/10/2026,Late,5,\n`,
    );
    expect(rows).toHaveLength(count + 2);
  });

  it("with 50,000 rows that continue a narration takes under four seconds of processor time", async () => {
    const start = process.cpuUsage();
    const { rows } = await readText(
      `${HEADER}\n13/10/2026,UPI/Chai,20\n${",Paid to a-b-c/ 1 xPaid to a-b-c/ 1 x,\n".repeat(50_000)}14/10/2026,Late,5\n`,
    );
    expect(rows).toHaveLength(2);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
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
      { numRuns: propertyRuns(500) },
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
      { numRuns: propertyRuns(500) },
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
    ["capitals", "A B"],
    ["signs", "=\u00a0"],
    ["stars", "*-"],
  ])(
    "of 200,000 characters of %s takes under a second of processor time",
    async (_, part) => {
      const text = `${HEADER}\n13/10/2026,${part.repeat(200_000 / part.length)},20\n`;
      const start = process.cpuUsage();
      await expectValid(new TextEncoder().encode(text));
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
    },
  );
});

it.each(["BM Bank statement", "[Statement]"])(
  "a table below the line %s is read",
  async (line) => {
    const { rows } = await readText(
      `${line}\nDate,Item,Amount\n13/10/2026,A,5`,
    );
    expect(rows).toMatchObject([{ description: "A", amountPaise: 500 }]);
  },
);

it('an amount written as ="1,200.00" is one cell', async () => {
  const { rows } = await readText('Date,Item,Amount\n13/10/2026,A,="1,200.00"');
  expect(rows).toMatchObject([{ amountPaise: 1200_00 }]);
});

it.each(["{Statement}", "GIF8", "%PDF-"])(
  "a table is read below the line %s",
  async (first) => {
    const statement = await readText(
      `${first}\nDate,Description,Amount\n13/10/2026,Chai,20`,
    );
    expect(outline(statement)).toEqual(["3 2026-10-13 Chai 20"]);
  },
);
