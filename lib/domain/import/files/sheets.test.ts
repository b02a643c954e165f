import { expect, it, onTestFinished, vi } from "vitest";
import { readStatement } from "@/lib/domain/import/read-statement";
import { keys, outline, xlsxFile } from "@/lib/testing/statement-files";

const HEADER = ["Date", "Item", "Amount"];

it("all sheets with a table are read, and named with their rows", async () => {
  const statement = await readStatement(
    await xlsxFile({
      Notes: [["My months"]],
      Oct: [HEADER, ["3 Oct 2026", "Chai", 20], ["4 Oct 2026", "Auto", 60]],
      Nov: [
        ["Savings 500"],
        HEADER,
        ["4 Nov 2026", "Dosa", 70],
        ["4 Oct 2026", "Auto", 60],
      ],
    }),
  );
  expect(statement.sheets).toEqual([
    { name: "Oct", rowCount: 2 },
    { name: "Nov", rowCount: 2 },
  ]);
  expect(outline(statement)).toEqual([
    "2 2026-10-03 Chai 20",
    "3 2026-10-04 Auto 60",
    "6 2026-11-04 Dosa 70",
    "7 2026-10-04 Auto 60",
  ]);
  // The preview marks what two files or sheets have as repeated.
  const [, first, , second] = keys(statement);
  expect(second).toBe(first);
  expect(statement.warnings).toEqual([]);
  expect(statement.table?.header).toEqual(HEADER);
});

it.each([
  [
    {
      Nov: [["13 Nov 2026", "Dosa", "₹70"]],
      Oct: [HEADER, ["3 Oct 2026", "Chai", 20]],
    },
  ],
  [
    {
      Oct: [["3 Oct 2026", "Chai", "₹20"]],
      Nov: [["13 Nov 2026", "Dosa", "₹70"]],
    },
  ],
])("a sheet with payments that is not read is named", async (sheets) => {
  const { rows, warnings } = await readStatement(await xlsxFile(sheets));
  expect(rows).toMatchObject([{ description: "Chai" }]);
  expect(warnings).toMatchObject([
    { text: expect.stringContaining("The sheet “Nov” was not read") },
  ]);
});

it.each(["Asia/Kolkata", "America/Los_Angeles"])(
  "a date cell has the day that it shows, at any hour, with the clock in %s",
  async (timeZone) => {
    vi.stubEnv("TZ", timeZone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const cell = (hour: number) => new Date(Date.UTC(2026, 9, 3, hour, 30));
    const statement = await readStatement(
      await xlsxFile({
        Oct: [HEADER, [cell(0), "Chai", 20], [cell(23), "Auto", 60]],
      }),
    );
    expect(outline(statement)).toEqual([
      "2 2026-10-03 Chai 20",
      "3 2026-10-03 Auto 60",
    ]);
  },
);

it("the name of a sheet completes its dates without a year", async () => {
  const statement = await readStatement(
    await xlsxFile({
      "Dec 2025": [HEADER, ["30 Dec", "Chai", 20]],
      "Jan 2026": [HEADER, ["2 Jan", "Auto", 60]],
    }),
  );
  expect(outline(statement)).toEqual([
    "2 2025-12-30 Chai 20",
    "4 2026-01-02 Auto 60",
  ]);
});

it("the columns of sheets with other headers are not chosen together, and warnings name their sheet", async () => {
  const statement = await readStatement(
    await xlsxFile({
      Cash: [HEADER, ["3 Oct 2026", "Chai", 20]],
      Bank: [["Date", "Details", "Paid", "Balance"]],
    }),
  );
  expect(statement.table).toBeUndefined();
  expect(statement.warnings).toEqual([
    { text: "Bank: This file has no rows below its header." },
  ]);
});

it.each(["Income", "Budget 2026"])(
  "the amounts of a sheet %s are to be looked at",
  async (name) => {
    const { rows } = await readStatement(
      await xlsxFile({
        Expenses: [HEADER, ["13/10/2026", "Chai", 20]],
        [name]: [HEADER, ["14/10/2026", "From Dad", 5000]],
        "Income and expenses": [HEADER, ["14/10/2026", "Auto", 60]],
      }),
    );
    expect(rows.map((row) => "doubt" in row)).toEqual([false, true, false]);
  },
);
