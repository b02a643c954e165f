import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";
import { readStatement } from "@/lib/domain/import/read-statement";

describe("HDFC delimited text", () => {
  const HEADER =
    "  Date     ,Narration                ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance";

  it("is read with padded cells and 0.00 for no amount", async () => {
    const statement = await readText(
      [
        "",
        HEADER,
        " 03/10/26  ,UPI-ZOMATO LIMITED-ZOMATO-ORDER@PTYBL-YESB0PTMUPI-412345678901-LUNCH   ,03/10/26 ,         250.00  ,           0.00  ,0000412345678901 ,      9750.00",
        " 04/10/26  ,UPI-ASHA RAO-9812300045@YBL-SBIN0000001-412345678902-UPI   ,04/10/26 ,           0.00  ,         500.00  ,0000412345678902 ,     10250.00",
        " 05/10/26  ,POS 416021XXXXXX1234 DOMINOS PIZZA 43217 ,05/10/26 ,         600.00  ,           0.00  ,000000 ,      9650.00",
      ].join("\r\n"),
    );
    expect(statement.source).toBe("HDFC Bank");
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "3 2026-10-03 Zomato 250",
      "4 money-in",
      "5 2026-10-05 Dominos Pizza 600",
    ]);
  });

  it("gives rows with the placeholder 000000 their own keys", async () => {
    const { rows } = await readText(
      [
        HEADER,
        "03/10/26,POS CAFE,03/10/26,50.00,0.00,000000,950.00",
        "03/10/26,POS CAFE,03/10/26,50.00,0.00,000000,900.00",
        "03/10/26,POS BAKERY,03/10/26,50.00,0.00,000000,850.00",
      ].join("\n"),
    );
    const keys = rows.map((row) => "key" in row && row.key);
    expect(new Set(keys).size).toBe(3);
  });

  it("names the row whose balance does not follow", async () => {
    const { warnings } = await readText(
      [
        HEADER,
        "03/10/26,POS CAFE,03/10/26,50.00,0.00,1,950.00",
        "04/10/26,POS CAFE,04/10/26,50.00,0.00,2,900.00",
        "05/10/26,POS CAFE,05/10/26,50.00,0.00,3,800.00",
        "06/10/26,POS CAFE,06/10/26,50.00,0.00,4,750.00",
      ].join("\n"),
    );
    expect(warnings).toMatchObject([{ line: 4 }]);
  });
});

describe("HDFC CSV", () => {
  const HEADER =
    "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  const RULE =
    "********,**********,********,********,********,********,********";

  it("is read below a preamble, with rules and continued narrations", async () => {
    const statement = await readText(
      [
        "HDFC BANK Ltd.,,,,,,",
        "MR STUDENT,,,,,,",
        "Account No : 50100000001234,,,,,,",
        "Statement From : 01/09/26 To : 30/09/26,,,,,,",
        RULE,
        HEADER,
        RULE,
        "12/09/26,UPI-SWIGGY INSTAMART-,412345678901,12/09/26,120.00,,880.00",
        ",SWIGGY@AXB-UTIB0000100-412345678901-,,,,,",
        ",GROCERIES,,,,,",
        "13/09/26,ATW-416021XXXXXX1234-S1ANMU12-MUMBAI,000000,13/09/26,500.00,,380.00",
        RULE,
        "STATEMENT SUMMARY :-,,,,,,",
        "Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,",
        '"1,000.00",2,0,620.00,0.00,380.00,',
        "*Closing balance includes funds earmarked for hold,,,,,,",
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "8 2026-09-12 Swiggy Instamart 120",
      "11 2026-09-13 Cash withdrawal 500",
    ]);
    expect(statement.rows[1]).toHaveProperty("doubt");
  });

  it("is read newest first, with a two-digit year", async () => {
    const statement = await readText(
      [
        HEADER,
        '30/09/26,IMPS-412345678903-ASHA RAO-SBIN-XX1234-RENT,412345678903,30/09/26,"8,000.00",,"1,500.00"',
        '29/09/26,NEFT CR-SBIN0000001-COLLEGE TRUST,N1,29/09/26,,"9,000.00","9,500.00"',
        "28/09/26,ACH D- NETFLIX-ABC123,77,28/09/26,199.00,,500.00",
      ].join("\n"),
    );
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "2 2026-09-30 Asha Rao 8000",
      "3 money-in",
      "4 2026-09-28 Netflix 199",
    ]);
  });

  it("is read from UTF-16 and from Windows-1252", async () => {
    const text = [
      HEADER,
      "12/09/26,POS 4160XXXXXXXX1234 CAFÉ NOIR,1,12/09/26,90.00,,10.00",
    ].join("\r\n");
    const utf16 = new Uint8Array(Buffer.from(text, "utf16le"));
    const windows = new Uint8Array(Buffer.from(text, "latin1"));
    const expected = ["2 2026-09-12 Café Noir 90"];
    expect(outline(await readStatement(utf16))).toEqual(expected);
    expect(outline(await readStatement(windows))).toEqual(expected);
  });
});

it.each(["45000", "45000.00"])(
  "the opening balance %s of the summary is no date",
  async (balance) => {
    const statement = await readText(
      [
        "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
        "01/10/26,POS CAFE,,01/10/26,320,,44680",
        "02/10/26,POS METRO,,02/10/26,20,,44660",
        "STATEMENT SUMMARY :-,,,,,,",
        "Opening Balance,,Dr Count,Cr Count,Debits,Credits,Closing Bal",
        `${balance},,2,0,340,0,44660`,
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-01 Cafe 320",
      "3 2026-10-02 Metro 20",
    ]);
    expect(statement.warnings).toEqual([]);
  },
);
