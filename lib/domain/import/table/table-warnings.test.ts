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
      ),
    );
    expect(warnings).toEqual([
      { text: "The balances do not follow from the amounts." },
    ]);
  });
});
