import { describe, expect, it } from "vitest";
import { outline, readText, xlsxFile } from "@/lib/testing/statement-files";
import { readStatement } from "@/lib/domain/import/read-statement";

describe("State Bank of India", () => {
  it("is read from TSV called .xls, with a footer", async () => {
    const statement = await readText(
      [
        "Account Name\t: Student",
        "Account Number\t:_00000012345678901",
        "Start Date\t:1 Apr 2026",
        "Balance as on 1 Apr 2026\t:1,000.00",
        "",
        "Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance\t",
        "1 Apr 2026\t1 Apr 2026\tTO TRANSFER-UPI/DR/412345678901/BLINKIT/YESB/blinkit@yb/Payme--\tTRANSFER TO 4897690162095 /\t120.00\t \t880.00\t",
        "2 Apr 2026\t2 Apr 2026\tBY TRANSFER-UPI/CR/412345678902/ASHA/SBIN/asha@oksbi/rent--\tTRANSFER FROM 4897690162095 /\t \t500.00\t1,380.00\t",
        "**This is a computer generated statement and does not require a signature",
      ].join("\n"),
    );
    expect(statement.source).toBe("State Bank of India");
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "7 2026-04-01 Blinkit 120",
      "8 money-in",
    ]);
  });

  it("is read from CSV with a branch code and misprinted amounts", async () => {
    const statement = await readText(
      [
        "Txn Date,Value Date,Description,Ref No./Cheque No.,Branch Code,Debit,Credit,Balance",
        '15-Jan-2024,15-Jan-2024,"WDL TFR UPI/DR/412345678901/IRCTC/HDFC/irctc@hdfc/NA",,99922,"1,00.00",,900.00',
        "16-Jan-2024,16-Jan-2024,ATM WDL ATM CASH 1234 PUNE,,99922,500.00,,400.00",
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "2 2024-01-15 IRCTC 100",
      "3 2024-01-16 Cash withdrawal 500",
    ]);
    expect(statement.table?.columns.balance).toBe(7);
  });

  it("is read from the newer XLSX, with dates, serial numbers and text amounts", async () => {
    const file = await xlsxFile({
      Sheet1: [
        ["State Bank of India"],
        [],
        ["Date", "Details", "Ref No/Cheque No", "Debit", "Credit", "Balance"],
        [
          new Date(Date.UTC(2026, 3, 5)),
          "UPI/DR/412345678901/OLA/UTIB/ola@axl/ride",
          "",
          80,
          "",
          920,
        ],
        [
          44877,
          "UPI/DR/412345678902/METRO CARD/HDFC/metro@hdfc/NA",
          "",
          "20.00",
          "",
          "900.00",
        ],
        ["05/04/26", "CASH DEPOSIT", "", "", 100.1, 1000.1],
      ],
    });
    const statement = await readStatement(file);
    expect(statement.source).toBe("State Bank of India");
    expect(outline(statement)).toEqual([
      "4 2026-04-05 Ola 80",
      "5 2022-11-12 Metro Card 20",
      "6 money-in",
    ]);
  });
});

describe("ICICI CSV", () => {
  const HEADER =
    "S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )";
  const PREAMBLE = [
    "DETAILED STATEMENT,,,,,,,",
    "Search,,,,,,,",
    "Account Number,,000001234567 ( INR ) - STUDENT,,,,,",
    "Transaction Date from,,01/09/2026,to,30/09/2026,,,",
    "Amount from,,,,,,,",
    "Transactions List,,,,,,,",
  ];

  it("is read below a preamble and above legends, with 0.00 for none", async () => {
    const statement = await readText(
      [
        ...PREAMBLE,
        HEADER,
        "1,02/09/2026,03/09/2026,-,UPI/412345678901/dinner/zomato@icici/ICICI Bank/ACD01,350.00,0.00,650.00",
        "2,04/09/2026,04/09/2026,-,UPI/412345678902/Payment from Ph/9812300045@ybl/Axis Bank,0.00,1000.00,1650.00",
        "3,05/09/2026,05/09/2026,-,BIL/ONL/000123456789/NETFLIX/,199.00,0.00,1451.00",
        "",
        "Legends Used in Account Statement",
        "VAT/MAT/NFS - Cash withdrawal at other bank ATM",
      ].join("\n"),
    );
    expect(statement.source).toBe("ICICI Bank");
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "8 2026-09-03 Zomato 350",
      "9 money-in",
      "10 2026-09-05 Netflix 199",
    ]);
  });

  it("takes the note for a payee that is a phone number", async () => {
    const statement = await readText(
      [
        HEADER,
        "1,03/09/2026,03/09/2026,-,UPI/412345678901/chai/9812300045@ybl/Axis Bank/X1,20.00,0.00,980.00",
        "2,03/09/2026,03/09/2026,-,UPI/412345678902/UPI/9812300045@ybl/Axis Bank/X2,30.00,0.00,950.00",
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "2 2026-09-03 Chai 20",
      "3 2026-09-03 UPI payment 30",
    ]);
  });

  it("is read newest first with empty cells for none", async () => {
    const statement = await readText(
      [
        HEADER.replaceAll(" (INR )", "(INR)"),
        '2,13/09/2026,13/09/2026,,VPS/UBER INDIA SYSTEMS PVT LTD/202609131200/412345678904/,"1,250.00",,"3,750.00"',
        '1,12/09/2026,12/09/2026,,ATM/CASH WDL/12-09-26,"500.00",,"5,000.00"',
      ].join("\n"),
    );
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "2 2026-09-13 Uber 1250",
      "3 2026-09-12 Cash withdrawal 500",
    ]);
  });
});
