import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

it.each([
  ["commas", "Date,Particulars,Amount,,Balance", ",,Credit,Debit,"],
  [
    "a first row without a name of an amount",
    "Date,Particulars,Transaction,,Balance",
    ",,Credit,Debit,",
  ],
  [
    "names in both rows",
    "Date,Particulars,Deposit,Withdrawal,Balance",
    ",,Amount,Amount,Amount",
  ],
])("a header of two rows with %s is read", async (_, first, second) => {
  const statement = await readText(
    lines(
      ...[first, second, "13/10/2026,POS SPAR,,100.00,900"],
      ...["14/10/2026,SALARY,500.00,,1400", first, second],
      "15/10/2026,POS DMART,,40.00,1360",
    ),
  );
  expect(outline(statement)).toEqual([
    "3 2026-10-13 Spar 100",
    "4 money-in",
    "7 2026-10-15 Dmart 40",
  ]);
  expect(statement.warnings).toEqual([]);
});

it("a row with one name below a header is no part of it", async () => {
  const { table } = await readText(
    lines("Date,Item,Amount", ",Expenses,", "13/10/2026,Tea,20"),
  );
  expect(table?.header).toEqual(["Date", "Item", "Amount"]);
});
