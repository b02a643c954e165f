import { expect, it } from "vitest";
import { readPages } from "@/lib/testing/pdf/read-pages";
import { tablePages } from "@/lib/testing/pdf/statement-pages";
import { outline } from "@/lib/testing/statement-files";

it("reads the PDF of HDFC Bank, whose columns stand close together", async () => {
  const statement = await readPages(
    tablePages(
      [
        [
          "01/04/26",
          ["UPI-RAVI STORES-RAVI@OKAXIS-SBIN0001234-4", "12345678901-UPI"],
          "0000412345678901",
          "01/04/26",
          "40.00",
          "",
          "12,34,560.00",
        ],
        [
          "02/04/26",
          "NEFT CR-SCHOLARSHIP",
          "N123",
          "02/04/26",
          "",
          "5,00,000.00",
          "17,34,560.00",
        ],
        [
          "03/04/26",
          "POS 416021XXXXXX1234 BOOK SHOP",
          "000000",
          "03/04/26",
          "60.00",
          "",
          "17,34,500.00",
        ],
      ],
      {
        columns: [
          { x: 30 },
          { x: 80 },
          { x: 280 },
          { x: 360 },
          { x: 0, right: 466 },
          { x: 0, right: 526 },
          { x: 0, right: 590 },
        ],
        header: [
          "Date",
          "Narration",
          "Chq./Ref.No.",
          "Value Dt",
          "Withdrawal Amt.",
          "Deposit Amt.",
          "Closing Bal",
        ],
        rowGap: 0,
        furniture: () => [
          { x: 30, y: 800, text: "SOME BANK LIMITED" },
          {
            x: 30,
            y: 812,
            text: "*Closing balance includes funds earmarked for hold",
          },
        ],
      },
    ),
  );
  expect(statement.warnings).toEqual([]);
  expect(outline(statement)).toEqual([
    "1 2026-04-01 Ravi Stores 40",
    "2 money-in",
    "3 2026-04-03 Book Shop 60",
  ]);
});

it("reads the PDF of slice, and leaves out its savings", async () => {
  const statement = await readPages(
    tablePages(
      [
        [
          "02 Jan '26",
          ["UPI-Debit-1234-RAVI STORES-", "SBIN0001234-ravi@ok"],
          "412345678901",
          "-₹5,000",
          "₹11,001.23",
        ],
        ["03 Jan '26", "Round ups", "412345678902", "-₹1.23", "₹11,000.00"],
        [
          "04 Jan '26",
          "UPI-Credit-1234-ASHA",
          "412345678903",
          "₹500",
          "₹11,500.00",
        ],
        ["05 Jan '26", "Auto save", "", "-₹500", "₹11,000.00"],
      ],
      {
        columns: [
          { x: 40 },
          { x: 100 },
          { x: 300 },
          { x: 0, right: 480 },
          { x: 0, right: 560 },
        ],
        header: ["DATE", "DETAILS", "REF NO.", "AMOUNT", "BALANCE"],
        rowsPerPage: 1,
        splitsRows: true,
      },
    ),
  );
  expect(statement.warnings).toEqual([]);
  expect(outline(statement)).toEqual([
    "1 2026-01-02 Ravi Stores 5000",
    "2 not-an-expense",
    "3 money-in",
    "4 not-an-expense",
  ]);
});

it.each([
  [
    "one line",
    [
      "#",
      "TRANSACTION DATE",
      "TRANSACTION DETAILS",
      "CHQ / REF NO.",
      "DEBIT/CREDIT(₹)",
      "BALANCE(₹)",
    ],
  ],
  [
    "two lines",
    [
      "#",
      ["TRANSACTION", "DATE"],
      "TRANSACTION DETAILS",
      "CHQ / REF NO.",
      "DEBIT/CREDIT(₹)",
      "BALANCE(₹)",
    ],
  ],
])(
  "reads the PDF of Kotak, whose balances say what a minus means, with a header of %s",
  async (_, header) => {
    const statement = await readPages(
      tablePages(
        [
          [
            "1",
            "03 Oct 2026",
            ["UPI/CHAI POINT/412345678901/", "Payment"],
            "UPI-412345678901",
            "-120.00",
            "880.00",
          ],
          ["2", "04 Oct 2026", "NEFT FROM DAD", "N12", "+500.00", "1,380.00"],
          [
            "3",
            "05 Oct 2026",
            "UPI/RAVI STORES/412345678902/Pay",
            "UPI-412345678902",
            "-80.50",
            "1,299.50",
          ],
        ],
        {
          columns: [
            { x: 30 },
            { x: 60 },
            { x: 140 },
            { x: 330 },
            { x: 0, right: 490 },
            { x: 0, right: 560 },
          ],
          header,
          preamble: [{ x: 40, y: 50, text: "Kotak Mahindra Bank", size: 14 }],
        },
      ),
    );
    expect(outline(statement)).toEqual([
      "1 2026-10-03 Chai Point 120",
      "2 money-in",
      "3 2026-10-05 Ravi Stores 80.5",
    ]);
    expect(statement.warnings).toEqual([]);
  },
);
