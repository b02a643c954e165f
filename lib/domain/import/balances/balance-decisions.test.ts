import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const read = (...lines: string[]) => readText(lines.join("\n"));

const KOTAK_START =
  "Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.";

describe("the balance column of an overdrawn account", () => {
  it("is negative by its own Dr / Cr beside an amount with Dr / Cr", async () => {
    const statement = await read(
      `${KOTAK_START},Amount,Dr / Cr,Balance,Dr / Cr`,
      "1,13-10-2026,13-10-2026,PCD/1234/SHOP A,x,100,DR,400,DR",
      "2,14-10-2026,14-10-2026,PCD/1234/SHOP B,x,200,DR,600,DR",
      "3,15-10-2026,15-10-2026,NEFT C,x,50,CR,550,DR",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Shop A 100",
      "3 2026-10-14 Shop B 200",
      "4 money-in",
    ]);
    expect(statement.warnings).toEqual([]);
  });

  it("is negative in some rows by its own Dr / Cr beside two columns", async () => {
    const statement = await read(
      `${KOTAK_START},Debit,Credit,Balance,Dr / Cr`,
      "1,13-10-2026,13-10-2026,PCD/1234/SHOP A,x,100,,500,CR",
      "2,14-10-2026,14-10-2026,PCD/1234/SHOP B,x,700,,200,DR",
      "3,15-10-2026,15-10-2026,PCD/1234/SHOP C,x,50,,250,DR",
      "4,16-10-2026,16-10-2026,NEFT D,x,,1000,750,CR",
    );
    expect(outline(statement).slice(1)).toEqual([
      "3 2026-10-14 Shop B 700",
      "4 2026-10-15 Shop C 50",
      "5 money-in",
    ]);
    expect(statement.warnings).toEqual([]);
  });
});

describe("what the file says of a side", () => {
  it("stays where a row is missing", async () => {
    const statement = await read(
      "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
      "13/10/26,POS SHOP A,0,13/10/26,100,,900",
      "14/10/26,POS SHOP B,0,14/10/26,50,,950",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Shop A 100",
      "3 2026-10-14 Shop B 50",
    ]);
    expect(statement.rows[1]).toHaveProperty("doubt");
    expect(statement.warnings).toHaveLength(1);
  });

  it("stays where the balance is an amount owed, with a warning", async () => {
    const statement = await read(
      "Date,Description,Debit,Credit,Balance",
      "13/10/2026,Lunch,100,,100",
      "14/10/2026,Cab,200,,300",
      "15/10/2026,Bill,,300,0",
      "16/10/2026,Auto,50,,50",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Lunch 100",
      "3 2026-10-14 Cab 200",
      "4 money-in",
      "5 2026-10-16 Auto 50",
    ]);
    expect(statement.warnings).toHaveLength(1);
    expect(statement.warnings[0]?.text).toContain("as for an amount owed");
    expect(statement.rows[3]).toHaveProperty("doubt");
  });

  it("is overruled for columns that a bank is known to swap, to be looked at", async () => {
    const { rows } = await read(
      "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL",
      "05-02-2026,-,POS/SHOP A,,100.00,900.00,4806",
      "06-02-2026,-,NEFT/COLLEGE,50.00,,950.00,4806",
      "07-02-2026,-,POS/SHOP B,,450.00,500.00,4806",
    );
    expect(rows).toMatchObject([
      { kind: "expense", amountPaise: 100_00 },
      { kind: "expense", leftOutAs: "money-in", amountPaise: 50_00 },
      { kind: "expense", amountPaise: 450_00 },
    ]);
    for (const row of rows) expect(row).toHaveProperty("doubt");
    expect(rows[0]).not.toHaveProperty("leftOutAs");
  });
});

it("a column of no known name that follows the amounts is their balance", async () => {
  const { warnings } = await read(
    "Date,Item,Credit,Debit,Sum",
    "13/10/2026,Tea,10.00,,90.00",
    "14/10/2026,Pocket money,,200.00,290.00",
    "15/10/2026,Cake,30.00,,260.00",
  );
  expect(warnings).toMatchObject([
    { text: expect.stringContaining("other way round") as string },
  ]);
});

it("a row without a balance among rows with one is doubtful", async () => {
  const { rows } = await read(
    "Date,Item,Ref,Debit,Credit,Balance",
    "13/10/2026,Tea,0,10.00,,90.00",
    "14/10/2026,Pocket money,,200.00",
    "15/10/2026,Cake,0,30.00,,260.00",
    "16/10/2026,Bus,0,20.00,,240.00",
    "17/10/2026,Pen,0,10.00,,230.00",
    "18/10/2026,Tea,0,10.00,,220.00",
  );
  expect(rows[1]).toMatchObject({
    doubt: "The other rows have a balance: a cell may be missing in this one.",
  });
});

describe("an amount without a side", () => {
  it("is money out where the balance is a sum that only rises", async () => {
    const statement = await read(
      "Date,Item,Amount,Balance",
      "13/10/2026,Tea,10,10",
      "14/10/2026,Bus,20,30",
      "15/10/2026,Cake,30,60",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Tea 10",
      "3 2026-10-14 Bus 20",
      "4 2026-10-15 Cake 30",
    ]);
    expect(statement.rows[2]).toHaveProperty("doubt");
    expect(statement.warnings).toHaveLength(1);
  });

  it("is money in where the balance rises and falls, and can be put back", async () => {
    const { rows, warnings } = await read(
      "Date,Item,Amount,Balance",
      "13/10/2026,Tea,10,90",
      "14/10/2026,Pocket money,200,290",
      "15/10/2026,Cake,30,260",
      "16/10/2026,Bus,60,200",
    );
    expect(rows[1]).toMatchObject({
      kind: "expense",
      leftOutAs: "money-in",
      doubt: "Money in, because the balance rises. Tick it if it is not.",
    });
    expect(rows[2]).not.toHaveProperty("leftOutAs");
    expect(warnings).toHaveLength(1);
  });
});

describe("the amount owed to a credit card", () => {
  const PAYMENTS = [
    ["Chai", "100", "100"],
    ["Bus", "200", "300"],
    ["PAYMENT 4411", "-300", "0"],
    ["Pen", "50", "50"],
    ["PAYMENT 4412", "-50", "0"],
    ["Cake", "500", "500"],
    ["PAYMENT 4413", "-500", "0"],
  ] as const;
  const card = (
    header: string,
    amounts: (amount: string) => string,
    name: (name: string) => string = (one) => one,
  ) =>
    read(
      header,
      ...PAYMENTS.map(
        ([payee, amount, owed], index) =>
          `${13 + index}/10/2026,${name(payee)},${amounts(amount)},${owed}`,
      ),
    );
  const SPENT = ["Chai 100", "Bus 200", "Pen 50", "Cake 500"];
  const unsigned = (amount: string) => amount.replace("-", "");
  const spent = (statement: Awaited<ReturnType<typeof read>>) =>
    outline(statement)
      .filter((row) => !row.endsWith("money-in"))
      .map((row) => row.replace(/^.*2026-10-.. /, ""));

  it.each([
    ["without signs", "Amount,Outstanding", unsigned],
    ["with signs", "Amount,Amount owed", (amount: string) => amount],
    [
      "with a column for each side",
      "Debit,Credit,Outstanding amount",
      (amount: string) =>
        amount.startsWith("-") ? `,${unsigned(amount)}` : `${amount},`,
    ],
  ])("grows by purchases, %s", async (_, names, amounts) => {
    const statement = await card(`Date,Description,${names}`, amounts);
    expect(spent(statement)).toEqual(SPENT);
    expect(
      statement.warnings.filter(({ text }) => text.includes("follow")),
    ).toEqual([]);
  });

  it("is known by the words of its payments", async () => {
    const statement = await card(
      "Date,Description,Amount,Balance",
      unsigned,
      (name) => name.replace("PAYMENT", "PAYMENT RECEIVED"),
    );
    expect(spent(statement)).toEqual(SPENT);
  });

  it.each([
    ["without signs", unsigned],
    ["with signs", (amount: string) => amount],
  ])("is to be looked at in every row without them, %s", async (_, amounts) => {
    const { rows } = await read(
      "Date,Description,Amount,Balance",
      ...[
        ["Chai", "100", "100"],
        ["Bus", "200", "300"],
        ["Tea", "20", "320"],
        ["X1", "-320", "0"],
        ["Pen", "50", "50"],
        ["Cap", "10", "60"],
        ["X2", "-60", "0"],
        ["Cake", "500", "500"],
        ["X3", "-500", "0"],
      ].map(
        ([name, amount = "", owed], index) =>
          `${13 + index}/10/2026,${name},${amounts(amount)},${owed}`,
      ),
    );
    expect(rows.filter((row) => !("doubt" in row))).toEqual([]);
  });

  it("is that of an account, whatever its name, if it mostly falls", async () => {
    const statement = await read(
      "Date,Description,Amount,Outstanding Balance",
      "13/10/2026,Chai,-120,880",
      "14/10/2026,Bus,-80,800",
      "15/10/2026,X1,500,1300",
      "16/10/2026,Pen,-100,1200",
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Chai 120",
      "3 2026-10-14 Bus 80",
      "4 money-in",
      "5 2026-10-16 Pen 100",
    ]);
  });

  it("is negative where its cells say Dr", async () => {
    const statement = await read(
      "Date,Description,Debit,Credit,Outstanding",
      "13/10/2026,Chai,100,,100 Dr",
      "14/10/2026,Bus,200,,300 Dr",
      "15/10/2026,Bill,,300,0",
    );
    expect(statement.warnings).toEqual([]);
  });

  it("is compared with printed balances", async () => {
    const statement = await read(
      "Date,Description,Debit,Credit,Outstanding",
      ",Opening balance,,,40",
      "13/10/2026,Chai,100,,140",
      "14/10/2026,Bus,200,,340",
    );
    expect(statement.warnings).toEqual([]);
  });
});
