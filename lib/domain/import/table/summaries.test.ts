import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const read = (...lines: string[]) => readText(lines.join("\n"));
const HEADER = "Date,Item,Amount";

describe("a row with an amount", () => {
  it("is accounted for below a total", async () => {
    const statement = await read(
      HEADER,
      "13/10/2026,Tea,10",
      "Total,,10",
      ",Cake,50",
      "14/10/2026,Bus,5",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Tea 10",
      "4 unreadable",
      "5 2026-10-14 Bus 5",
    ]);
  });

  it("is accounted for with a name that starts with Total", async () => {
    const statement = await read(
      HEADER,
      "13/10/2026,Tea,10",
      ",Total Petrol pump,500",
      "14/10/2026,Total Petrol pump,400",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Tea 10",
      "3 unreadable",
      "4 2026-10-14 Total Petrol pump 400",
    ]);
  });

  it.each(["Total", "Grand total:", "Total for October 2026"])(
    "is no expense if it is dated and named %s",
    async (name) => {
      const statement = await read(
        HEADER,
        "13/10/2026,Tea,10",
        `31/10/2026,${name},10`,
      );
      expect(outline(statement)).toEqual([
        "2 2026-10-13 Tea 10",
        "3 not-an-expense",
      ]);
    },
  );
});

describe("printed numbers of the whole file", () => {
  const HDFC = [
    "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
    "02/09/26,POS A SHOP,0,02/09/26,400.00,,9600.00",
    "13/09/26,POS B SHOP,0,13/09/26,100.00,,9500.00",
    "STATEMENT SUMMARY :-,,,,,,",
    "Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,",
  ];

  it("are those of the rows in a summary of HDFC", async () => {
    const { warnings } = await read(
      ...HDFC,
      '"10,000.00",2,0,500.00,0.00,"9,500.00",',
    );
    expect(warnings).toEqual([]);
  });

  it("are those of the rows beside them on every page", async () => {
    const { warnings } = await read(
      "Date,Particulars,Withdrawals,Deposits,Balance",
      "01/10/2026,B/F,,,1000.00",
      "13/10/2026,POS X SHOP,100.00,,900.00",
      "Carried Forward,,,,900.00",
      "Brought Forward,,,,900.00",
      "14/10/2026,POS Y SHOP,50.00,,850.00",
    );
    expect(warnings).toEqual([]);
  });

  it("that differ are told with their row", async () => {
    const { warnings } = await read(
      ...HDFC,
      '"10,500.00",3,0,"1,000.00",0.00,"9,500.00",',
    );
    expect(warnings).toEqual([
      {
        line: 6,
        text: "The printed opening balance of ₹10,500 does not agree with the rows.",
      },
      {
        line: 6,
        text: "The printed sum of debits of ₹1,000 does not agree with the rows.",
      },
    ]);
  });

  it.each([
    ["10000.00", "9500.00", "500.00", []],
    ["10100.00", "9500.00", "500.00", [2]],
    ["10000.00", "9400.00", "500.00", [6]],
    ["10000.00", "9500.00", "700.00", [5]],
  ])(
    "are the opening balance %s, the closing balance %s and the total %s of Axis",
    async (opening, closing, total, lines) => {
      const { warnings } = await read(
        "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL",
        `,,OPENING BALANCE,,,${opening},`,
        "15-02-2026,-,POS/SHOP A,400.00,,9600.00,1234",
        "16-02-2026,-,POS/SHOP B,100.00,,9500.00,1234",
        `,,TRANSACTION TOTAL,${total},0.00,,`,
        `,,CLOSING BALANCE,,,${closing},`,
      );
      expect(warnings.map(({ line }) => line)).toEqual(lines);
    },
  );
});

describe("balances above the table", () => {
  const ROWS = ["13/10/2026,Chai,20,", "14/10/2026,From Dad,,100"];
  const warnings = async (preamble: string[], hasBalances: boolean) => {
    const { warnings } = await read(
      ...preamble,
      "Date,Narration,Debit,Credit,Balance",
      ...ROWS.map(
        (row, index) => `${row},${hasBalances ? [980, 1080][index] : ""}`,
      ),
    );
    return warnings.length;
  };

  it.each([
    ["beside their names", "Opening Balance:,1000", "Closing Balance:,1080"],
    [
      "in the cells of their names",
      "Opening Balance: 1000.00",
      "Closing Bal. 1080.00",
    ],
    ["below their names", "Opening Balance,Closing Balance", "1000,1080"],
  ])("are those of the rows, %s", async (_, ...preamble) => {
    expect(await warnings(preamble, true)).toBe(0);
    expect(await warnings(preamble, false)).toBe(0);
    const changed = preamble.map((line) => line.replace("1080", "1180"));
    expect(await warnings(changed, true)).toBe(1);
    expect(await warnings(changed, false)).toBe(1);
  });
});

it.each([
  "Week total",
  "Month total",
  "Weekly total",
  "Balance from last month",
  "Previous balance",
])("%s is no expense, also with a date", async (text) => {
  const statement = await readText(
    `Date,Item,Amount\n13/10/2026,Tea,12\n14/10/2026,${text},12`,
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Tea 12",
    "3 not-an-expense",
  ]);
});

it("an amount that is the sum of the rows above it is to be looked at", async () => {
  const { rows } = await read(
    HEADER,
    "12/10/2026,Tea,12",
    "13/10/2026,Cab,150",
    "13/10/2026,Pen,8",
    "14/10/2026,Spent so far,170",
    "15/10/2026,Book,200",
    "15/10/2026,Bus,30",
    "16/10/2026,Ink,40",
    "16/10/2026,This week,270",
    "16/10/2026,Until now,440",
  );
  const doubtful = rows.filter((row) => "doubt" in row);
  expect(doubtful).toMatchObject([
    { description: "Spent so far" },
    { description: "This week" },
    { description: "Until now" },
  ]);
});
