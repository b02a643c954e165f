import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

/** The outline of each row, with `?` after those with a doubt. */
async function read(...lines: string[]): Promise<string[]> {
  const statement = await readText(lines.join("\n"));
  const texts = outline(statement);
  return statement.rows.map((row, index) =>
    "doubt" in row ? `${texts[index]}?` : `${texts[index]}`,
  );
}

it("the price of one is doubted beside a quantity", async () => {
  expect(
    await read(
      "Date,Item,Qty,Price",
      "13/10/2026,Pens,5,10",
      "14/10/2026,Chai,1,20",
      "15/10/2026,Bus,,30",
    ),
  ).toEqual([
    "2 2026-10-13 Pens 10?",
    "3 2026-10-14 Chai 20",
    "4 2026-10-15 Bus 30",
  ]);
  expect(
    await read("Date,Item,Qty,Rate,Amount", "13/10/2026,Pens,5,10,50"),
  ).toEqual(["2 2026-10-13 Pens 50"]);
});

it("a payment to an account that pays others is doubted", async () => {
  const rows = ["13/10/2026,Bank,Food,20", "14/10/2026,Papa,Bank,5000"];
  expect(await read("Date,From,To,Amount", ...rows)).toEqual([
    "2 2026-10-13 Food 20",
    "3 2026-10-14 Bank 5000?",
  ]);
  expect(
    await read(
      "Date,From,To,Amount,Type",
      ...rows.map((row, index) => `${row},${index === 0 ? "Out" : "In"}`),
    ),
  ).toEqual(["2 2026-10-13 Food 20", "3 money-in"]);
});

it("money in by a column of another name is doubted: it may be of cards", async () => {
  const rows = ["13/10/2026,Pizza,300,Credit", "14/10/2026,Book,999,Debit"];
  expect(await read("Date,Item,Amount,Card Type", ...rows)).toEqual([
    "2 money-in?",
    "3 2026-10-14 Book 999",
  ]);
  expect(await read("Date,Item,Amount,Type", ...rows)).toEqual([
    "2 money-in",
    "3 2026-10-14 Book 999",
  ]);
});

it("three digits after a point may be rupees", async () => {
  expect(
    await read(
      "Date,Item,Amount",
      "13/10/2026,Laptop,65.000",
      "14/10/2026,Chai,20.50",
      "15/10/2026,Share,33.3333",
    ),
  ).toEqual([
    "2 2026-10-13 Laptop 65?",
    "3 2026-10-14 Chai 20.5",
    "4 2026-10-15 Share 33.33",
  ]);
});
