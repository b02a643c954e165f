import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStatement } from "@/lib/domain/import/read-statement";
import { htmlTable } from "@/lib/testing/html-files";
import { keys, outline, readText } from "@/lib/testing/statement-files";

const HEADER = [
  "Date",
  "Narration",
  "Withdrawal Amt.",
  "Deposit Amt.",
  "Closing Balance",
];
const ROWS = [
  [
    "01/09/26",
    "UPI-CHAI POINT-chai@upi-412345678901-tea",
    "40.00",
    "",
    "960.00",
  ],
  ["02/09/26", "NEFT CR SALARY", "", "5,000.00", "5,960.00"],
  [
    "03/09/26",
    "UPI-RAVI & SONS-ravi@upi-412345678902-x",
    "1,000.00",
    "",
    "4,960.00",
  ],
];
const TEXT = ["01/09/26", "02/09/26", "03/09/26"];
const found = (lines: number[]) => [
  `${lines[0]} 2026-09-01 Chai Point 40`,
  `${lines[1]} money-in`,
  `${lines[2]} 2026-09-03 Ravi & Sons 1000`,
];
const table = htmlTable([HEADER, ...ROWS]);

describe("a web page of a bank", () => {
  it("is read like its table", async () => {
    const statement = await readText(table);
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual(found([2, 3, 4]));
    expect(statement.table?.header).toEqual(HEADER);
  });

  it.each([
    [
      "a document type",
      `\r\n<!DOCTYPE html><html><body>${table}</body></html>`,
    ],
    ["an XML declaration", `<?xml version="1.0"?><html>${table}</html>`],
    [
      "conditional comments of Excel",
      `<html xmlns:x="urn:x"><!--[if gte mso 9]><xml><x:Name>${table}</x:Name></xml><![endif]-->${table}`,
    ],
    ["no end tags", table.replaceAll(/<\/(td|tr|table)>/g, "")],
    ["capitals", table.replaceAll(/<(\/?\w+)>/g, (tag) => tag.toUpperCase())],
    [
      "sections",
      table
        .replace("<table>", "<table><thead>")
        .replace("</tr>", "</tr></thead><tbody>"),
    ],
    [
      "elements in cells",
      table
        .replaceAll("<td>", "<td nowrap><font size=2>\n <b>")
        .replaceAll("</td>", "</b>&nbsp;</td>"),
    ],
    [
      "header cells",
      table.replace(/<tr>.*?<\/tr>/s, (row) => row.replaceAll("td>", "th>")),
    ],
    [
      "scripts, styles and pictures in cells",
      table.replaceAll(
        "<td>",
        "<td><style>td{}</style><script>var a='<td>5</td>'</script><img src=x>",
      ),
    ],
  ])("is read with %s", async (_, page) => {
    expect(outline(await readText(page))).toEqual(found([2, 3, 4]));
  });

  it("is read below a long menu, from tables in a table", async () => {
    const menu = htmlTable(
      Array.from({ length: 60 }, (_, row) => ["Menu", `${row}`]),
    );
    const page = `<table><tr><td>Bank ${menu}</td></tr><tr><td>A/c no. 50100012345678${table}</td></tr><tr><td>Thank you</td></tr></table>`;
    expect(outline(await readText(page))).toEqual(found([63, 64, 65]));
  });

  it("is read from one table a page, with the header in each", async () => {
    const pages = ROWS.map((row) => htmlTable([HEADER, row])).join("<hr>");
    expect(outline(await readText(pages))).toEqual(found([2, 4, 6]));
  });

  it("is read from a table below that of the header", async () => {
    const page = htmlTable([HEADER]) + htmlTable(ROWS);
    expect(outline(await readText(page))).toEqual(found([2, 3, 4]));
  });

  it("is read with cells over several columns and rows", async () => {
    const title = "<tr><td colspan=5>Statement</td></tr>";
    const filler = "<tr><td colspan=2>x</td><td></td><td></td><td></td></tr>";
    const spanned = table
      .replace("<table>", `<table>${title}`)
      .replace("<td>02/09/26</td>", '<td rowspan="2">02/09/26</td>')
      .replace("<td>03/09/26</td>", "")
      .replace("</table>", `${filler}</table>`);
    const { rows } = await readText(spanned);
    expect(rows[1]).toMatchObject({ reason: "money-in", amountPaise: 500_000 });
    expect(rows[2]).toMatchObject({ reason: "unreadable" });
  });

  it("keeps the spaces between the lines of a cell, and decodes entities", async () => {
    const { rows } = await readText(
      "<table><tr><td>Date<td>Item<td>Amount</tr><tr><td>13/10/2026<td>Tea<br>&amp;&#160;Toast<p>for&lt;2<td>&#8377;&nbsp;20</table>",
    );
    expect(rows).toMatchObject([
      { description: "Tea & Toast for<2", amountPaise: 2000 },
    ]);
  });

  it.each([
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${table}`)],
    ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${table}`, "utf16le")],
    ["UTF-16", Buffer.from(table, "utf16le")],
  ])("is read in %s", async (_, file) => {
    const statement = await readStatement(new Uint8Array(file));
    expect(outline(statement)).toEqual(found([2, 3, 4]));
  });

  it.each([
    ["windows-1252", 0xe9, "é"],
    ["iso-8859-5", 0xb4, "Д"],
    ["not-a-charset", 0xe9, "é"],
  ])(
    "is read in the charset %s that it names",
    async (charset, byte, letter) => {
      const page = `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">${htmlTable(
        [
          ["Date", "Item", "Amount"],
          ["13/10/2026", "Caf\x01", "20"],
        ],
      )}`;
      const file = Uint8Array.from(page, (one) =>
        one === "\x01" ? byte : one.charCodeAt(0),
      );
      const { rows } = await readStatement(file);
      expect(rows).toMatchObject([{ description: `Caf${letter}` }]);
    },
  );

  it("has the keys of the same table as CSV", () => {
    const cell = fc.oneof(
      fc.constantFrom("Chai <b>", "A & B", "&amp;", "UPI/412345678901/X"),
      fc.stringMatching(/^[A-Za-z0-9 &<>;]{0,12}$/),
    );
    const rows = fc.array(
      fc.tuple(
        fc.constantFrom(...TEXT),
        cell,
        fc.integer({ min: 1, max: 999 }),
      ),
      { minLength: 1, maxLength: 8 },
    );
    return fc.assert(
      fc.asyncProperty(rows, async (list) => {
        const cells = [
          ["Date", "Narration", "Amount"],
          ...list.map(([date, text, rupees]) => [
            date,
            text.trim().replace(/\s+/g, " "),
            `${rupees}`,
          ]),
        ];
        const csv = cells
          .map((row) => row.map((one) => `"${one}"`).join(","))
          .join("\n");
        const [page, text] = await Promise.all([
          readText(htmlTable(cells)),
          readText(csv),
        ]);
        expect(keys(page)).toEqual(keys(text));
        expect(outline(page)).toEqual(outline(text));
      }),
      { numRuns: 100 },
    );
  });
});
