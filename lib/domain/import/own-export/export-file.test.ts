import fc from "fast-check";
import papaparse from "papaparse";
import { expect, it } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { lunch } from "@/lib/testing/sample-expenses";
import { removeApostrophe } from "./formula-apostrophe";
import { exportFile, exportFileName } from "./export-file";

const textOf = async (expenses: readonly Expense[], format: "csv" | "json") =>
  Buffer.from(
    await (await exportFile(expenses, format)).arrayBuffer(),
  ).toString();

it("names the file by its date", () => {
  expect(exportFileName("csv", calendarDate(2026, 1, 5))).toBe(
    "campus-kharcha-2026-01-05.csv",
  );
});

it("writes the four fields and the id, with amounts in rupees", async () => {
  const refund = { ...lunch, _id: "2", amountPaise: asPaise(-500) };
  expect(await textOf([lunch, refund], "csv")).toBe(
    "\uFEFFdate,category,description,amount,_id\r\n2026-01-05,food,Lunch,99.5,1\r\n2026-01-05,food,Lunch,-5,2",
  );
  expect(JSON.parse(await textOf([lunch], "json"))).toEqual([
    {
      date: "2026-01-05",
      category: "food",
      description: "Lunch",
      amount: 99.5,
      _id: "1",
    },
  ]);
});

it.each(["csv", "json"] as const)(
  "writes a list of 12,001 expenses as %s, and does not block the event loop",
  async (format) => {
    const expenses = Array.from({ length: 12_001 }, (_, index) => ({
      ...lunch,
      _id: `${index}`,
    }));
    let timerRuns = 0;
    const timer = setInterval(() => timerRuns++);
    const text = await textOf(expenses, format);
    clearInterval(timer);
    const ids =
      format === "csv"
        ? text
            .split("\r\n")
            .slice(1)
            .map((line) => line.split(",")[4])
        : (JSON.parse(text) as Expense[]).map(({ _id }) => _id);
    expect(ids).toEqual(expenses.map(({ _id }) => _id));
    expect(timerRuns).toBeGreaterThan(0);
  },
);

it("writes an empty list", async () => {
  expect(await textOf([], "csv")).toBe(
    "\uFEFFdate,category,description,amount,_id",
  );
  expect(await textOf([], "json")).toBe("[]");
});

it.each([
  ...["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'99"],
  ...["＝1+1", "＋1", "－1", "＠SUM(A1)", "\u200b=1+1", "\ufeff\u2060＝1"],
])("puts an apostrophe before the description %j", async (description) => {
  const csv = await textOf([{ ...lunch, description }], "csv");
  expect(csv).toContain(`,"'${description}",`);
});

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
        expect(removeApostrophe(data[1]?.[2] ?? "")).toBe(description);
      },
    ),
  ));
