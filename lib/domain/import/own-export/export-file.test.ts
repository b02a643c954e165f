import fc from "fast-check";
import papaparse from "papaparse";
import { expect, it } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { lunch } from "@/lib/testing/sample-expenses";
import { removeApostrophe } from "./formula-apostrophe";
import { csvFile, csvFileName } from "./export-file";

const textOf = async (expenses: readonly Expense[]) =>
  Buffer.from(await (await csvFile(expenses)).arrayBuffer()).toString();

it("names the file by its date", () => {
  expect(csvFileName(calendarDate(2026, 1, 5))).toBe(
    "campus-kharcha-2026-01-05.csv",
  );
});

it("writes the four fields and the id, with amounts in rupees", async () => {
  const refund = { ...lunch, _id: "2", amountPaise: asPaise(-500) };
  expect(await textOf([lunch, refund])).toBe(
    "\uFEFFdate,category,description,amount,_id\r\n2026-01-05,food,Lunch,99.5,1\r\n2026-01-05,food,Lunch,-5,2",
  );
});

it("writes a list of 12,001 expenses, and does not block the event loop", async () => {
  const expenses = Array.from({ length: 12_001 }, (_, index) => ({
    ...lunch,
    _id: `${index}`,
  }));
  let timerRuns = 0;
  const timer = setInterval(() => timerRuns++);
  const text = await textOf(expenses);
  clearInterval(timer);
  const lines = text.split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[4])).toEqual(
    expenses.map(({ _id }) => _id),
  );
  expect(timerRuns).toBeGreaterThan(0);
});

it("writes an empty list", async () => {
  expect(await textOf([])).toBe("\uFEFFdate,category,description,amount,_id");
});

it.each([
  ...["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'99"],
  ...["＝1+1", "＋1", "－1", "＠SUM(A1)", "\u200b=1+1", "\ufeff\u2060＝1"],
])("puts an apostrophe before the description %j", async (description) => {
  const csv = await textOf([{ ...lunch, description }]);
  expect(csv).toContain(`,"'${description}",`);
});

it("writes CSV that has every description", () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      async (description) => {
        const csv = await textOf([{ ...lunch, description }]);
        const { data } = papaparse.parse<string[]>(csv.slice(1), {
          newline: "\r\n",
          delimiter: ",",
        });
        expect(removeApostrophe(data[1]?.[2] ?? "")).toBe(description);
      },
    ),
  ));
