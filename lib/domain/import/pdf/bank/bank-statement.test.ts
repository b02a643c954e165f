import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { importKey } from "@/lib/domain/import/import-key";
import {
  BANK_LAYOUT,
  bankPages,
  type BankPayment,
  bankRows,
} from "@/lib/testing/pdf/bank-pages";
import { PAGE_HEIGHT } from "@/lib/testing/pdf/pdf-file";
import { readPages } from "@/lib/testing/pdf/read-pages";
import {
  type TableLayout,
  tablePages,
} from "@/lib/testing/pdf/statement-pages";
import { failure, outline } from "@/lib/testing/statement-files";

const PAYMENTS: BankPayment[] = [
  {
    date: "02/09/2026",
    narration: ["UPI/P2M/412345678901/CHAI POINT/", "UPI/HDFC BANK"],
    paise: -40_00,
  },
  {
    date: "03/09/2026",
    narration: ["NEFT SCHOLARSHIP"],
    paise: 5_000_00,
  },
  {
    date: "13/09/2026",
    narration: ["UPI/P2M/412345678902/RAVI STORES/", "paneer and rice/", "SBI"],
    paise: -1_234_50,
  },
  { date: "14/09/2026", narration: ["ATM WDL 1234"], paise: -2_000_00 },
];

const FOUND = [
  "2026-09-02 Chai Point 40",
  "money-in",
  "2026-09-13 Ravi Stores 1234.5",
  "2026-09-14 Cash withdrawal 2000",
];

const read = (payments: BankPayment[], change?: Partial<TableLayout>) =>
  readPages(bankPages(payments, change));

/** The rows without their numbers. */
const contents = (statement: Awaited<ReturnType<typeof read>>) =>
  outline(statement).map((line) => line.replace(/^\d+ /, ""));

describe("a bank's PDF", () => {
  it("with amounts right of their names is read, and its balance agrees", async () => {
    const statement = await read(PAYMENTS);
    expect(statement).toMatchObject({ source: "Bank statement", warnings: [] });
    expect(contents(statement)).toEqual(FOUND);
  });

  it("with a header of two lines and centred dates is read", async () => {
    const rows = bankRows(PAYMENTS).map(
      ([date = "", narration = [], ...others]) => {
        const lines = [narration].flat();
        const centred = (cell: (typeof others)[number]) => [
          ...Array<string>(Math.floor((lines.length - 1) / 2)).fill(""),
          ...[cell].flat(),
        ];
        return [centred(date), lines, ...others.map(centred)];
      },
    );
    const statement = await readPages(
      tablePages(rows, {
        ...BANK_LAYOUT,
        header: [
          ["Txn", "Date"],
          ["Transaction", "Remarks"],
          ["Ref", "No."],
          ["Withdrawal", "Amt."],
          ["Deposit", "Amt."],
          ["Closing", "Balance"],
        ],
        rowGap: 8,
      }),
    );
    expect(contents(statement)).toEqual(FOUND);
  });

  it.each([
    [["Ref No./Cheque", "No"], "Balance"],
    ["Ref No.", ["Closing", "Balance"]],
    ["Ref No.", ["Balance", "(INR)"]],
    ["Ref No.", ["Balance", "Cr/Dr"]],
  ])("with the names %j and %j on every page is read", async (...names) => {
    const header = ["Date", "Particulars", names[0], "Debit", "Credit"];
    const statement = await read(PAYMENTS, {
      header: [...header, names[1]],
      rowsPerPage: 1,
    });
    expect(contents(statement)).toEqual(FOUND);
  });

  it("with dates and references of two lines is read", async () => {
    const lines = [
      ["2 Sep", "2026"],
      ["3 Sep", "2026"],
    ];
    const payments = lines.map((_, index) => ({
      date: "",
      narration: [
        "UPI/DR/4123456",
        `7890${index + 1}/CHAI POINT/SBI/`,
        "chai@ybl",
      ],
      paise: -40_00,
    }));
    const rows = bankRows(payments).map((cells, index) =>
      cells.with(0, lines[index] ?? ""),
    );
    for (const rowGap of [0, 8]) {
      const statement = await readPages(
        tablePages(rows, { ...BANK_LAYOUT, rowGap }),
      );
      expect(contents(statement)).toEqual([
        "2026-09-02 Chai Point 40",
        "2026-09-03 Chai Point 40",
      ]);
      expect(statement.rows[1]).toMatchObject({
        key: importKey({
          amountPaise: asPaise(40_00),
          reference: "412345678902",
          narration: "",
        }),
      });
    }
  });

  it("with one column of amounts and their signs is read", async () => {
    let balance = 10_000_00;
    const rows = PAYMENTS.map(({ date, narration, paise }) => {
      balance += paise;
      const rupees = (amount: number) => `₹${(amount / 100).toFixed(2)}`;
      const sign = paise < 0 ? "-" : "";
      return [date, narration, sign + rupees(Math.abs(paise)), rupees(balance)];
    });
    const statement = await readPages(
      tablePages(rows, {
        columns: [
          { x: 40 },
          { x: 110 },
          { x: 0, right: 450 },
          { x: 0, right: 550 },
        ],
        header: ["DATE", "DETAILS", "AMOUNT", "BALANCE"],
      }),
    );
    expect(contents(statement)).toEqual(FOUND);
  });

  it.each([90, 0])(
    "on sideways pages that rotate by %i is read",
    async (rotation) => {
      const turned = bankPages(PAYMENTS).map((page) =>
        page.map(({ x, y, text }) => ({
          text,
          x: y,
          y: PAGE_HEIGHT - x,
          angle: 90,
        })),
      );
      const statement = await readPages(turned, { rotation });
      expect(contents(statement)).toEqual(FOUND);
    },
  );

  it("with a balance that does not follow from a row names the row", async () => {
    const many = Array.from({ length: 5 }, () => PAYMENTS).flat();
    const missing = bankRows(many).filter((_, index) => index !== 9);
    const { warnings } = await readPages(tablePages(missing, BANK_LAYOUT));
    expect(warnings).toMatchObject([{ line: 10 }]);
  });

  it("with opening and closing balances close to its rows is read", async () => {
    const statement = await readPages(
      tablePages(
        [
          ["", "Opening Balance", "", "", "", "10,000.00"],
          ...bankRows(PAYMENTS),
          ["", "Closing Balance", "", "", "", "11,725.50"],
          ["", "Total", "", "3,274.50", "5,000.00", ""],
        ],
        { ...BANK_LAYOUT, rowGap: 0 },
      ),
    );
    expect(statement.warnings).toEqual([]);
    expect(contents(statement)).toEqual(FOUND);
  });

  it("with one row is read if it follows from the opening balance", async () => {
    const rows = (opening: string) =>
      tablePages(
        [
          ["", "Opening Balance", "", "", "", opening],
          ...bankRows(PAYMENTS.slice(0, 1)),
          ["", "Closing Balance", "", "", "", "9,960.00"],
        ],
        BANK_LAYOUT,
      );
    const statement = await readPages(rows("10,000.00"));
    expect(statement.warnings).toEqual([]);
    expect(contents(statement)).toEqual(FOUND.slice(0, 1));
    const refused = await failure(readPages(rows("10,000.01")));
    expect(refused.code).toBe("unsupported");
  });

  it("with another header below its rows loses none of them", async () => {
    const pages = bankPages(PAYMENTS);
    const names = BANK_LAYOUT.columns.map(({ x }, index) => ({
      x,
      y: 500,
      text: String(BANK_LAYOUT.header[index]),
    }));
    const statement = await readPages(pages.map((page) => [...page, ...names]));
    expect(contents(statement)).toEqual(FOUND);
  });
});
