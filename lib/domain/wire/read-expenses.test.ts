import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readExpenses } from "./read-expenses";

const row = {
  _id: "a",
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: 99.5,
};

describe("readExpenses", () => {
  it("reads the JSON of this API", async () => {
    expect(await readExpenses([row])).toEqual({
      expenses: [
        {
          _id: "a",
          date: "2026-01-05",
          category: "food",
          description: "Lunch",
          amountPaise: 9950,
        },
      ],
      unreadable: 0,
    });
  });

  it("accepts text amounts, timestamps, any letter case, unknown categories and extra keys", async () => {
    const { expenses } = await readExpenses([
      {
        ...row,
        date: "2026-01-04T19:00:00Z",
        category: "Rent ",
        amount: "₹1,250.50",
        __v: 0,
      },
    ]);
    expect(expenses).toMatchObject([
      { date: "2026-01-05", category: "rent", amountPaise: 125050 },
    ]);
  });

  it("leaves out and counts rows without a readable date or amount", async () => {
    const { expenses, unreadable } = await readExpenses([
      row,
      { ...row, date: "soon" },
      { ...row, amount: null },
      null,
      "row",
    ]);
    expect(expenses).toHaveLength(1);
    expect(unreadable).toBe(4);
  });

  it("fills in the other fields that a row lacks", async () => {
    const { expenses } = await readExpenses([{ date: row.date, amount: 1 }]);
    expect(expenses).toEqual([
      {
        _id: "row-0",
        date: row.date,
        category: "others",
        description: "",
        amountPaise: 100,
      },
    ]);
  });

  it("sorts by newest date, and by the order of the JSON within a date", async () => {
    const dates = ["2026-01-01", "2026-01-03", "2026-01-01", "2026-01-02"];
    const json = dates.map((date, index) => ({ ...row, _id: index, date }));
    const { expenses } = await readExpenses(json);
    expect(expenses.map((expense) => expense._id)).toEqual([
      "1",
      "3",
      "0",
      "2",
    ]);
  });

  it("reads a long list without blocking the event loop", async () => {
    const json = Array.from({ length: 100_000 }, (_, index) => ({
      ...row,
      _id: `${index}`,
    }));
    let timerRuns = 0;
    const timer = setInterval(() => timerRuns++);
    const { expenses } = await readExpenses(json);
    clearInterval(timer);
    expect(expenses.map(({ _id }) => Number(_id))).toEqual([...json.keys()]);
    expect(timerRuns).toBeGreaterThan(5);
  });

  it("gives rows with the same id different ids", async () => {
    const { expenses } = await readExpenses([row, row, row]);
    const ids = expenses.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([null, {}, "[]", { message: "no" }])("rejects %j", (json) => {
    return expect(readExpenses(json)).rejects.toThrow(TypeError);
  });

  it("reads or counts every row of any JSON", () => {
    return fc.assert(
      fc.asyncProperty(fc.array(fc.anything()), async (json) => {
        const { expenses, unreadable } = await readExpenses(json);
        expect(expenses.length + unreadable).toBe(json.length);
      }),
    );
  });
});
