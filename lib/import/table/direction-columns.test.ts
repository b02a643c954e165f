import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("a column with words for the direction", () => {
  it.each([
    ["Money received", "Money sent"],
    ["Received", "Paid"],
    ["In", "Out"],
    ["Deposit", "Withdrawal"],
    ["Cashback", "Paid by UPI"],
    ["+", "-"],
  ])("knows %s and %s", async (credit, debit) => {
    const statement = await readText(
      lines(
        "Date,Details,Type,Amount",
        `1 Oct 2026,Asha,${credit},900`,
        `2 Oct 2026,Amul,${debit},45`,
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-02 Amul 45"]);
  });

  it("is found by its words if its name is unknown", async () => {
    const statement = await readText(
      lines(
        "Posted On,Information,Txn Kind,Money",
        "1 Oct 2026,Salary,Credit,900",
        "2 Oct 2026,Amul,Debit,45",
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-02 Amul 45"]);
  });

  it("is found by its signs", async () => {
    const statement = await readText(
      lines(
        "Date,Details,+/-,Amount",
        "1 Oct 2026,Asha,+,900",
        "2 Oct 2026,Amul,\u2212,45",
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-02 Amul 45"]);
  });

  it("is no column of dashes", async () => {
    const { table } = await readText(
      lines("Date,Details,Cheque,Sum", "1 Oct 2026,Amul,-,45"),
    );
    expect(table?.columns).not.toHaveProperty("direction");
  });

  it("keeps its known words among more unknown ones, which are to be looked at", async () => {
    const { rows } = await readText(
      lines(
        "Date,Details,Type,Amount",
        "1 Oct 2026,Asha,Received,900",
        "2 Oct 2026,Amul,Standing order,45",
        "3 Oct 2026,Amul,Standing order,45",
        "4 Oct 2026,Amul,Mandate,45",
      ),
    );
    expect(rows[0]).toMatchObject({ kind: "left-out", reason: "money-in" });
    expect(rows[1]).toMatchObject({
      kind: "expense",
      doubt: "“Standing order” does not say whether this is money in or out.",
    });
  });
});

it.each([
  "Withdrawal (Dr)/ Deposit (Cr)",
  "Withdrawal(Dr)/Deposit(Cr)",
  "Deposit (Cr)/ Withdrawal (Dr)",
])("a column %s has the sides in its cells", async (name) => {
  const statement = await readText(
    lines(
      `Date,Narration,${name},Balance`,
      '1 Oct 2026,Amul,"1,045.00(Dr)","10,000.00(Cr)"',
      '2 Oct 2026,Asha,900.00(Cr),"10,900.00(Cr)"',
      '3 Oct 2026,Chai Point,40.00(Dr),"10,860.00(Cr)"',
    ),
  );
  expect(statement.warnings).toEqual([]);
  expect(outline(statement)).toEqual([
    "2 2026-10-01 Amul 1045",
    "3 money-in",
    "4 2026-10-03 Chai Point 40",
  ]);
});
