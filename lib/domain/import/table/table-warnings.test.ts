import { describe, expect, it } from "vitest";
import { readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("warnings", () => {
  it("tell a header without rows", async () => {
    const { rows, warnings } = await readText("Date,Item,Amount");
    expect(rows).toEqual([]);
    expect(warnings).toEqual([
      { text: "This file has no rows below its header." },
    ]);
  });

  it.each([
    lines("Date,Item,Amount", "No transactions in this period,,"),
    lines("A,B", "no date, no amount", "C,D"),
  ])("tell rows without a payment", async (text) => {
    const { rows, warnings } = await readText(text);
    expect(rows).toEqual([]);
    expect(warnings).toEqual([
      { text: "No payment was found in the rows of this file." },
    ]);
  });

  it("tell reference numbers that a spreadsheet has shortened", async () => {
    const { warnings } = await readText(
      lines("Date,Details,UTR,Amount", "13/10/2026,Chai,6.27612E+11,20"),
    );
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.text).toContain("shortened reference numbers");
  });

  it("tell a printed total that is not the sum of the rows", async () => {
    const header = "Date,Details,Debit,Credit";
    const rows = [header, "1 Oct 2026,A,20,", "2 Oct 2026,B,,30"];
    const right = await readText(lines(...rows, "Total,,20.00,30.00"));
    expect(right.warnings).toEqual([]);
    const wrong = await readText(lines(...rows, "Grand Total,,25.00,30.00"));
    expect(wrong.warnings).toEqual([
      {
        line: 4,
        text: "The printed total is ₹25, and the rows add up to ₹20.",
      },
    ]);
  });

  it.each([
    ["above rows that it does not count", ["T", "Total,,20", "B"]],
    ["above all rows", ["Total,,25", "T", "B"]],
  ])("tell no difference for a total %s", async (_, order) => {
    const rows: Record<string, string> = {
      T: "13/10/2026,Tea,20",
      B: "14/10/2026,Bus,5",
    };
    const { warnings } = await readText(
      lines("Date,Item,Amount", ...order.map((row) => rows[row] ?? row)),
    );
    expect(warnings).toEqual([]);
  });

  it("tell a column of balances that has nothing to do with the amounts", async () => {
    const { warnings } = await readText(
      lines(
        "Date,Details,Debit,Balance",
        "1 Oct 2026,A,20,5",
        "2 Oct 2026,B,30,9",
        "3 Oct 2026,C,40,2",
        "4 Oct 2026,D,40,3",
        "5 Oct 2026,E,50,7",
      ),
    );
    expect(warnings).toEqual([
      { text: "The balances do not follow from the amounts." },
    ]);
  });
});

describe("what a damaged file lost is named", () => {
  it("where most balances are those of the other direction", async () => {
    const { warnings } = await readText(
      lines(
        "Date,Details,Deposit,Withdrawal,Balance",
        "1 Oct 2026,A,20,,980",
        "2 Oct 2026,B,30,,950",
        "3 Oct 2026,C,,40,990",
        "6 Oct 2026,D,10,,700",
        "7 Oct 2026,E,50,,650",
      ),
    );
    expect(warnings).toMatchObject([
      { text: expect.stringContaining("the other way round") as string },
      { line: 5 },
    ]);
  });

  it("where most balances of a short file do not follow", async () => {
    const { warnings } = await readText(
      lines(
        "Date,Details,Debit,Balance",
        "1 Oct 2026,A,20,980",
        "3 Oct 2026,B,30,900",
        "5 Oct 2026,C,40,800",
      ),
    );
    expect(warnings).toMatchObject([{ line: 3 }, { line: 4 }]);
  });

  it.each([
    ["2 Oct 2026,Dad,,500,900,5", "more cells"],
    ["2 Oct 2026,,Dad,,500", "more cells"],
  ])("as in the row %s that is left out", async (row, text) => {
    const { rows, warnings } = await readText(
      lines("Date,Details,Debit,Credit", "1 Oct 2026,A,20,", row),
    );
    expect(rows[1]).toMatchObject({ kind: "left-out" });
    expect(warnings).toMatchObject([
      { line: 3, text: expect.stringContaining(text) as string },
    ]);
  });

  it("as in a row without its balance that is left out", async () => {
    const { warnings } = await readText(
      lines(
        "Date,Details,Debit,Credit,Balance",
        "1 Oct 2026,A,20,,980",
        "2 Oct 2026,B,30,,950",
        "5 Oct 2026,C,,900,",
      ),
    );
    expect(warnings).toMatchObject([
      { line: 4, text: expect.stringContaining("have a balance") as string },
    ]);
  });

  it("as in a row without the last cell that is left out", async () => {
    const row = (day: number) => `${day} Oct 2026,A,20,,x`;
    const { warnings } = await readText(
      lines(
        "Date,Details,Debit,Credit,Mode",
        ...[1, 2, 3].map(row),
        "4 Oct 2026,Dad,,500",
      ),
    );
    expect(warnings).toMatchObject([
      { line: 5, text: expect.stringContaining("fewer cells") as string },
    ]);
  });

  it.each([
    ["Chai,DR,20.00", "no date"],
    ["13/10/2026,DR,20.00", "no text"],
    ["13/10/2026,Chai,DR", "no amount"],
  ])("above a table without a header: %s", async (first) => {
    const { rows } = await readText(
      lines(first, "14/10/2026,Bus,DR,40.00", "15/10/2026,Tea,DR,10.00"),
    );
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(rows[0]).toMatchObject({ kind: "left-out" });
  });

  it("below the name of an unknown column in place of a date", async () => {
    const { rows } = await readText(
      lines(
        "X,Chai,DR,20.00",
        "14/10/2026,Bus,DR,40.00",
        "15/10/2026,Tea,DR,10.00",
      ),
    );
    expect(rows[0]).toMatchObject({ line: 1, reason: "unreadable" });
  });

  it("in the last row, whose cells stand below other names", async () => {
    const { rows } = await readText(
      lines(
        "Date,Notes,Store,Status,Amount",
        "13/10/2026,,Chai,Paid,20.00",
        ",Bus,Paid,40.00",
      ),
    );
    expect(rows).toMatchObject([
      { line: 2 },
      { line: 3, reason: "unreadable" },
    ]);
  });

  it.each([
    "Date,Details,Amount,Dr / Cr,Balance",
    "Transaction Date,Description,Amount,Chq / Ref No.,Balance",
  ])("above a total, below %s", async (header) => {
    const { rows } = await readText(
      lines(
        header,
        "13/10/2026,Chai,20.00,DR,980.00",
        "Bus,40.00,DR,940.00,",
        ",Total,60.00",
        "This is a computer generated statement",
      ),
    );
    expect(rows).toMatchObject([
      { line: 2 },
      { line: 3, reason: "unreadable" },
    ]);
  });
});

it.each(["-", "1,2", "17"])(
  "a description %s is to be looked at",
  async (text) => {
    const { rows } = await readText(
      lines("Date,Item,Amount", `13/10/2026,"${text}",20`, "14/10/2026,Bus,40"),
    );
    expect(rows.map((row) => "doubt" in row)).toEqual([true, false]);
  },
);
