import { describe, expect, it } from "vitest";
import { readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("equal amounts of one day, newest first", () => {
  it.each([
    ["Date,Details,Debit,Credit,Balance", "2 Oct 2026,Bus,20,,"],
    ["Date,Details,Amount,Balance", "2 Oct 2026,Bus,20,"],
  ])("below %s are payments", async (header, row) => {
    const { rows, warnings } = await readText(
      lines(header, `${row}940`, `${row}960`, `${row}980`),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(Array(3).fill("expense"));
    expect(warnings).toEqual([]);
  });
});

it("there is no doubt about equal debits of one day, oldest first", async () => {
  const { rows } = await readText(
    lines(
      "Date,Details,Debit,Credit,Balance",
      ...["2 Oct 2026,Bus,20,,980", "2 Oct 2026,Tea,20,,960"],
      "2 Oct 2026,Pen,20,,940",
    ),
  );
  for (const row of rows) expect(row).not.toHaveProperty("doubt");
});
