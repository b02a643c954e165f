import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const read = (...rows: string[]) => readText(rows.join("\n"));

it("an amount in another currency is left out, without an amount in rupees", async () => {
  const statement = await read(
    "Date,Details,Amount,Currency",
    "13/10/2026,Game,25,USD",
    "14/10/2026,Tea,30,INR",
    "15/10/2026,Momos,300,NPR",
    "16/10/2026,Bus,30,",
    "17/10/2026,Bus,30,₹",
  );
  expect(outline(statement)).toEqual([
    "2 other-currency",
    "3 2026-10-14 Tea 30",
    "4 other-currency",
    "5 2026-10-16 Bus 30",
    "6 2026-10-17 Bus 30",
  ]);
  expect(statement.rows[0]).not.toHaveProperty("amountPaise");
});

it.each([
  "Date,Details,INR,Amount,Currency",
  "Date,Details,Amount (INR),Amount,CCY",
  "Date,Details,Rs,Amount (USD),Currency",
])("the amount in rupees is taken below %s", async (header) => {
  const statement = await read(header, "13/10/2026,Game,2100,25,USD");
  expect(outline(statement)).toEqual(["2 2026-10-13 Game 2100"]);
});

it("a price in rupees is not taken before the amount", async () => {
  const statement = await read(
    "Date,Item,Price (Rs),Pieces,Amount",
    "13/10/2026,Pens,10,3,30",
  );
  expect(outline(statement)).toEqual(["2 2026-10-13 Pens 30"]);
});

it.each(["INR", "₹", "Rs."])(
  "a column of %s is no description and no amount",
  async (currency) => {
    const { table } = await read(
      "Date,A,B,C",
      `13/10/2026,${currency},20,Tea`,
      `14/10/2026,${currency},30,Bus`,
    );
    expect(table?.columns).toEqual({ date: 0, amount: 2, description: 3 });
  },
);

it("a short header of a list in rupees is found below other rows", async () => {
  const statement = await read(
    "My list,2026",
    "Hostel,B",
    "Date,Item,Rs",
    "13/10/2026,Tea,10",
  );
  expect(outline(statement)).toEqual(["4 2026-10-13 Tea 10"]);
});
