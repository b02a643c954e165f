import { describe, expect, it } from "vitest";
import { outline, readText, xlsxFile } from "@/lib/testing/statement-files";
import { readStatement } from "@/lib/import/read-statement";

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

describe("Axis CSV", () => {
  const HEADER = "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL";

  it("is read with padded cells", async () => {
    const statement = await readText(
      [
        "Name :- STUDENT",
        "Statement of Account No - 910000000001234 for the period (From : 01-02-2024 To : 29-02-2024)",
        "",
        HEADER,
        "05-02-2024,-,UPI/P2M/412345678901/SWIGGY LIMITED/dinner/HDFC BANK LTD,          100.00,                ,          900.00,4806",
        "06-02-2024,-,UPI/P2A/412345678902/PRIYA S/UPI/STATE BANK,                ,           50.00,          950.00,4806",
        "",
        "Unless the constituent notifies the bank, it will be taken that the entries are correct,,,,,,",
      ].join("\n"),
    );
    expect(statement.source).toBe("Axis Bank");
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "5 2024-02-05 Swiggy 100",
      "6 money-in",
    ]);
    expect(statement.table?.columns.balance).toBe(5);
  });

  it("follows the balance where DR and CR are swapped", async () => {
    const statement = await readText(
      [
        `SRL NO,${HEADER}`,
        "1,05-02-2024,-,UPI/P2M/412345678901/SWIGGY/dinner/HDFC,,100.00,900.00,4806",
        "2,06-02-2024,-,UPI/P2A/412345678902/PRIYA S/UPI/SBI,50.00,,950.00,4806",
        "3,07-02-2024,-,ECOM PUR/MYNTRA/BANGALORE,,450.00,500.00,4806",
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "2 2024-02-05 Swiggy 100",
      "3 money-in",
      "4 2024-02-07 Myntra 450",
    ]);
    expect(statement.warnings).toHaveLength(1);
    expect(statement.warnings[0]?.text).toContain("the balances show it");
  });

  it("takes no constant column for the balance", async () => {
    const { table, warnings } = await readText(
      [
        "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL",
        "05-02-2024,-,UPI/P2M/412345678901/CAFE/x/HDFC,10.00,,4806,4806",
        "06-02-2024,-,UPI/P2M/412345678902/CAFE/x/HDFC,20.00,,4806,4806",
      ].join("\n"),
    );
    expect(table?.columns.balance).toBeUndefined();
    expect(warnings).toEqual([]);
  });
});

describe("Kotak CSV", () => {
  it("is read with two columns and a second Dr / Cr of the balance", async () => {
    const statement = await readText(
      [
        "Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Debit,Credit,Balance,Dr / Cr",
        "1,03-04-2026 19:40:46,03-04-2026,UPI/CHAI POINT/412345678901/snacks,UPI-412345678901,60.00,,940.00,CR",
        '2,04-04-2026 10:00:00,04-04-2026,UPI/ASHA RAO/412345678902/UPI,UPI-412345678902,,500.00,"1,440.00",CR',
        'Closing balance,"as on 30-04-2026   INR 1,440.00"',
      ].join("\n"),
    );
    expect(statement.source).toBe("Kotak Mahindra Bank");
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "2 2026-04-03 Chai Point 60",
      "3 money-in",
    ]);
  });

  it("is read with an amount, and two columns named Dr / Cr", async () => {
    const statement = await readText(
      [
        "Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr",
        "1,01-07-2026,01-07-2026,PCD/1234/SPOTIFY/MUMBAI,000000,119.00,DR,881.00,CR",
        '2,02-07-2026,02-07-2026,NEFT COLLEGE,N123,200.00,CR,"1,081.00",CR',
        "3,03-07-2026,03-07-2026,UPI/REDBUS/412345678903/UPI,UPI-412345678903,300.00,DR,781.00,CR",
        'Closing balance,"as on 31/07/2026",,,,,,,',
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "2 2026-07-01 Spotify 119",
      "3 money-in",
      "4 2026-07-03 Redbus 300",
    ]);
    expect(statement.warnings).toEqual([]);
  });

  it("is read with named months, newest first", async () => {
    const statement = await readText(
      [
        "Account No.,XXXXXX1234",
        "Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Debit,Credit,Balance",
        "2,07-Oct-2026,07-Oct-2026,UPI/ZEPTO/412345678902/UPI,,40.00,,900.00",
        "1,06-Oct-2026,06-Oct-2026,UPI/ZEPTO/412345678901/UPI,,60.00,,940.00",
      ].join("\n"),
    );
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "3 2026-10-07 Zepto 40",
      "4 2026-10-06 Zepto 60",
    ]);
  });
});

describe("IDFC FIRST CSV", () => {
  const HEADER =
    "Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance";

  it.each([
    [
      "below a preamble",
      [
        "STATEMENT OF ACCOUNT",
        "ACCOUNT NO :,10000001234",
        HEADER,
        "02-Apr-2026,02-Apr-2026,UPI/DR/412345678901/BOOKMYSHOW/HDFC/bms@hdfc,,350.00,,650.00",
        "03-Apr-2026,03-Apr-2026,UPI/CR/412345678902/ASHA/SBIN/asha@sbi,,,100.00,750.00",
        "Total number of Debits,1,Total number of Credits,1",
      ],
      ["4 2026-04-02 Bookmyshow 350", "5 money-in"],
    ],
    [
      "with an opening balance row",
      [
        HEADER,
        ",,Opening Balance,,,,1000.00",
        '02-Apr-2026,02-Apr-2026,POS/DECATHLON SPORTS/PUNE,,"2,999.00",,"-1,999.00"',
        ',,Closing Balance,,,,"-1,999.00"',
      ],
      ["3 2026-04-02 Decathlon Sports 2999"],
    ],
    [
      "with tabs",
      [
        HEADER.replaceAll(",", "\t"),
        "02-Apr-2026\t02-Apr-2026\tIMPS/412345678901/Ravi Kumar/rent\t\t8000.00\t\t100.00",
        "03-Apr-2026\t03-Apr-2026\tMonthly Savings Interest\t\t\t7.00\t107.00",
      ],
      ["2 2026-04-02 Ravi Kumar 8000", "3 money-in"],
    ],
  ])("is read %s", async (_, lines, expected) => {
    const statement = await readText(lines.join("\n"));
    expect(statement.source).toBe("IDFC FIRST Bank");
    expect(outline(statement)).toEqual(expected);
    expect(statement.warnings).toEqual([]);
  });
});
