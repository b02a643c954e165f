import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("the direction of an amount", () => {
  it.each([
    [
      "a minus sign",
      "Date,Details,Amount",
      "1 Oct 2026,A,-20",
      "2 Oct 2026,B,30",
    ],
    [
      "parentheses",
      "Date,Details,Amount",
      "1 Oct 2026,A,(20)",
      "2 Oct 2026,B,30",
    ],
    [
      "a minus at the end",
      "Date,Details,Amount",
      "1 Oct 2026,A,20-",
      "2 Oct 2026,B,30",
    ],
    [
      "Dr and Cr",
      "Date,Details,Amount",
      "1 Oct 2026,A,20 Dr",
      "2 Oct 2026,B,30.00CR",
    ],
    [
      "a column Type",
      "Date,Details,Amount,Type",
      "1 Oct 2026,A,20,Debit",
      "2 Oct 2026,B,30,Credit",
    ],
    [
      "two columns",
      "Date,Details,Paid out,Paid in",
      "1 Oct 2026,A,20,-",
      "2 Oct 2026,B,NA,30",
    ],
    [
      "the balance",
      "Date,Details,Amount,Balance",
      "1 Oct 2026,A,20,80",
      "2 Oct 2026,B,30,110",
      "3 Oct 2026,C,40,70",
      "4 Oct 2026,D,10,60",
    ],
  ])("is found by %s", async (_, ...rows) => {
    const [, second] = outline(await readText(lines(...rows)));
    expect(second).toBe("3 money-in");
  });

  it.each([
    ["Income,Expense", "8000,", ",120"],
    ["Income (Rs),Expenses (Rs)", "8000,0", "0,120"],
    ["Expenses,Income", ",8000", "120,"],
    ["Received,Paid", "8000,", ",120"],
    ["You Gave,You Got", ",8000", "120,"],
    ["Cash In,Cash Out", "8000,", ",120"],
    ["In,Out", "8000,-", "-,120"],
    ["Receipts,Payments", "8000,", ",120"],
  ])("is found by the columns %s", async (names, stipend, thali) => {
    const statement = await readText(
      lines(
        `Date,Details,${names}`,
        `13/10/2026,Thali,${thali}`,
        `14/10/2026,Stipend,${stipend}`,
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Thali 120",
      "3 money-in",
    ]);
  });

  it("is money out for every amount of a plain list", async () => {
    const { rows } = await readText(
      lines("Date,Item,Amount", "1 Oct 2026,A,20", "2 Oct 2026,B,30"),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["expense", "expense"]);
  });

  it("is money in for the few negative amounts of a list of expenses", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Amount",
        "1 Oct 2026,A,20",
        "2 Oct 2026,B,30",
        "3 Oct 2026,C,40",
        "4 Oct 2026,D,50",
        "5 Oct 2026,Refund,-10",
      ),
    );
    expect(outline(statement).at(-1)).toBe("6 money-in");
    expect(outline(statement)[0]).toBe("2 2026-10-01 A 20");
  });

  it("is money in for one negative amount of a short list, to be looked at", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Amount",
        "1 Oct 2026,Lunch,100",
        "2 Oct 2026,Book,250",
        "3 Oct 2026,Book returned,-250",
        "4 Oct 2026,Tea,10",
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-01 Lunch 100",
      "3 2026-10-02 Book 250",
      "4 money-in",
      "5 2026-10-04 Tea 10",
    ]);
    expect(statement.rows[0]).toHaveProperty("doubt");
  });

  it("has no doubt where the balance shows it", async () => {
    const { rows } = await readText(
      lines(
        "Date,Details,Amount,Balance",
        "1 Oct 2026,A,-20,80",
        "2 Oct 2026,B,30,110",
        "3 Oct 2026,C,-10,100",
      ),
    );
    expect(rows[2]).toMatchObject({ kind: "expense" });
    expect(rows[2]).not.toHaveProperty("doubt");
  });

  it("is money in for a negative debit among others", async () => {
    const statement = await readText(
      lines(
        "Date,Details,Debit,Credit",
        "1 Oct 2026,A,20,",
        "2 Oct 2026,A reversed,-20,",
      ),
    );
    expect(outline(statement)).toEqual(["2 2026-10-01 A 20", "3 money-in"]);
  });
});

it.each([
  ["", ["", "", ""]],
  [" that the balance confirms", [",900", ",870", ",800"]],
])(
  "a negative credit%s is no money in, but to be looked at",
  async (_, ends) => {
    const statement = await readText(
      lines(
        `Date,Details,Debit,Credit${ends[0] ? ",Balance" : ""}`,
        `1 Oct 2026,POS SPAR,100,${ends[0]}`,
        `2 Oct 2026,REV CASHBACK,,-30${ends[1]}`,
        `3 Oct 2026,POS DMART,70,0${ends[2]}`,
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-01 Spar 100",
      "3 2026-10-02 REV CASHBACK 30",
      "4 2026-10-03 Dmart 70",
    ]);
    expect(statement.rows[1]).toHaveProperty("doubt");
    expect(statement.warnings).toEqual([]);
  },
);

it("asks to look at unsigned amounts where more than one in ten has a minus sign", async () => {
  const { rows } = await readText(
    lines(
      "Date,Details,Amount",
      ...Array.from(
        { length: 9 },
        (_, day) => `${day + 1} Oct 2026,Tuition,500`,
      ),
      "11 Oct 2026,Rent,-4000",
      "12 Oct 2026,Lunch,-100",
    ),
  );
  for (const row of rows) expect(row).toHaveProperty("doubt");
  expect(rows[9]).toMatchObject({ kind: "expense", leftOutAs: "money-in" });
});

it("asks to look at unsigned amounts where the few with a minus sign are no refunds", async () => {
  const read = (text: string) =>
    readText(
      lines(
        "Date,Details,Amount",
        ...Array.from(
          { length: 11 },
          (_, day) => `${day + 1} Oct 2026,Lesson,500`,
        ),
        `12 Oct 2026,${text},-60`,
      ),
    );
  for (const row of (await read("Chalk")).rows)
    expect(row).toHaveProperty("doubt");
  expect((await read("Refund of Zepto")).rows[0]).not.toHaveProperty("doubt");
});

it.each([
  ["Exp.", "Income"],
  ["DR", "CR"],
])("a negative %s among others is money in", async (out, into) => {
  const statement = await readText(
    lines(
      "Date,Note,Amount,Income/Expense",
      `1 Oct 2026,Jeans,799,${out}`,
      `2 Oct 2026,Jeans back,-799,${out}`,
      `3 Oct 2026,Allowance,6000,${into}`,
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-01 Jeans 799",
    "3 money-in",
    "4 money-in",
  ]);
});
