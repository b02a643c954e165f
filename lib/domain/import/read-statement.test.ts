import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement";

const read = (text: string) => readStatement(new TextEncoder().encode(text));

describe("a table of no known bank", () => {
  it("gives its expenses in the order of the file", async () => {
    const { rows } = await read(
      'Date,Item,Amount\n13/10/2026,Chai,20\n14/10/2026,Lunch,"1,250.50"\n',
    );
    expect(rows).toMatchObject([
      {
        kind: "expense",
        line: 2,
        date: "2026-10-13",
        description: "Chai",
        amountPaise: 2000,
      },
      { kind: "expense", line: 3, description: "Lunch", amountPaise: 125050 },
    ]);
  });
});

it.each([
  ["", "This file is empty."],
  ["%PDF-1.7", "This PDF is damaged or cut off."],
  ["<html><table>", "This web page has no table in its source."],
  ["hello", "No table was found in this file."],
])("refuses %j", async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});
