import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

it("a branch code below an unknown header is no amount", async () => {
  const statement = await readText(
    lines(
      "TRANS DATE,VALUE DATE,BRANCH,DESCRIPTION,WITHDRAWS,DEPOSIT,BALANCE",
      "03-Oct-2026,03-Oct-2026,1234,CHAI,120.00,,880.00",
      "04-Oct-2026,04-Oct-2026,1234,FROM DAD,,500.00,1380.00",
      "05-Oct-2026,05-Oct-2026,1234,AUTO,80.00,,1300.00",
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-03 CHAI 120",
    "3 money-in",
    "4 2026-10-05 AUTO 80",
  ]);
});

it.each(["oldest first", "newest first"])(
  "the columns of a table without a header, %s, are those that the balance follows",
  async (order) => {
    const rows = [
      "03-Oct-2026,1234,CHAI,120.00,,880.00",
      "04-Oct-2026,1234,FROM DAD,,500.00,1380.00",
      "05-Oct-2026,1234,AUTO,80.00,,1300.00",
    ];
    const { table } = await readText(
      lines(...(order === "oldest first" ? rows : rows.toReversed())),
    );
    expect(table?.columns).toMatchObject({ debit: 3, credit: 4, balance: 5 });
  },
);

it("numbers of which nothing says that they are money are asked about", async () => {
  const statement = await readText(
    lines(
      "When,Code,What,Units",
      "03-Oct-2026,1234,Chai,2",
      "04-Oct-2026,1255,Tea,3",
    ),
  );
  const constant = await readText(
    lines("When,What,X", "03-Oct-2026,Chai,18.00", "04-Oct-2026,Tea,18.00"),
  );
  expect(outline(constant)).toEqual(["2 no-amount", "3 no-amount"]);
  expect(statement.table?.columns).not.toHaveProperty("amount");
  expect(outline(statement)).toEqual(["2 no-amount", "3 no-amount"]);
});

it.each([
  ["as it is", ["-120.00", "+500.00"], ["880.00", "1380.00"]],
  ["without a plus", ["-120.00", "500.00"], ["880.00", "1380.00"]],
])(
  "one column of debits and credits is read by its signs, %s",
  async (_, amounts, balances) => {
    const statement = await readText(
      lines(
        "TRANSACTION DATE,TRANSACTION DETAILS,DEBIT/CREDIT(₹),BALANCE(₹)",
        `03 Oct 2026,CHAI,${amounts[0]},${balances[0]}`,
        `04 Oct 2026,FROM DAD,${amounts[1]},${balances[1]}`,
      ),
    );
    expect(outline(statement)).toEqual(["2 2026-10-03 CHAI 120", "3 money-in"]);
  },
);

it("the balance decides what a minus means", async () => {
  const read = (sign: (amount: string) => string, balances: string[]) =>
    readText(
      lines(
        "Date,Details,Amount,Balance",
        ...["100", "200", "500", "50"].map(
          (amount, index) =>
            `0${index + 1} Oct 2026,${"ABCD"[index]},${sign(amount)},${balances[index]}`,
        ),
      ),
    );
  const money = ["900", "700", "1200", "1150"];
  const spent = (amount: string) => (amount === "500" ? "500" : `-${amount}`);
  const taken = (amount: string) => (amount === "500" ? "-500" : amount);
  for (const sign of [spent, taken])
    expect(outline(await read(sign, money))).toEqual([
      "2 2026-10-01 A 100",
      "3 2026-10-02 B 200",
      "4 money-in",
      "5 2026-10-04 D 50",
    ]);
});

it("a column with several payees after “Paid to” is no column of sides", async () => {
  const statement = await readText(
    lines(
      "When,Info,Sum",
      "13/10/2026,Paid to Chai Point,20.00",
      "14/10/2026,Received from Asha,500.00",
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Paid to Chai Point 20",
    "3 money-in",
  ]);
});

it("a row without a payee is described by its note", async () => {
  const statement = await readText(
    lines(
      "Date,Payee,Notes,Amount",
      "13/10/2026,Chai Point,with Asha,20",
      "14/10/2026,,Dosa,40",
      "15/10/2026,Idli Corner,,60",
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Chai Point 20",
    "3 2026-10-14 Dosa 40",
    "4 2026-10-15 Idli Corner 60",
  ]);
});

it("a misspelt column of withdrawals has deposits beside it", async () => {
  const statement = await readText(
    lines(
      "Date,Details,Withdrawl Amt,Deposit Amt",
      "13/10/2026,CHAI,20.00,",
      "14/10/2026,DAD,,500.00",
    ),
  );
  expect(outline(statement)).toEqual(["2 2026-10-13 CHAI 20", "3 money-in"]);
});

it.each(["Qty", "Points", "Marks"])(
  "whole numbers below %s are asked about",
  async (name) => {
    const statement = await readText(
      lines(
        `Date,Item,${name}`,
        "13/10/2026,Chai,2",
        "14/10/2026,Samosa,30",
        "15/10/2026,Tea,15",
      ),
    );
    expect(statement.table?.columns.amount).toBeUndefined();
    expect(statement.rows.map(({ kind }) => kind)).not.toContain("expense");
  },
);

it.each([
  ["paise", "Charge", "20.00", "45.50"],
  ["a currency", "Charge", "₹20", "Rs 45"],
  ["a currency in their name", "Charge (₹)", "20", "45"],
  ["a side", "Charge", "20 Dr", "45 Dr"],
  ["a column of currencies", "Charge,Money", "20,INR", "45,INR"],
  ["a known name", "रुपये", "20", "45"],
])("numbers with %s are amounts", async (_, name, first, second) => {
  const statement = await readText(
    lines(
      `Date,Item,${name}`,
      `13/10/2026,Chai,${first}`,
      `14/10/2026,Samosa,${second}`,
    ),
  );
  expect(statement.table?.columns.amount).toBe(2);
});

it.each([
  "Store",
  "Vendor",
  "Shop",
  "Merchant",
  "To",
  "Counterparty",
  "Paid to",
  "Recipient",
])(
  "%s describes a payment before an empty note and yes or no",
  async (name) => {
    const statement = await readText(
      lines(
        `Date,Recurring,Notes,${name},Amount`,
        "13/10/2026,Yes,,Chai Adda,20",
        "14/10/2026,No,with Asha,Dosa Corner,60",
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Chai Adda 20",
      "3 2026-10-14 Dosa Corner 60",
    ]);
  },
);
