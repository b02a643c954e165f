import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

it.each([
  ["Date,Item,Amount", (amount: string) => amount],
  ["Date,Item,Debit,Credit", (amount: string) => `${amount},`],
  ["Date,Item,Paid Out,Paid In", (amount: string) => `${amount},`],
])(
  "a table with few readable amounts below %s keeps those",
  async (header, cells) => {
    const amounts = ["1.5k", "~50", "50?", "40", "10 + 20"];
    const statement = await readText(
      lines(
        header,
        ...amounts.map((amount) => `13/10/2026,Tea,${cells(amount)}`),
      ),
    );
    expect(outline(statement)).toEqual([
      "2 unreadable",
      "3 unreadable",
      "4 unreadable",
      "5 2026-10-13 Tea 40",
      "6 unreadable",
    ]);
  },
);
