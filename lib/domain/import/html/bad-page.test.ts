import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlTable } from "@/lib/testing/html-files";
import { failure, outline, readText } from "@/lib/testing/statement-files";
import { StatementError } from "@/lib/domain/import/statement";
import { propertyRuns } from "@/lib/testing/property-runs";

const ROWS = [
  ["Date", "Item", "Amount"],
  ["13/10/2026", "Chai", "20"],
];
const table = htmlTable(ROWS);

describe("a page that is no statement", () => {
  it.each([
    ["without a table", "<html><body>Sign in</body></html>", "no table"],
    ["with an empty table", "<table></table>", "web page"],
    ["with a table of one column", htmlTable([["a"], ["b"]]), "web page"],
    [
      "whose script has the payments, as in some files of BHIM",
      "<script>var DATA = '<?xml version=\"1.0\"?><UPITransactions><table><tr><td>1<td>2</table>'</script>",
      "paste it here",
    ],
    ["nested too deeply", `${"<div>".repeat(201)}${table}`, "nested"],
  ])("%s is refused", async (_, page, words) => {
    const error = await failure(readText(page));
    expect(error.code).toBe("unsupported");
    expect(error.message).toContain(words);
  });

  it.each([
    ["columns", `<table><tr>${"<td>a".repeat(500)}`],
    ["covered columns", `<table><tr>${"<td colspan=999999>a".repeat(50)}`],
    ["rows", `<table>${"<tr><td>a".repeat(200_001)}`],
  ])("of too many %s is refused", async (_, page) => {
    expect((await failure(readText(page))).code).toBe("too-large");
  });
});

describe("a hostile page", () => {
  const LENGTH = 4_000_000;
  const filled = (part: string) => part.repeat(LENGTH / part.length);

  it.each([
    ["end tags", `${"<b>".repeat(150)}${filled("</i>")}`],
    ["open tags", filled("<b>")],
    ["an open tag", `<table ${filled("a=b ")}`],
    ["an open quote", `<table a="${filled("a>")}`],
    ["a comment", `<!--${filled("-")}`],
    ["a script", `<script>${filled("</scrip")}`],
    ["text in a cell", `<table><tr><td>${filled("a ")}`],
    ["entities", `<table><tr><td>${filled("&amp")}`],
    ["paragraphs", filled("<p>")],
    ["closed tables", filled("<table><tr><td></table>")],
    ["a wide document type", `<!${filled("a ")}`],
  ])(
    "of 4 MB of %s takes under 5 seconds of processor time",
    async (_, page) => {
      const start = process.cpuUsage();
      await readText(page + table).catch((error: unknown) => {
        if (!(error instanceof StatementError)) throw error;
      });
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
    },
  );

  it("with names of Object.prototype is read", async () => {
    const page = `<constructor __proto__=1><table class=__proto__ hasOwnProperty><tr toString colspan=valueOf>${table}`;
    expect(outline(await readText(page))).toHaveLength(1);
  });

  it("of any markup is read or refused", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "<table>",
        "</table>",
        "<tr>",
        "</tr>",
        "<td>",
        "</td>",
        "<td colspan=3>",
        "<td rowspan=3>",
        "<td colspan=-1>",
        "<svg>",
        "</svg>",
        "<script>",
        "</script>",
        "<!--",
        "-->",
        "<![CDATA[",
        "<template>",
        "&#x110000;",
        '<div class="outer-cell">',
        '<div class="content-cell">',
        "</div>",
        "<br>",
      ),
      fc.constantFrom(
        "13/10/2026",
        "Chai",
        "20",
        "Paid ₹5.00 to X",
        "Completed",
      ),
      fc.string({ unit: "binary", maxLength: 5 }),
    );
    return fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 40 }), async (parts) => {
        const statement = await readText(`<p>${parts.join("")}${table}`).catch(
          (error: unknown) => {
            if (error instanceof StatementError) return undefined;
            throw error;
          },
        );
        const lines = statement?.rows.map(({ line }) => line) ?? [];
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
