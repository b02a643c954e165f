import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const read = (...rows: string[]) =>
  readText(["Date,Narration,Amount", ...rows].join("\n"));

it.each([
  "UPI/CR/628512345002/RAVI/SBIN/ravi@oksbi",
  "UPIAB/628512340007/CR/RAVI/SBIN/ravi@oksbi",
  "UPI-CR-628512345002-RAVI",
  "NEFT CR-ACME-STIPEND",
  "IMPS CR STIPEND",
  "CR/RAVI",
  "Received from Asha",
  "Money received from Asha",
  "BY TRANSFER-RAVI",
])(
  "%s beside an unsigned amount is money in, which can be put back",
  async (text) => {
    const statement = await read(`13/10/2026,${text},200`);
    expect(outline(statement)).toEqual(["2 money-in"]);
    expect(statement.rows[0]).toMatchObject({
      kind: "expense",
      doubt: "Money in, because its text says so. Tick it if it is not.",
    });
  },
);

it.each([
  "Cashback",
  "Refund of Lunch",
  "Salary",
  "Pocket money from Papa",
  "CASH DEP SELF",
  "ACME CR",
  "CR PARK AUTO",
])("%s beside an unsigned amount is to be looked at", async (text) => {
  const { rows } = await read(`13/10/2026,${text},200`);
  expect(rows).toMatchObject([
    { kind: "expense", doubt: "Its text reads like money in." },
  ]);
  expect(rows[0]).not.toHaveProperty("leftOutAs");
});

it.each([
  "UPI/DR/628512345002/CR PARK DHABA/SBIN/dhaba@oksbi",
  "UPI/DR/628512345002/RAVI/SBIN/ravi@oksbi/refund",
  "Paid to Refund Store",
  "Crossword books",
  "Ice cream",
])(
  "%s beside an unsigned amount is an expense without a doubt",
  async (text) => {
    const { rows } = await read(`13/10/2026,${text},200`);
    expect(rows).toMatchObject([{ kind: "expense" }]);
    expect(rows[0]).not.toHaveProperty("leftOutAs");
    expect(rows[0]).not.toHaveProperty("doubt");
  },
);

it("an unsigned amount among a few negative ones is money in by its text", async () => {
  const statement = await read(
    ...Array.from({ length: 9 }, (_, day) => `1${day} Oct 2026,Lunch,100`),
    "20 Oct 2026,Received from Asha,500",
    "21 Oct 2026,Lunch returned,-100",
  );
  expect(outline(statement).slice(-2)).toEqual(["11 money-in", "12 money-in"]);
});

it("a direction that the file says itself is not changed by a text", async () => {
  const statement = await readText(
    [
      "Date,Narration,Amount,Type",
      "13/10/2026,NEFT CR/ACME/HDFC,200,Debit",
      "14/10/2026,Cashback,10,Debit",
    ].join("\n"),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Acme 200",
    "3 2026-10-14 Cashback 10",
  ]);
  for (const row of statement.rows) expect(row).not.toHaveProperty("doubt");
});

it("an amount by which the balance falls is an expense, whatever its text", async () => {
  const statement = await readText(
    [
      "Date,Narration,Amount,Balance",
      "13/10/2026,POS SPAR,200,800",
      "14/10/2026,Received from Asha,100,700",
      "15/10/2026,POS DMART,50,650",
    ].join("\n"),
  );
  expect(outline(statement)).toHaveLength(3);
  expect(statement.rows[1]).toMatchObject({ amountPaise: 10_000 });
  expect(statement.rows[1]).not.toHaveProperty("leftOutAs");
});

it.each([
  [
    "a category",
    "Date,Item,Category,Amount",
    "Chai,Food,20",
    "Dad,Pocket money,500",
  ],
  [
    "a column for money in with a mark",
    "Date,Item,Amount,Debit,Credit",
    "Chai,20,Y,",
    "Dad,500,,Y",
  ],
  [
    "a column for money in with an account",
    "Date,Item,Amount,Expense(Out),Income(In)",
    "Chai,20,Cash,",
    "Dad,500,,Bank",
  ],
])("%s may say that an amount is money in", async (_, header, out, into) => {
  const { rows } = await readText(
    [header, `13/10/2026,${out}`, `14/10/2026,${into}`].join("\n"),
  );
  expect(
    rows.map((row) => row.kind === "expense" && !("doubt" in row)),
  ).toEqual([true, false]);
});

it.each([
  [["Income,,", "Date,Item,Amount"]],
  [["Date,Item,Amount", "Income,,"]],
])("amounts below the title of %j are to be looked at", async (above) => {
  const { rows } = await readText(
    [...above, "13/10/2026,Dad,500", "Expenses,,", "14/10/2026,Chai,20"].join(
      "\n",
    ),
  );
  const found = rows.filter(({ kind }) => kind === "expense");
  expect(found.map((row) => "doubt" in row)).toEqual([true, false]);
});
