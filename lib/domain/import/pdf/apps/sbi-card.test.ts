import { expect, it } from "vitest";
import { readPages } from "@/lib/testing/pdf/read-pages";
import { tablePages } from "@/lib/testing/pdf/statement-pages";
import { outline } from "@/lib/testing/statement-files";

const pages = (issuer: string) =>
  tablePages(
    [
      ["06 Oct 26", "CANTEEN CAFE GURGAON IN", "148.00 D"],
      ["09 Oct 26", "PAYMENT RECEIVED 000PP", "2,500.00 C"],
      ["12 Oct 26", "MOBILE EMI 03/06", "1,999.50 M"],
      ["13 Oct 26", "BOOK 24.00 C STORE", "310.00 D"],
    ],
    {
      columns: [{ x: 40 }, { x: 110 }, { x: 0, right: 420 }],
      header: ["Date", "Transaction Details", "Amount ( ` )"],
      preamble: [
        { x: 40, y: 50, text: `GSTIN of ${issuer} : 06AA` },
        { x: 40, y: 80, text: "Credit Limit ( ` ) Cash Limit ( ` )" },
      ],
    },
  );

it("reads the purchases and instalments of SBI Card, and says that they are not checked", async () => {
  const statement = await readPages(pages("SBI Card"));
  expect(statement.source).toBe("SBI Card");
  expect(outline(statement)).toEqual([
    "1 2026-10-06 Canteen Cafe Gurgaon 148",
    expect.stringContaining("money-in"),
    "3 2026-10-12 Mobile EMI 1999.5",
    "4 2026-10-13 Book C Store 310",
  ]);
  expect(statement.rows.map((row) => "doubt" in row)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(statement.warnings).toMatchObject([
    { text: expect.stringMatching(/check that no row is missing/) },
  ]);
});

it("counts rows without an amount or its letter", async () => {
  const [page = []] = pages("SBI Card");
  const without = (text: string, other: string) =>
    page.map((one) => (one.text === text ? { ...one, text: other } : one));
  const noLetter = await readPages([without("2,500.00 C", "2,500.00")]);
  expect(noLetter.rows[1]).toMatchObject({
    amountPaise: 250_000,
    doubt: expect.stringMatching(/No letter/),
  });
  const noAmount = await readPages([without("148.00 D", "")]);
  expect(noAmount.rows).toHaveLength(4);
  expect(outline(noAmount)[0]).toBe("1 no-amount");
});

it("is not taken for the statement of another card", async () => {
  await expect(readPages(pages("Other Cards"))).rejects.toThrow();
});
