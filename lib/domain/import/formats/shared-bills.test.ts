import { describe, expect, it } from "vitest";
import type { ReadOptions } from "@/lib/domain/import/statement";
import { outline, readText } from "@/lib/testing/statement-files";

type Columns = NonNullable<ReadOptions["columns"]>;

const SPLITWISE = `Date,Description,Category,Cost,Currency,Asha,Ravi,Kiran

2026-10-13,Pizza,Dining out,900.00,INR,600.00,-300.00,-300.00
2026-10-14,Auto,Taxi,80.00,INR,-40.00,40.00,0.00
2026-10-15,Cake,Food,450.00,INR,0.00,225.00,-225.00
2026-10-16,Rent,Rent,9000.00,INR,1000.00,2000.00,-3000.00
2026-10-17,Asha paid Ravi,Payment,200.00,INR,200.00,-200.00,0.00

2026-10-18,Total balance, , ,INR,1760.00,1765.00,-3525.00
`;
const SPLIIT = `Date,Description,Category,Currency,Cost,Original cost,Original currency,Conversion rate,Is Reimbursement,Split mode,Asha,Ravi
2026-10-13,Pizza,Dining Out,INR,900.00,,,,No,Evenly,450.00,-450.00
2026-10-14,Auto,Taxi,INR,80.00,,,,No,By amount,-30.00,30.00
2026-10-15,Paid back,Payment,INR,420.00,,,,Yes,Evenly,-420.00,420.00
`;

/** The columns, with that of the person as the amount. */
const mine = (file: string, name: string) => {
  const header = (file.split("\n")[0] ?? "").split(",");
  const [date, description, category, amount] = [
    "Date",
    "Description",
    "Category",
    name,
  ].map((column) => header.indexOf(column));
  return { date, description, category, amount } as Columns;
};

describe.each([
  ["Splitwise", SPLITWISE],
  ["Spliit", SPLIIT],
])("the bills of %s", (source, file) => {
  it("are whole and doubtful until the user has chosen a person", async () => {
    const statement = await readText(file);
    expect(statement.source).toBe(source);
    const bills = statement.rows.filter(({ kind }) => kind === "expense");
    expect(bills.length).toBeGreaterThan(1);
    for (const bill of bills)
      expect(bill).toHaveProperty(
        "doubt",
        expect.stringContaining("choose your own column"),
      );
  });
});

it("the share of a person is that of the file of Splitwise", async () => {
  const shares = async (name: string) =>
    outline(await readText(SPLITWISE, { columns: mine(SPLITWISE, name) }));
  expect(await shares("Asha")).toEqual([
    "3 2026-10-13 Pizza 300",
    "4 2026-10-14 Auto 40",
    "5 no-amount",
    "6 2026-10-16 Rent 9000",
    "7 no-amount",
    "9 no-amount",
  ]);
  expect(await shares("Kiran")).toEqual([
    "3 2026-10-13 Pizza 300",
    "4 no-amount",
    "5 2026-10-15 Cake 225",
    "6 2026-10-16 Rent 3000",
    "7 no-amount",
    "9 no-amount",
  ]);
  expect((await shares("Ravi"))[4]).toBe("7 own-transfer");
});

it("a bill that several people paid is doubtful for them", async () => {
  const { rows } = await readText(SPLITWISE, {
    columns: mine(SPLITWISE, "Asha"),
  });
  expect(rows[0]).not.toHaveProperty("doubt");
  expect(rows[3]).toHaveProperty("doubt", expect.stringContaining("Several"));
});

it("the share of a person is that of the file of Spliit", async () => {
  expect(
    outline(await readText(SPLIIT, { columns: mine(SPLIIT, "Asha") })),
  ).toEqual([
    "2 2026-10-13 Pizza 450",
    "3 2026-10-14 Auto 30",
    "4 own-transfer",
  ]);
});

it.each([
  [
    "Tricount",
    `Date & time,Title,Amount,Currency,Type,Category,Paid by,Impacted to Kavya,Impacted to Karan
2026-10-13 10:00:00,Hotel,3000,INR,Expense,Lodging,Kavya,1500,1500`,
  ],
  [
    "Settle Up",
    `Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Type
Kavya,3000,INR,Kavya;Karan,1500;1500,Hotel,,2026-10-13 20:00:00,expense`,
  ],
  [
    "a sheet",
    `Date,Title,Paid by,Amount,Split between
13/10/2026,Hotel,Karan,3000,"Kavya, Karan"`,
  ],
  [
    "a sheet with one's share",
    `Date,Item,Total,Paid By,My Share
13/10/2026,Hotel,3000,Kavya,1500`,
  ],
])("the whole bills of %s are doubtful", async (_, text) => {
  const { rows } = await readText(text);
  expect(rows).toMatchObject([
    {
      description: "Hotel",
      amountPaise: 300_000,
      doubt: expect.stringContaining("whole bill"),
    },
  ]);
});

it("a table whose last column has notes is no file of Splitwise", async () => {
  const statement = await readText(
    `Date,Description,Category,Cost,Currency,Notes
13/10/2026,Tea,Food,12,INR,morning
14/10/2026,Cab,Travel,150,INR,`,
  );
  expect(statement.source).toBe("Table");
  expect(statement.rows[0]).not.toHaveProperty("doubt");
});
