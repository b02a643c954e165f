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

it.each([
  ["Date,Stop,Km,Kharcha", "Market,3.5,45", "Mall,4.5,60"],
  ["Date,Shop,Bill Value,GST", "Croma,1180,180.00", "Books,590,90.00"],
  ["Date,Item,Token,Kharcha", "Dosa,17,45", "Idli,23,45"],
])(
  "no amount is guessed below %s, which has two columns of numbers",
  async (header, ...rows) => {
    const statement = await readText(
      lines(header, ...rows.map((row, index) => `1${index}/11/2026,${row}`)),
    );
    expect(statement.table?.columns.amount).toBeUndefined();
    expect(statement.rows.map(({ kind }) => kind)).not.toContain("expense");
  },
);

it("a total is read before the price of one", async () => {
  const statement = await readText(
    lines("Date,Item,Quantity,Price,Total", "15/11/2026,Samosa,3,15,45"),
  );
  expect(outline(statement)).toEqual(["2 2026-11-15 Samosa 45"]);
});

it("remaining money is no amount", async () => {
  const statement = await readText(
    lines("Date,Item,Remaining", "13/11/2026,Dosa,930", "14/11/2026,Bus,900"),
  );
  expect(statement.rows.map(({ kind }) => kind)).not.toContain("expense");
});

it.each([
  ["in a row with fewer cells", "Dosa,412346"],
  ["in place of an amount", "Dosa,412346,"],
])("a reference %s is to be looked at", async (_, row) => {
  const { rows } = await readText(
    lines(
      "Date,Item,Amount,Ref No",
      "13/10/2026,Chai,20,412345",
      `14/10/2026,${row}`,
      "15/10/2026,Tea,10,412347",
    ),
  );
  expect(rows.map((one) => "doubt" in one)).toEqual([false, true, false]);
});

it.each(["20", "-20"])(
  "a single amount %s beside a balance is to be looked at, because nothing proves its side",
  async (amount) => {
    const { rows } = await readText(
      lines("Date,Item,Amount,Balance", `13/10/2026,Dosa,${amount},980`),
    );
    expect(rows[0]).toHaveProperty("doubt");
  },
);

it.each([
  ["Date,Item,Amount,GST,Grand Total", ["Shoes,250,45,295"], 1],
  ["Date,Item,Total,My share", ["Pizza,300,100"], 1],
  ["Date,Item,Price,Discount,Paid", ["Pizza,300,20,280"], 1],
  ["Date,Item,Amount,Total", ["Pizza,300,300"], 0],
])("other amounts below %s are told", async (header, rows, count) => {
  const { warnings } = await readText(
    lines(header, ...rows.map((row) => `13/10/2026,${row}`)),
  );
  expect(warnings).toHaveLength(count);
});

it("a rupee in a column of debits is an amount", async () => {
  const statement = await readText(
    "Date,Item,Debit,Credit\n13/10/2026,Gum,1,0\n14/10/2026,From Dad,0,500",
  );
  expect(outline(statement)).toEqual(["2 2026-10-13 Gum 1", "3 money-in"]);
});
