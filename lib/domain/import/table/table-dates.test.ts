import { describe, expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const lines = (...rows: string[]) => rows.join("\n");

describe("dates", () => {
  const read = (first: string, second: string, options = {}) =>
    readText(
      lines("Date,Item,Amount", `${first},A,1`, `${second},B,2`),
      options,
    );

  it("are day first, and ambiguous if nothing tells the order", async () => {
    const statement = await read("01/02/2026", "02/03/2026");
    expect(statement.ambiguousDate).toBeDefined();
    expect(outline(statement)[0]).toBe("2 2026-02-01 A 1");
  });

  it("are asked about by one whose numbers can change places", async () => {
    const { ambiguousDate } = await read("05/05/2026", "02/03/2026");
    expect(ambiguousDate).toEqual({ first: 2, second: 3, year: 2026 });
    expect(await read("13/05/2026", "02/03/2026")).not.toHaveProperty(
      "ambiguousDate",
    );
  });

  it.each([
    [
      "date,category,description,amount,_id",
      `01/02/2026,food,A,1,${"a".repeat(32)}`,
      true,
    ],
    [
      "Date,Time,Transaction Details,Transaction ID,UTR,Transaction Type,Amount",
      "01/02/2026,1:00 PM,Paid to A,T1,412345678901,DEBIT,1",
      true,
    ],
    [
      "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL",
      "01/02/2026,,A,1,,9,1",
      false,
    ],
  ])(
    "of the header %s are ambiguous if a spreadsheet has changed them",
    async (header, row, isAmbiguous) => {
      const { ambiguousDate } = await readText(lines(header, row));
      expect(ambiguousDate !== undefined).toBe(isAmbiguous);
    },
  );

  it("are read in the order that the user chooses, who can choose again", async () => {
    const options = { dateOrder: "month-first" as const };
    const statement = await read("01/02/2026", "02/03/2026", options);
    expect(statement.ambiguousDate).toBeDefined();
    expect(outline(statement)[0]).toBe("2 2026-01-02 A 1");
  });

  it("are month first if two second numbers are over 12", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Amount",
        "10/05/2026,A,1",
        "10/13/2026,B,1",
        "10/14/2026,C,1",
      ),
    );
    expect(statement.ambiguousDate).toBeUndefined();
    expect(outline(statement)[0]).toBe("2 2026-10-05 A 1");
  });

  it("are in the order in which they rise or fall", async () => {
    const statement = await readText(
      lines(
        "Date,Item,Amount",
        "10/02/2026,A,1",
        "10/11/2026,B,1",
        "11/01/2026,C,1",
        "11/09/2026,D,1",
        "12/01/2026,E,1",
      ),
    );
    expect(statement.ambiguousDate).toBeUndefined();
    expect(outline(statement)[0]).toBe("2 2026-10-02 A 1");
  });

  it.each([
    ["10/05/2026", "10/13/2026", true],
    ["10/13/2026", "10/14/2026", false],
  ])("%s and %s are ambiguous: %s", async (first, second, isAmbiguous) => {
    const { ambiguousDate } = await read(first, second);
    expect(ambiguousDate !== undefined).toBe(isAmbiguous);
  });

  it("are ambiguous if only one of them makes the day first unlikely", async () => {
    const { ambiguousDate } = await readText(
      lines(
        "Date,Item,Amount",
        "01/02/2026,A,1",
        "02/01/2026,B,1",
        "03/01/2026,C,1",
      ),
    );
    expect(ambiguousDate).toBeDefined();
  });

  it("that do not exist leave the row out", async () => {
    const statement = await read("31/02/2026", "2026-02-28");
    expect(outline(statement)).toEqual(["2 unreadable", "3 2026-02-28 B 2"]);
  });

  it("are numbers of days where all are", async () => {
    const statement = await read("46000", "46001");
    expect(outline(statement)).toEqual([
      "2 2025-12-09 A 1",
      "3 2025-12-10 B 2",
    ]);
  });

  it("are no numbers among other dates, beside no text", async () => {
    const statement = await readText(
      lines("Date,Item,Amount", "1 Oct 2026,A,1", "46000,,2", "2 Oct 2026,C,3"),
    );
    expect(outline(statement)[1]).toBe("3 unreadable");
  });
});

it("dates in both orders are told, and those that could be either are to be looked at", async () => {
  const { rows, warnings } = await readText(
    "Date,Item,Amount\n13/10/2026,A,1\n10/15/2026,B,2\n05/06/2026,C,3",
  );
  expect(warnings).toHaveLength(1);
  expect(rows[0]).not.toHaveProperty("doubt");
  expect(rows[2]).toHaveProperty("doubt");
});

describe("dates that a spreadsheet has read month first", () => {
  const read = (dates: readonly string[], options = {}) =>
    readText(
      lines(
        "Date,Item,Amount",
        ...dates.map((date, index) => `${date},${"ABCDEF"[index]},1`),
      ),
      options,
    );
  const DAMAGED = ["2026-03-10", "2026-05-10", "13/10/2026", "2026-02-11"];

  it("are changed back, and asked about", async () => {
    const statement = await read(DAMAGED);
    expect(outline(statement)).toEqual([
      "2 2026-10-03 A 1",
      "3 2026-10-05 B 1",
      "4 2026-10-13 C 1",
      "5 2026-11-02 D 1",
    ]);
    expect(statement.ambiguousDate).toBeDefined();
    expect(statement.warnings).toMatchObject([
      { text: expect.stringContaining("A spreadsheet may have changed") },
    ]);
    const chosen = await read(DAMAGED, { dateOrder: "month-first" });
    expect(outline(chosen)[0]).toBe("2 2026-03-10 A 1");
  });

  it.each([
    ["a text with a day up to 12", "05/10/2026", "2026-10-05"],
    ["a date with a day over 12", "2026-10-15", "2026-10-15"],
  ])("are found beside %s, and to be looked at", async (_, other, meant) => {
    const { rows, ambiguousDate } = await read([
      "2026-03-10",
      other,
      "25/10/2026",
      "2026-02-11",
    ]);
    expect(ambiguousDate).toBeDefined();
    expect(rows.map(({ date }) => date)).toEqual([
      "2026-10-03",
      meant,
      "2026-10-25",
      "2026-11-02",
    ]);
    expect(rows.map((row) => "doubt" in row)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("are found beside dates with the year and the day first", async () => {
    const { rows, ambiguousDate } = await read([
      "2026-13-10",
      "2026-03-10",
      "2026-14-10",
    ]);
    expect(ambiguousDate).toBeDefined();
    expect(rows).toMatchObject([
      { date: "2026-10-13" },
      {
        date: "2026-10-03",
        doubt: expect.stringMatching(/day first/) as string,
      },
      { date: "2026-10-14" },
    ]);
  });

  it("stay where the rows follow each other more closely so", async () => {
    const statement = await read(["2026-10-03", "2026-10-05", "13/10/2026"]);
    expect(outline(statement)).toEqual([
      "2 2026-10-03 A 1",
      "3 2026-10-05 B 1",
      "4 2026-10-13 C 1",
    ]);
    expect(statement.ambiguousDate).toBeDefined();
  });

  it.each([
    [["2026-10-03", "2026-10-13", "14/10/2026"]],
    [["2026-10-03", "2026-10-05", "2026-10-06"]],
    [["03/10/2026", "13/10/2026", "05/11/2026"]],
  ])("are not meant by %j", async (dates) => {
    expect((await read(dates)).warnings).toEqual([]);
  });
});

describe("dates without a year", () => {
  const TEXT = lines("Date,Item,Amount", "30 Dec,A,10", "2 Jan,B,20");
  const warning = /have no year/;
  const read = async (text: string, fileName = "expenses.csv") => {
    const statement = await readText(text, { fileName });
    return {
      rows: outline(statement),
      isWarned: statement.warnings.some(({ text }) => warning.test(text)),
    };
  };

  it.each([
    ["2026.csv", ["2 2026-12-30 A 10", "3 2026-01-02 B 20"]],
    ["my expenses 2025-26.csv", ["2 2025-12-30 A 10", "3 2026-01-02 B 20"]],
  ])("have that of the file name %s", async (name, rows) => {
    expect(await read(TEXT, name)).toEqual({ rows, isWarned: true });
  });

  it("in numbers have that of the file name, and their order is asked", async () => {
    const name = { fileName: "Oct 2026.csv" };
    const known = await readText("Date,Item,Amount\n13/10,A,1\n1/10,B,2", name);
    expect(outline(known)).toEqual(["2 2026-10-13 A 1", "3 2026-10-01 B 2"]);
    expect(known.warnings).toMatchObject([
      { text: expect.stringMatching(warning) },
    ]);
    const unknown = await readText(
      "Date,Item,Amount\n3/10,A,1\n1/10,B,2",
      name,
    );
    expect(unknown.ambiguousDate).toBeDefined();
  });

  it("have that of the period above the table", async () => {
    const { rows, isWarned } = await read(
      `Statement from 01/12/2025 to 31/01/2026,,\n${TEXT}`,
    );
    expect(rows).toEqual(["3 2025-12-30 A 10", "4 2026-01-02 B 20"]);
    expect(isWarned).toBe(true);
  });

  it("have that of a column, which is certain", async () => {
    const { rows, isWarned } = await read(
      lines(
        "Date,Year,Item,Amount",
        "Oct 3,2025,A,10",
        "4th October,2026,B,20",
      ),
    );
    expect(rows).toEqual(["2 2025-10-03 A 10", "3 2026-10-04 B 20"]);
    expect(isWarned).toBe(false);
  });

  it.each(["expenses.csv", "2024 to 2026.csv", "12026.csv"])(
    "are no dates with the file name %s",
    async (name) => {
      const { rows } = await read(TEXT, name);
      expect(rows.join()).not.toMatch(/20\d\d-/);
    },
  );

  it("stay as they are beside dates with a year", async () => {
    const { rows } = await read(
      lines("Date,Item,Amount", "3 Oct 2025,A,10", "4 Oct,B,20"),
      "2026.csv",
    );
    expect(rows.join()).not.toContain("2026");
  });
});

describe("dates of a known bank", () => {
  const read = (above: string, ...dates: string[]) =>
    readText(
      lines(
        above,
        "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
        ...dates.map(
          (date, index) => `${date},A${index},,${date},1,,${9 - index}`,
        ),
      ),
    );

  it.each([
    [["10/03/2026", "10/05/2026", "10/25/2026"]],
    [["10/03/2026", "10/05/2026", "10/12/2026"]],
  ])("%j follow month first, so that they are asked about", async (dates) => {
    const statement = await read("HDFC BANK", ...dates);
    expect(statement).toMatchObject({
      ambiguousDate: expect.anything() as unknown,
      dateOrder: "month-first",
      rows: [{ date: "2026-10-03" }, { date: "2026-10-05" }, {}],
    });
  });

  it("are day first where that is nearer", async () => {
    const statement = await read("HDFC BANK", "03/10/2026", "05/10/2026");
    expect(statement.ambiguousDate).toBeUndefined();
    expect(statement).toMatchObject({
      rows: [{ date: "2026-10-03" }, { date: "2026-10-05" }],
    });
  });
});

it("dates have the order of the period above the table", async () => {
  const read = (period: string) =>
    readText(
      lines(period, "Date,Item,Amount", "03/10/2026,A,1", "05/10/2026,B,1"),
    );
  const month = await read("From 01-10-2026 to 31-10-2026");
  expect(month.rows).toMatchObject([{ date: "2026-10-03" }, {}]);
  expect(month.ambiguousDate).toBeUndefined();
  const days = await read("From 01-10-2026 to 05-10-2026");
  expect(days.ambiguousDate).toBeDefined();
});

it("a date with the same day and month is not to be looked at", async () => {
  const { rows } = await readText(
    "Date,Item,Amount\n13/10/2026,A,1\n10/15/2026,B,2\n10/10/2026,C,3",
  );
  expect(rows[2]).not.toHaveProperty("doubt");
});

it.each([
  ["a text", "10/06/2026"],
  ["a date of a spreadsheet", "2026-06-10"],
])(
  "%s with day and month the other way round is to be looked at",
  async (_, stray) => {
    const days = [1, 2, 3, 4, 5, 7, 8, 13, 14];
    const { rows } = await readText(
      lines(
        "Date,Item,Amount",
        ...days
          .map((day) => `${day}/10/2026,Tea ${day},20`)
          .with(4, `${stray},Bus,5`)
          .with(5, `${stray},Auto,9`),
      ),
    );
    const doubtful = rows.filter((row) => "doubt" in row);
    expect(doubtful).toMatchObject([
      { description: "Bus" },
      { description: "Auto" },
    ]);
  },
);

it("one such date is to be looked at in a short file, too", async () => {
  const { rows } = await readText(
    lines(
      "Date,Item,Amount",
      "07/01/2026,Tea,20",
      "01/10/2026,Bus,5",
      "13/01/2026,Auto,9",
    ),
  );
  expect(rows[1]).toHaveProperty("doubt");
});

it("dates far from each other in order are not to be looked at", async () => {
  const { rows } = await readText(
    lines(
      "Date,Item,Amount",
      ...["05/01", "07/02", "04/05", "11/06", "13/06"].map(
        (day) => `${day}/2026,Rent,20`,
      ),
    ),
  );
  expect(rows.filter((row) => "doubt" in row)).toEqual([]);
});

describe("dates whose year has two digits", () => {
  const read = async (...dates: string[]) => {
    const statement = await readText(
      lines("Date,Item,Amount", ...dates.map((date) => `${date},Tea,20`)),
    );
    const found = statement.rows.map(({ date }) => date);
    return { found, isWarned: statement.warnings.length > 0 };
  };

  it("have it first where the last number varies more, with a warning", async () => {
    expect(await read("26/11/05", "26/11/07")).toEqual({
      found: ["2026-11-05", "2026-11-07"],
      isWarned: true,
    });
  });

  it("have it first also without a header", async () => {
    const { rows } = await readText("26/11/05,Tea,20\n26/11/07,Tea,20");
    expect(rows.map(({ date }) => date)).toEqual(["2026-11-05", "2026-11-07"]);
  });

  it("have it last where the first number varies more", async () => {
    expect(await read("25/11/26", "27/11/26")).toEqual({
      found: ["2026-11-25", "2026-11-27"],
      isWarned: false,
    });
  });

  it("are warned about where the last numbers are years, too", async () => {
    expect(await read("25/12/25", "25/01/26")).toEqual({
      found: ["2025-12-25", "2026-01-25"],
      isWarned: true,
    });
  });

  it("have it last in the file of a known bank", async () => {
    const { rows, warnings } = await readText(
      lines(
        "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
        "26/10/26,A,,26/10/26,65,,935",
      ),
    );
    expect(rows).toMatchObject([{ date: "2026-10-26" }]);
    expect(warnings).toEqual([]);
  });

  it("are warned about where neither varies more", async () => {
    expect(await read("26/11/25")).toMatchObject({ isWarned: true });
  });
});
