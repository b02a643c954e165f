import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("a column with words for the direction", () => {
  it.each([
    ["Money received", "Money sent"],
    ["Received", "Paid"],
    ["In", "Out"],
    ["Inward", "Outward"],
    ["Deposit", "Withdrawal"],
    ["Cashback", "Paid by UPI"],
    ["Borrowed", "Lent"],
    ["D", "W"],
    ["+", "-"],
  ])("knows %s and %s", async (credit, debit) => {
    const statement = await readText(
      lines(
        "Date,Details,Type,Amount",
        `1 Oct 2026,Asha,${credit},900`,
        `2 Oct 2026,Amul,${debit},45`,
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-02 Amul 45"]);
  });

  it("that is empty in one row makes that row doubtful, unless only credits are named", async () => {
    const read = async (...words: string[]) => {
      const { rows } = await readText(
        lines(
          "Date,Details,Type,Amount",
          ...words.map((word, day) => `1${day} Oct 2026,Amul,${word},45`),
        ),
      );
      return rows.map((row) => row.kind === "expense" && "doubt" in row);
    };
    expect(await read("Debit", "", "Credit")).toEqual([false, true, false]);
    expect(await read("", "", "Credit")).toEqual([false, false, false]);
  });

  it("is found by its words if its name is unknown", async () => {
    const statement = await readText(
      lines(
        "Posted On,Information,Txn Kind,Money",
        "1 Oct 2026,Salary,Credit,900.00",
        "2 Oct 2026,Amul,Debit,45.00",
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-02 Amul 45"]);
  });

  it("is the one with more of both sides", async () => {
    const statement = await readText(
      lines(
        "1 Oct 2026,Asha,Paid,Income,900.00",
        "2 Oct 2026,Amul,Paid,Expense,45.00",
        "3 Oct 2026,Asha,Received,Income,800.00",
        "4 Oct 2026,Amul,Paid,Expense,65.00",
      ),
    );
    expect(outline(statement)).toEqual([
      "1 money-in",
      "2 2026-10-02 Amul 45",
      "3 money-in",
      "4 2026-10-04 Amul 65",
    ]);
  });

  it("is found although a row has lost a cell", async () => {
    const statement = await readText(
      lines(
        "1 Oct 2026,Asha,Paid,Income,900.00",
        "2 Oct 2026,Amul,Paid,Expense,45.00",
        "3 Oct 2026,Paid,Income,800.00",
        "4 Oct 2026,Dosa,Paid,Expense,65.00",
      ),
    );
    expect(outline(statement)).toEqual([
      "1 money-in",
      "2 2026-10-02 Amul 45",
      "3 no-amount",
      "4 2026-10-04 Dosa 65",
    ]);
  });

  it("says the side of the only column of money, whatever its name is", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Type,Withdrawals",
        "13/10/2026,Asha,Credit,900",
        "14/10/2026,Amul,Debit,45",
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-14 Amul 45"]);
  });

  it("is not needed beside signs in the only column of money", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Withdrawals",
        "13/10/2026,Asha,+900",
        "14/10/2026,Amul,-45",
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-14 Amul 45"]);
  });

  it("with codes makes its rows doubtful", async () => {
    const { rows } = await readText(
      lines("Date,Item,Type,Amount", "13/10/2026,A,1,20", "14/10/2026,B,2,30"),
    );
    expect(rows.map((row) => "doubt" in row)).toEqual([true, true]);
  });

  it("is found by its signs", async () => {
    const statement = await readText(
      lines(
        "Date,Details,+/-,Amount",
        "1 Oct 2026,Asha,+,900",
        "2 Oct 2026,Amul,\u2212,45",
      ),
    );
    expect(outline(statement)).toEqual(["2 money-in", "3 2026-10-02 Amul 45"]);
  });

  it("is no column of dashes", async () => {
    const { table } = await readText(
      lines("Date,Details,Cheque,Sum", "1 Oct 2026,Amul,-,45"),
    );
    expect(table?.columns).not.toHaveProperty("direction");
  });

  it("keeps its known words among more unknown ones, which are to be looked at", async () => {
    const { rows } = await readText(
      lines(
        "Date,Details,Type,Amount",
        "1 Oct 2026,Asha,Received,900",
        "2 Oct 2026,Amul,Standing order,45",
        "3 Oct 2026,Amul,Standing order,45",
        "4 Oct 2026,Amul,Mandate,45",
      ),
    );
    expect(rows[0]).toMatchObject({ kind: "left-out", reason: "money-in" });
    expect(rows[1]).toMatchObject({
      kind: "expense",
      doubt: "“Standing order” does not say whether this is money in or out.",
    });
  });
});

it.each([
  "Withdrawal (Dr)/ Deposit (Cr)",
  "Withdrawal(Dr)/Deposit(Cr)",
  "Deposit (Cr)/ Withdrawal (Dr)",
])("a column %s has the sides in its cells", async (name) => {
  const statement = await readText(
    lines(
      `Date,Narration,${name},Balance`,
      '1 Oct 2026,Amul,"1,045.00(Dr)","10,000.00(Cr)"',
      '2 Oct 2026,Asha,900.00(Cr),"10,900.00(Cr)"',
      '3 Oct 2026,Chai Point,40.00(Dr),"10,860.00(Cr)"',
    ),
  );
  expect(statement.warnings).toEqual([]);
  expect(outline(statement)).toEqual([
    "2 2026-10-01 Amul 1045",
    "3 money-in",
    "4 2026-10-03 Chai Point 40",
  ]);
});

describe("the kind of a row in files of trackers", () => {
  it.each([
    ["Income/Expense", "Exp.", "Income", "Transfer-Out"],
    ["Type", "Expense", "Income", "Transfer"],
    ["Transaction Type", "DR", "CR", "Self transfer"],
    ["Kind", "expense", "income", "transfer between accounts"],
  ])("is read from %s before the sign", async (name, out, into, own) => {
    const statement = await readText(
      lines(
        `Date,Account,Category,Note,${name},Amount`,
        `1 Oct 2026,Cash,Food,Chai,${out},-20`,
        `2 Oct 2026,Bank,Salary,Stipend,${into},8000`,
        `3 Oct 2026,Bank,Bank,To cash,${own},-500`,
        `4 Oct 2026,Cash,Food,Dosa,${out},-60`,
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-01 Chai 20",
      "3 money-in",
      "4 own-transfer",
      "5 2026-10-04 Dosa 60",
    ]);
  });

  it.each([
    ["income", "FALSE", "TRUE"],
    ["EXPENSE", "Yes", "No"],
  ])("is read from yes and no below %s", async (name, out, into) => {
    const statement = await readText(
      lines(
        `date,amount,title,${name}`,
        `2026-10-01,20,Chai,${out}`,
        `2026-10-02,8000,Stipend,${into}`,
      ),
    );
    expect(outline(statement)).toEqual(["2 2026-10-01 Chai 20", "3 money-in"]);
  });

  it("is money in if it was reimbursed, and an own transfer by its category", async () => {
    const statement = await readText(
      lines(
        "Date,Type,Category,Description,Amount,Is Reimbursement",
        "1 Oct 2026,Expense,Food,Chai,20,FALSE",
        "2 Oct 2026,Expense,Food,Pizza,300,TRUE",
        "3 Oct 2026,Expense,Transfer,To cash,500,FALSE",
      ),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-01 Chai 20",
      "3 money-in",
      "4 own-transfer",
    ]);
  });
});

it("the description is the column with words, not an empty note or a column of yes and no", async () => {
  const read = async (...rows: string[]) =>
    outline(await readText(lines(...rows)));
  expect(
    await read(
      "Date,Notes,Merchant name,Amount",
      "1 Oct 2026,,Chai Adda,20",
      "2 Oct 2026,with Asha,Dosa Corner,60",
      "3 Oct 2026,,Metro,40",
    ),
  ).toEqual([
    "2 2026-10-01 Chai Adda 20",
    "3 2026-10-02 Dosa Corner 60",
    "4 2026-10-03 Metro 40",
  ]);
  expect(
    await read(
      "Date,Expense,Shop or person,Amount",
      "1 Oct 2026,Yes,Chai Adda,20",
      "2 Oct 2026,Yes,Dosa Corner,60",
    ),
  ).toEqual(["2 2026-10-01 Chai Adda 20", "3 2026-10-02 Dosa Corner 60"]);
});

describe("a column named for directions whose words are unknown", () => {
  const read = async (name: string, ...words: string[]) => {
    const { rows } = await readText(
      lines(
        `Date,Item,${name},Amount`,
        ...words.map((word, day) => `1${day} Oct 2026,Amul,${word},45`),
      ),
    );
    return rows.map((row) => "doubt" in row);
  };

  it.each([
    ["Type", "kharch", "aay", "xfer"],
    ["Transaction Type", "K1", "K2", "K3"],
    ["Direction", "up", "down", "up"],
    ["isIncome", "nahi", "haan", "nahi"],
  ])("%s makes its rows doubtful", async (...words) => {
    expect(await read(...words)).toEqual([true, true, true]);
  });

  it.each([
    ["categories", "Food", "Travel", "Misc"],
    ["means of payment", "UPI", "Cash", "Credit Card"],
    ["nothing", "", "null", "-"],
  ])("does not if it has %s", async (_, ...words) => {
    expect(await read("Type", ...words)).toEqual([false, false, false]);
  });

  it("does not if the user reads the file without it", async () => {
    const text = "Date,Item,Type,Amount\n13/10/2026,Amul,kharch,45";
    const columns = { date: 0, description: 1, amount: 3 };
    const { rows } = await readText(text, { columns });
    expect(rows[0]).not.toHaveProperty("doubt");
  });
});

it.each([
  ["isExpense", "true", "false"],
  ["is_expense", "1", "0"],
  ["ISEXPENSE", "Y", "N"],
  ["Expense", "1", "0"],
  ["Debit", "yes", "no"],
  ["income", "0", "1"],
  ["isIncome", "no", "yes"],
  ["is_income", "N", "Y"],
])("yes and no below %s tell money in", async (name, out, into) => {
  const statement = await readText(
    lines(
      `Date,Item,Amount,${name}`,
      `13/10/2026,Chai,20,${out}`,
      `14/10/2026,Dad,500,${into}`,
    ),
  );
  expect(outline(statement)).toEqual(["2 2026-10-13 Chai 20", "3 money-in"]);
});

describe("a payment that was not made", () => {
  it.each([
    ["Status", "Unpaid"],
    ["Status", "Pending"],
    ["Status", "Failed"],
    ["Payment status", "Declined"],
    ["Trip or order status", "DRIVER_CANCELED"],
    ["Type", "Upcoming"],
    ["Status", "Cancelled"],
    ["Status", "Scheduled"],
    ["Paid", "No"],
    ["Paid?", "false"],
    ["isPaid", "0"],
  ])("is left out: %s %s", async (name, status) => {
    const statement = await readText(
      lines(
        `Date,Item,${name},Amount`,
        `13/10/2026,Rent,${status},900`,
        "14/10/2026,Chai,Yes,20",
      ),
    );
    expect(outline(statement)).toEqual(["2 failed", "3 2026-10-14 Chai 20"]);
  });

  it("may be meant by an unknown status", async () => {
    const { rows } = await readText(
      lines(
        "Date,Item,Status,Amount",
        ...["Baaki", "Paid", "", "Completed", "Cleared"].map(
          (status) => `13/10/2026,Chai,${status},20`,
        ),
      ),
    );
    expect(rows.map((row) => "doubt" in row)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it.each(["Purchase", "Sale"])(
  "a payment beside a %s may be of the card's bill",
  async (kind) => {
    const { rows } = await readText(
      lines(
        "Date,Item,Type,Amount",
        `13/10/2026,Pizza,${kind},500`,
        "14/10/2026,Thank you,Payment,3000",
        "15/10/2026,Pizza,Refund,500",
      ),
    );
    expect(rows[1]).toHaveProperty("doubt");
  },
);
