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
      "13/10/2026,Paid to Chai Point,20",
      "14/10/2026,Received from Asha,500",
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
