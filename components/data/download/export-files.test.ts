import fc from "fast-check";
import papaparse from "papaparse";
import { expect, it } from "vitest";
import { calendarDate } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { asPaise } from "@/lib/expenses/money";
import { lunch } from "@/lib/testing/sample-expenses";
import { exportFile, exportFileName } from "./export-files";

const textOf = async (expenses: readonly Expense[], format: "csv" | "json") =>
  Buffer.from(
    await (await exportFile(expenses, format)).arrayBuffer(),
  ).toString();

it("names the file by its date", () => {
  expect(exportFileName("csv", calendarDate(2026, 1, 5))).toBe(
    "campus-kharcha-2026-01-05.csv",
  );
});

it("writes the four fields, with amounts in rupees", async () => {
  const refund = { ...lunch, _id: "2", amountPaise: asPaise(-500) };
  expect(await textOf([lunch, refund], "csv")).toBe(
    "\uFEFFdate,category,description,amount\r\n2026-01-05,food,Lunch,99.5\r\n2026-01-05,food,Lunch,-5",
  );
  expect(JSON.parse(await textOf([lunch], "json"))).toEqual([
    {
      date: "2026-01-05",
      category: "food",
      description: "Lunch",
      amount: 99.5,
    },
  ]);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])(
  "puts an apostrophe before the description %j",
  async (description) => {
    const csv = await textOf([{ ...lunch, description }], "csv");
    expect(csv).toContain(`,"'${description}",`);
  },
);

it("writes CSV that has every description", () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      async (description) => {
        const csv = await textOf([{ ...lunch, description }], "csv");
        const { data } = papaparse.parse<string[]>(csv.slice(1), {
          newline: "\r\n",
          delimiter: ",",
        });
        const isFormula = /^[=+\-@\t\r]/.test(description);
        expect(data[1]?.[2]).toBe((isFormula ? "'" : "") + description);
      },
    ),
  ));
