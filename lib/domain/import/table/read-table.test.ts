import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("a table of no known bank", () => {
  it.each([
    ["commas", ","],
    ["tabs", "\t"],
    ["semicolons", ";"],
    ["vertical bars", "|"],
  ])("is read with %s", async (_, between) => {
    const statement = await readText(
      lines(
        ["Date", "Item", "Cost (₹)", "Category"].join(between),
        ["13/10/2026", "Chai", "20", "Food"].join(between),
        ["14 Oct 2026", "Bus to Pune", '"1,250.50"', ""].join(between),
      ),
    );
    expect(statement.source).toBe("Table");
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Chai 20",
      "3 2026-10-14 Bus to Pune 1250.5",
    ]);
    expect(statement.rows[0]).toMatchObject({ tag: "Food" });
    expect(statement.table).toMatchObject({
      header: ["Date", "Item", "Cost (₹)", "Category"],
      columns: { date: 0, description: 1, amount: 2, category: 3 },
    });
  });

  it("is read without a header, with numbered columns", async () => {
    const statement = await readText(
      lines("1,13/10/2026,Chai,20.00", "2,14/10/2026,Samosa,15.00"),
    );
    expect(outline(statement)).toEqual([
      "1 2026-10-13 Chai 20",
      "2 2026-10-14 Samosa 15",
    ]);
    expect(statement.table).toEqual({
      header: ["Column 1", "Column 2", "Column 3", "Column 4"],
      columns: { date: 1, description: 2, amount: 3 },
    });
  });

  it("is read with names in another language", async () => {
    const statement = await readText(
      lines("दिन,खर्च,रुपये", "13/10/2026,चाय,20", "14/10/2026,समोसा,15"),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 चाय 20",
      "3 2026-10-14 समोसा 15",
    ]);
  });

  it("is read by the columns that the user chooses", async () => {
    const text = lines(
      "Date,Value A,Value B,Shop,Note",
      "13/10/2026,20,30,Canteen,Chai",
    );
    const columns = { date: 0, description: 4, amount: 2 };
    const statement = await readText(text, { columns });
    expect(outline(statement)).toEqual(["2 2026-10-13 Chai 30"]);
    expect(statement.table?.columns).toEqual(columns);
  });

  it("leaves texts of the user as they are, and writes those of a card in words", async () => {
    const { rows } = await readText(
      [
        "Date,Item,Amount",
        "13/10/2026,chai/coffee/snacks,20",
        "13/10/2026,HP gas,20",
        "13/10/2026,ZOMATO LIMITED BANGALORE,20",
      ].join("\n"),
    );
    expect(rows).toMatchObject([
      { description: "chai/coffee/snacks" },
      { description: "HP gas" },
      { description: "Zomato" },
    ]);
  });

  it("takes no masked card for a credit", async () => {
    const statement = await readText(
      lines(
        "Date,Credit/debit instrument,Amount,Details",
        "13/10/2026,XX1234,20,Chai",
        "14/10/2026,XX1234,30,Tea",
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-13 Chai 20",
      "3 2026-10-14 Tea 30",
    ]);
  });
});

it("a header below a long preamble is found", async () => {
  const preamble = Array.from({ length: 60 }, (_, line) => `Note ${line},,`);
  const { rows } = await readText(
    lines(...preamble, "Date,Details,Amount", "13/10/2026,Chai,20"),
  );
  expect(rows).toMatchObject([{ description: "Chai", amountPaise: 2000 }]);
});

describe("the rows of a table", () => {
  it("are those with a date or an amount and those between, each counted once", async () => {
    const statement = await readText(
      lines(
        "My expenses,,",
        "Date,Details,Amount",
        "Opening balance,,500",
        "13/10/2026,Chai,20",
        "Date,Details,Amount",
        "Page 2,,",
        ",,",
        "soon,Samosa,15",
        "14/10/2026,Nothing,",
        "15/10/2026,Too much,20000000",
        "Total,,35",
        "",
        "Thank you,,",
      ),
    );
    expect(outline(statement)).toEqual([
      "4 2026-10-13 Chai 20",
      "6 unreadable",
      "8 unreadable",
      "9 no-amount",
      "10 unreadable",
    ]);
    expect(statement.rows[1]).toMatchObject({ text: "Page 2" });
    expect(statement.rows[3]).toMatchObject({ text: "Nothing" });
  });

  it("count at the end of a table of no known bank without date and amount", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Amount",
        "14/10/2026,Tea,12",
        "yesterday,Cab,about 300",
        "Thank you,,",
      ),
    );
    expect(outline(statement)).toEqual(["2 2026-10-14 Tea 12", "3 unreadable"]);
  });

  it("continue the narration of the row above, if they have nothing else", async () => {
    const { rows } = await readText(
      lines(
        "Date,Details,Amount",
        "13/10/2026,Tea with,20",
        ",the whole class,",
        "",
        ",a footer,",
      ),
    );
    expect(rows).toMatchObject([{ description: "Tea with the whole class" }]);
  });
});

it("a row with more cells than the header is to be looked at", async () => {
  const { rows } = await readText(
    lines("Date,Item,Amount", "13/10/2026,Rent,1,200", "14/10/2026,Tea,20,"),
  );
  expect(rows[0]).toHaveProperty("doubt");
  expect(rows[1]).not.toHaveProperty("doubt");
});

it("a header above every page is no content of its columns", async () => {
  const header = "Date,Details,Debit,Credit";
  const statement = await readText(
    lines(
      ...[header, "1 Oct 2026,A,20,", header, "2 Oct 2026,B,,30"],
      ...[header, "3 Oct 2026,C,40,", header, "4 Oct 2026,D,50,"],
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-01 A 20",
    "4 money-in",
    "6 2026-10-03 C 40",
    "8 2026-10-04 D 50",
  ]);
});

it("the user's note leaves no payment out, and asks for a look in a UPI narration", async () => {
  const statement = await readText(
    lines(
      "Date,Details,Remarks,Amount",
      "13/10/2026,Ravi,own account books,-20",
      "14/10/2026,UPI-STORE-cs@ybl-YESB0000001-412345678901-ROUND UP,,-30",
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Ravi 20",
    "3 2026-10-14 Store 30",
  ]);
  expect(statement.rows[1]).toHaveProperty("doubt");
});

it("orders that were returned, cancelled or refunded are left out", async () => {
  const statement = await readText(
    lines(
      "Order Date,Item,Total,Order Status",
      "13/10/2026,Fan,900,Delivered",
      "14/10/2026,Lamp,400,Return completed",
      "15/10/2026,Mat,300,Cancelled by seller",
      "16/10/2026,Cup,120,Returned",
      "17/10/2026,Bowl,90,Refund issued",
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Fan 900",
    "3 failed",
    "4 failed",
    "5 failed",
    "6 failed",
  ]);
});

it("amounts in paise become rupees", async () => {
  const statement = await readText(
    lines("date,description,amount_paise", "2026-10-13,Tea,1200"),
  );
  expect(outline(statement)).toEqual(["2 2026-10-13 Tea 12"]);
});

it("a point separates thousands among decimal commas", async () => {
  const statement = await readText(
    lines("date;note;amount", "13/10/2026;Bag;1.200", "14/10/2026;Tea;12,50"),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Bag 1200",
    "3 2026-10-14 Tea 12.5",
  ]);
});

it("a table right of the first one is told", async () => {
  const { rows, warnings } = await readText(
    lines(
      "Date,Item,Amount,,Date,Source,Amount",
      "13/10/2026,Tea,12,,13/10/2026,Stipend,5000",
    ),
  );
  expect(rows).toHaveLength(1);
  expect(warnings).toMatchObject([
    { text: expect.stringContaining("A second table") },
  ]);
});

it("a place describes a payment before a note that few rows have", async () => {
  const statement = await readText(
    lines(
      "DATE,TIME,PLACE,AMOUNT,DR/CR,CATEGORY,NOTE",
      "03-10-26,12:11 PM,Saravana Bhavan,210,DR,FOOD,",
      "13-10-26,12:11 PM,Irctc,545,DR,TRAVEL,home",
    ),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-03 Saravana Bhavan 210",
    "3 2026-10-13 Irctc 545",
  ]);
});

it("the name of the file alone makes no row doubtful", async () => {
  const { rows } = await readText(
    lines("Date,Item,Amount", "13/10/2026,Tea,12"),
    { fileName: "Monthly budget Oct 2026.csv" },
  );
  expect(rows[0]).not.toHaveProperty("doubt");
});
