import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

const DOMESTIC = [
  "Domestic Transactions",
  "Date,Transaction Details,Amount (INR),Type",
  "03 Oct 26,RELIANCE FRESH,730.00,DR",
  "05 Oct 26,OLA CABS,156.00,DR",
];
const ABROAD = [
  "International Transactions",
  "Date,Transaction Details,Currency,Amount (FC),Amount (INR),Type",
  "13 Oct 26,OPENAI,USD,20.00,1750.00,DR",
];

describe("a file with several headers", () => {
  it("has the payments of each in the columns of its own header", async () => {
    const statement = await readText(lines(...DOMESTIC, ...ABROAD));
    expect(outline(statement)).toEqual([
      "3 2026-10-03 RELIANCE FRESH 730",
      "4 2026-10-05 OLA CABS 156",
      "7 2026-10-13 OPENAI 1750",
    ]);
    expect(statement.warnings).toEqual([]);
    expect(statement.table).toBeUndefined();
  });

  it("has them in the opposite order, too", async () => {
    expect(outline(await readText(lines(...ABROAD, ...DOMESTIC)))).toEqual([
      "3 2026-10-13 OPENAI 1750",
      "6 2026-10-03 RELIANCE FRESH 730",
      "7 2026-10-05 OLA CABS 156",
    ]);
  });

  it("is read by the sides of each account", async () => {
    const statement = await readText(
      lines(
        "Account: Savings XX11",
        "Date,Narration,Debit,Credit,Balance",
        "13/10/2026,IDLI,40.00,,960.00",
        "14/10/2026,STIPEND,,7000.00,7960.00",
        "Account: Current XX22",
        "Date,Narration,Credit,Debit,Balance",
        "13/10/2026,SHIRT,,600.00,400.00",
        "15/10/2026,SALE REFUND,100.00,,500.00",
      ),
    );
    expect(outline(statement)).toEqual([
      "3 2026-10-13 IDLI 40",
      "4 money-in",
      "7 2026-10-13 SHIRT 600",
      "8 money-in",
    ]);
  });

  it("is one table if they are the same", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Amount",
        "13/10/2026,Chai,20",
        "Page 2",
        "Date,Item,Amount",
        "14/10/2026,Samosa,15",
      ),
    );
    expect(statement.rows.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(statement.table?.header).toEqual(["Date", "Item", "Amount"]);
  });

  it("has no section without payments, and none for the dates of a bill", async () => {
    const statement = await readText(
      lines(
        "Name,Statement Date,Payment Due Date,Total Amount Due",
        "A STUDENT,16/10/2026,05/11/2026,1200.00",
        "Date,Transaction Details,Currency,Amount",
        "No international transactions",
        ...DOMESTIC,
      ),
    );
    expect(outline(statement)).toEqual([
      "7 2026-10-03 RELIANCE FRESH 730",
      "8 2026-10-05 OLA CABS 156",
    ]);
    expect(statement.warnings).toEqual([]);
  });
});

it("tells of payments above a header that are not read", async () => {
  const { rows, warnings } = await readText(
    lines(
      "Kab,Kya,Kitna",
      "12/10/2026,Samosa,15",
      "Date,Item,Amount",
      "13/10/2026,Chai,20",
    ),
  );
  expect(rows).toHaveLength(1);
  expect(warnings).toEqual([
    {
      line: 2,
      text: "This row stands above the header, so it was not read.",
    },
  ]);
});
