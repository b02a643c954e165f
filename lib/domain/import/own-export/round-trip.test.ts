import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { readStatement } from "@/lib/domain/import/read-statement";
import { EMPTY_PLAN } from "@/lib/domain/plan/plan";
import { toJson } from "@/lib/domain/wire/expense-json";
import { anyExpenses } from "@/lib/testing/any-expenses";
import { propertyRuns } from "@/lib/testing/property-runs";
import { keys, outline, readText } from "@/lib/testing/statement-files";
import { backupFile } from "./backup-file";
import { csvFile } from "./export-file";

const A = "a".repeat(32);
const B = "b".repeat(32);

const FORMATS = {
  csv: csvFile,
  // Earlier versions exported it.
  json: async (expenses: readonly Expense[]) =>
    new Blob([JSON.stringify(expenses.map(toJson), null, 2)]),
  backup: (expenses: readonly Expense[]) =>
    backupFile(expenses, {
      plan: EMPTY_PLAN,
      learned: { payees: {}, wordings: {}, columns: {} },
      createdAt: new Date("2026-01-05T10:00:00Z"),
      hasOwnIds: true,
    }),
};
type Format = keyof typeof FORMATS;

async function exported(expenses: readonly Expense[], format: Format) {
  const file = await FORMATS[format](expenses);
  return new Uint8Array(await file.arrayBuffer());
}

describe.each(["csv", "json", "backup"] as const)(
  "an export as %s",
  (format) => {
    it("is read back without a difference", () =>
      fc.assert(
        fc.asyncProperty(anyExpenses, async (expenses) => {
          const { rows, warnings } = await readStatement(
            await exported(expenses, format),
          );
          expect(warnings).toEqual([]);
          expect(rows).toMatchObject(
            expenses.map(({ _id, ...fields }) => ({
              kind: "expense",
              id: _id,
              ...fields,
            })),
          );
          expect(rows).toHaveLength(expenses.length);
        }),
        { numRuns: propertyRuns(300) },
      ));

    it("has the same keys each time, and a key for every row", () =>
      fc.assert(
        fc.asyncProperty(anyExpenses, async (expenses) => {
          const file = await exported(expenses, format);
          const read = async () =>
            (await readStatement(file)).rows.map(
              (row) => row.kind === "expense" && row.key,
            );
          const keys = await read();
          expect(await read()).toEqual(keys);
          expect(new Set(keys).size).toBe(expenses.length);
        }),
        { numRuns: 30 },
      ));
  },
);

it("an export of an empty list has no rows", async () => {
  for (const format of ["csv", "json", "backup"] as const)
    expect(await readStatement(await exported([], format))).toMatchObject({
      source: "Campus Kharcha",
      rows: [],
    });
});

it("an export that a spreadsheet has saved again is read", async () => {
  const statement = await readText(
    `date;category;description;amount;_id\r\n05-01-2026;Food;'=1+1;99.50;${A}\r\n31-01-2026;travel;Metro;1,200;${B}\r\n`,
  );
  expect(outline(statement)).toEqual([
    "2 2026-01-05 =1+1 99.5",
    "3 2026-01-31 Metro 1200",
  ]);
  expect(statement.rows).toMatchObject([
    { category: "food", id: A },
    { category: "travel", id: B },
  ]);
});

it("rows of an export that are no expenses are left out", async () => {
  const rows = [
    {
      _id: A,
      date: "2026-01-05",
      category: "food",
      description: "Refund",
      amount: -5,
    },
    { date: "2026-01-05", category: "food", description: "Free", amount: 0 },
    { date: "soon", category: "food", description: "Tea", amount: 5 },
    { date: "2026-01-05", category: "rent", description: "", amount: 5 },
    null,
  ];
  const json = await readText(JSON.stringify(rows));
  expect(outline(json)).toEqual([
    "1 money-in",
    "2 no-amount",
    "3 unreadable",
    "4 2026-01-05 Expense 5",
    "5 unreadable",
  ]);
  expect(json.rows[3]).toMatchObject({ tag: "rent" });
  const csv = await readText(
    [
      "date,category,description,amount,_id",
      `2026-01-05,food,Refund,-5,${A}`,
      `2026-01-05,food,Free,0,${B}`,
      `soon,food,Tea,5,${A}`,
      `2026-01-05,rent,,5,${B}`,
    ].join("\r\n"),
  );
  expect(outline(csv)).toEqual([
    "2 money-in",
    "3 no-amount",
    "4 unreadable",
    "5 2026-01-05 Expense 5",
  ]);
});

it("a table of another app with the same columns is none", async () => {
  const other = (id: string) =>
    readText(
      `id,date,category,description,amount\n${id},2026-10-03,Food,Chai,-120\n2,2026-10-05,Salary,Stipend,8000`,
    );
  const table = await other("1");
  expect(table.source).toBe("Table");
  expect(outline(table)).toEqual(["2 2026-10-03 Chai 120", "3 money-in"]);
  const json = await readText(
    JSON.stringify([
      { _id: "1", date: "2026-10-03", description: "Chai", amount: 55 },
      { _id: "1", date: "2026-10-03", description: "Tea", amount: 90 },
    ]),
  );
  const [chai, tea] = keys(json);
  expect(chai).not.toBe(tea);
  const signed = await readText(
    JSON.stringify([
      { _id: "1", date: "2026-10-03", description: "Chai", amount: -70 },
      { _id: "2", date: "2026-10-05", description: "Stipend", amount: 9000 },
    ]),
  );
  expect(outline(signed)).toEqual(["1 2026-10-03 Chai 70", "2 money-in"]);
  const typed = await readText(
    JSON.stringify([
      { id: 1, on: "3 Oct 2026", title: "Chai", price: 20, type: "expense" },
      { id: 2, on: "5 Oct 2026", title: "Aid", price: 900, type: "income" },
      { id: 3, on: "6 Oct 2026", title: "Bus", price: 30, type: "expense" },
    ]),
  );
  expect(outline(typed)).toEqual([
    "1 2026-10-03 Chai 20",
    "2 money-in",
    "3 2026-10-06 Bus 30",
  ]);
});
