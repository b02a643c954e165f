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

it("an amount that was refunded, wholly or in part, is doubted", async () => {
  expect(
    await read(
      "Date,Items,To,Total,Refund",
      "13/10/2026,Shoes,Asha,1500,0",
      "14/10/2026,Bag,Asha,900,900",
    ),
  ).toEqual(["2 2026-10-13 Shoes 1500", "3 2026-10-14 Bag 900?"]);
});

it("an amount is doubted if its column names another currency", async () => {
  const row = "13/10/2026,Hosting,10";
  expect(await read("Date,Item,Amount (USD)", row)).toEqual([
    "2 2026-10-13 Hosting 10?",
  ]);
  expect(await read("Date,Item,Amount (INR)", row)).toEqual([
    "2 2026-10-13 Hosting 10",
  ]);
});

it("a payment is doubted if its note is the word for one that was not made", async () => {
  expect(
    await read(
      "Date,Item,Amount,Notes",
      "13/10/2026,Ticket,80,Cancelled",
      "14/10/2026,Bus,30,before the trip was cancelled",
    ),
  ).toEqual(["2 2026-10-13 Ticket 80?", "3 2026-10-14 Bus 30"]);
});
