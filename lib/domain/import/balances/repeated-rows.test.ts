import { expect, it } from "vitest";
import { keys, outline, readText } from "@/lib/testing/statement-files";

const HEADER = "Date,Details,Debit,Credit,Balance";
const TEA = "20/10/2026,POS A SHOP,15.00,,985.00";
const MILK = "20/10/2026,POS B SHOP,24.00,,961.00";
const MILK_AGAIN = "20/10/2026,POS B SHOP,24.00,,937.00";
const BUS = "21/10/2026,POS C SHOP,12.00,,925.00";
const TOTAL = "Total,,75.00,0.00,";

const read = (...rows: string[]) => readText([HEADER, ...rows].join("\n"));
const distinct = (values: readonly string[]) => new Set(values).size;

it.each([
  ["one row", [TEA, MILK, MILK_AGAIN, HEADER, MILK_AGAIN, BUS]],
  ["two rows", [TEA, MILK, MILK_AGAIN, HEADER, MILK, MILK_AGAIN, BUS]],
  ["two rows, newest first", [BUS, MILK_AGAIN, MILK, MILK_AGAIN, MILK, TEA]],
])("%s at the overlap of two pages count once", async (_, rows) => {
  const statement = await read(...rows, TOTAL);
  expect(statement.warnings).toEqual([]);
  expect(outline(statement)).toHaveLength(
    rows.filter((row) => row !== HEADER).length,
  );
  expect(distinct(keys(statement))).toBe(4);
  const once = await read(TEA, MILK, MILK_AGAIN, BUS);
  expect(new Set(keys(statement))).toEqual(new Set(keys(once)));
});

it("equal payments with a deposit between them are all read", async () => {
  const statement = await read(
    "20/10/2026,POS A SHOP,24.00,,976.00",
    "20/10/2026,UPI CASHBACK,,24.00,1000.00",
    "20/10/2026,POS A SHOP,24.00,,976.00",
    "20/10/2026,UPI CASHBACK,,24.00,1000.00",
  );
  expect(distinct(keys(statement))).toBe(2);
  expect(outline(statement)).toHaveLength(4);
});

it("equal rows without a balance are all read", async () => {
  const statement = await readText(
    "Date,Item,Amount\n20/10/2026,Tea,15\n20/10/2026,Tea,15",
  );
  expect(distinct(keys(statement))).toBe(2);
});
