import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

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
