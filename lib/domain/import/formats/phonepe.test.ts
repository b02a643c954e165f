import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const BOM = "\uFEFF";

describe("PhonePe CSV", () => {
  const HEADER =
    "Date,Time,Transaction Details,Transaction ID,UTR,Transaction Type,Credit/debit instrument,Amount";
  const PREAMBLE = [
    "Transaction Statement for 98XXXXXX01",
    'Duration,"01 Oct, 2026 - 31 Oct, 2026"',
    "",
  ];
  const FOOTER = [
    "",
    "This is a system generated statement, it needs no signature.",
    '"For help, write to us before 31/12/2026, or call 1800"',
    "Disclaimer: 500 is no amount here",
  ];

  it("is read with a byte order mark, CRLF, Sept and a legal footer", async () => {
    const statement = await readText(
      BOM +
        [
          ...PREAMBLE,
          HEADER,
          '"Oct 03, 2026",09:09 am,Paid to CHAI POINT,T2610030909,412345678901,DEBIT,XXXXXX1234,"2,500.50"',
          '"Oct 02, 2026",08:00 pm,Received from Asha Rao,T2610022000,412345678902,CREDIT,XXXXXX1234,300',
          '"Sept 30, 2026",01:00 pm,Mobile recharged 98XXXXXX01,NB2609301300,412345678903,DEBIT,XXXXXX1234,239',
          '"Sep 29, 2026",01:00 pm,Credit card bill paid,OLEX26092913,412345678904,DEBIT,XXXXXX1234,"1,00,000"',
          ...FOOTER,
        ].join("\r\n"),
    );
    expect(statement.source).toBe("PhonePe");
    expect(outline(statement)).toEqual([
      "5 2026-10-03 Chai Point 2500.5",
      "6 money-in",
      "7 2026-09-30 Mobile recharge 239",
      "8 2026-09-29 Credit card bill 100000",
    ]);
    expect(statement.rows[3]).toHaveProperty("doubt");
    expect(statement.ambiguousDate).toBeUndefined();
  });

  it("is read with rows that a spreadsheet has padded, in other letter case", async () => {
    const statement = await readText(
      [
        "Transaction Statement for 98XXXXXX01,,,,,,,",
        'Duration,"01 Oct, 2026 - 31 Oct, 2026",,,,,,',
        ",,,,,,,",
        HEADER,
        "2026-10-03,2:18 PM,Payment to RAVI STORES PVT LTD,T1,412345678901,Debit,XX34,40",
        "2026-10-03,2:19 PM,Transfer to self account,T2,412345678902,Debit,XX34,5000",
        "2026-10-03,2:20 PM,Paid to  9812300045@ybl,T3,412345678903,Debit,XX34,12",
        ",,,,,,,",
        "This is a system generated statement.,,,,,,,",
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "5 2026-10-03 Ravi Stores 40",
      "6 own-transfer",
      "7 2026-10-03 UPI payment 12",
    ]);
  });

  it("is read without a preamble, with day-first dates and no UTR", async () => {
    const row = "03/10/2026,09:09 am,Paid to Tea Stall,T9,,DEBIT,XX1234,10";
    const { rows } = await readText(
      [HEADER, row, row, row.replace("T9", "T10")].join("\n"),
    );
    expect(rows.map((row) => "date" in row && row.date)).toEqual(
      Array(3).fill("2026-10-03"),
    );
    expect(new Set(rows.map((row) => "key" in row && row.key)).size).toBe(3);
  });
});
