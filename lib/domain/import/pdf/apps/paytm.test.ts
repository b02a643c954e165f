import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paytmPages } from "@/lib/testing/pdf/app-pages";
import { readPages, rowContents } from "@/lib/testing/pdf/read-pages";
import { outline } from "@/lib/testing/statement-files";

type Row = Parameters<typeof paytmPages>[0][number];

const read = (...pages: Parameters<typeof paytmPages>) =>
  readPages(paytmPages(...pages));

const row = (
  day: string,
  title: string,
  amount: string,
  { reference = "412345678901", note = "" } = {},
): Row => [
  [day, "8:24 PM"],
  [
    title,
    "UPI ID: shop@upi on",
    ...(reference === "" ? [] : [`UPI Ref No: ${reference}`]),
  ],
  [...(note === "" ? [] : [`Note: ${note}`]), "Tag:", "# Money Transfer"],
  ["HDFC Bank -", "12"],
  amount,
];

const ROWS = [
  row("17 Jul", "Money sent to Ravi Kumar", "- Rs.220"),
  row("2 Jan", "Paid to Tea Stall", "- Rs.1,020.50", {
    reference: "412345678902",
    note: "12 Aug trip, Rs.40 each",
  }),
  row("31 Dec", "Received from Asha Rao", "+ Rs.140", {
    reference: "412345678903",
  }),
  row("30 Dec", "Money blocked for IPO of Chai Ltd", "- Rs.15,000", {
    reference: "",
  }),
  row("29 Dec", "Transfer to self account", "- Rs.99", { reference: "" }),
  row("18 Jul", "Paid to Metro", "- Rs.30", { reference: "412345678904" }),
];
const TOTALS = { sent: "- Rs.1,270.50", received: "+ Rs.140" };

describe("Paytm PDF", () => {
  it("is read with the years of its period, and its totals agree", async () => {
    const statement = await read(ROWS, TOTALS);
    expect(statement).toMatchObject({ source: "Paytm", warnings: [] });
    expect(outline(statement)).toEqual([
      "1 2026-07-17 Ravi Kumar 220",
      "2 2026-01-02 Tea Stall 1020.5",
      "3 money-in",
      "4 not-an-expense",
      "5 own-transfer",
      "6 2025-07-18 Metro 30",
    ]);
    expect(statement.rows[0]).toMatchObject({ tag: "Money Transfer" });
  });

  it.each<[string, Parameters<typeof paytmPages>[2]]>([
    ["at the top", { isCentred: false }],
    ["between the two lines", { isCentred: "header" }],
    ["at the top, on every page", { isCentred: false, rowsPerPage: 2 }],
  ])(
    "is read if its header stands on two lines, others %s",
    async (_, layout) => {
      const header = [
        ["Date &", "Time"],
        "Transaction Details",
        "Notes & Tags",
        "Your Account",
        "Amount",
      ];
      const [one, two] = await Promise.all([
        read(ROWS, TOTALS),
        read(ROWS, TOTALS, { header, ...layout }),
      ]);
      expect(two).toEqual(one);
    },
  );

  it("with a note or a title that ends in a status word is an expense", async () => {
    const statement = await read(
      [
        [
          ["17 Jul", "8:24 PM"],
          ["Paid to Rent of the Months", "Pending", "UPI ID: rent@upi on"],
          ["Note: trip to Goa", "cancelled"],
          ["HDFC Bank -", "12"],
          "- Rs.220",
        ],
      ],
      { sent: "Rs.220", received: "Rs.0" },
    );
    expect(statement.warnings).toEqual([]);
    expect(outline(statement)).toEqual([
      "1 2026-07-17 Rent of the Months Pending 220",
    ]);
  });

  it("counts payees with the word self, and no transfers to the user's own account", async () => {
    const { warnings } = await read(
      [
        row("17 Jul", "Paid to Self Help Stationers", "- Rs.220"),
        row("17 Jul", "Received from Self Care Salon", "+ Rs.50"),
        row("17 Jul", "Money sent to self", "- Rs.1"),
        row("17 Jul", "Received from Self Account", "+ Rs.1"),
        row("17 Jul", "Self transfer to HDFC Bank", "- Rs.1"),
        row("16 Jul", "Transfer to self - SBI 12", "- Rs.1"),
      ],
      { sent: "Rs.220", received: "Rs.50" },
    );
    expect(warnings).toEqual([]);
  });

  it("in a period of two years takes the years from the order of the rows", async () => {
    const rows = ["1 Mar", "1 Feb", "1 Dec", "1 Jun", "1 Feb"].map((day) =>
      row(day, "Paid to Tea Stall", "- Rs.10", { reference: "" }),
    );
    const change = { period: "1 Jan'25 - 31 Dec'26" };
    const totals = { sent: "Rs.50", received: "Rs.0" };
    const dates = async (ordered: Row[]) =>
      (await read(ordered, totals, change)).rows.map(({ date }) => date);
    const newest = [
      "2026-03-01",
      "2026-02-01",
      "2025-12-01",
      "2025-06-01",
      "2025-02-01",
    ];
    expect(await dates(rows)).toEqual(newest);
  });

  it.each(["18 JUL’25 - 17 JUL’26", "18 Jul 2025 to 17 Jul 2026"])(
    "is read with the period %s",
    async (period) => {
      const statement = await read(ROWS, TOTALS, { period });
      expect(statement).toEqual(await read(ROWS, TOTALS));
    },
  );

  it("without a period says that the dates have no year", async () => {
    const { rows, warnings } = await read(ROWS, TOTALS, {
      period: "Last year",
    });
    expect(rows.map(({ date }) => date).filter(Boolean)).toEqual([]);
    expect(warnings).toEqual([
      {
        text: "The period of this statement was not found, so its dates have no year.",
      },
    ]);
  });

  it("leaves out rows with a day that the period does not have", async () => {
    const statement = await read(
      [
        row("30 Feb", "Paid to A", "- Rs.10"),
        row("5 Mar", "Paid to B", "- Rs.5"),
      ],
      { sent: "Rs.15", received: "Rs.0" },
      { period: "01 FEB'26 - 28 FEB'26" },
    );
    expect(outline(statement)).toEqual(["1 unreadable", "2 unreadable"]);
  });

  it("with a total that is a paisa off has a warning", async () => {
    const { warnings } = await read(ROWS, { ...TOTALS, sent: "- Rs.1,270.51" });
    expect(warnings).toMatchObject([
      { text: expect.stringContaining("1,270.51") as string },
    ]);
  });

  it("gives the same rows in any order and on any pages", () =>
    fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(ROWS, { minLength: ROWS.length }),
        fc.record({
          rowsPerPage: fc.integer({ min: 1, max: 5 }),
          repeatsHeader: fc.boolean(),
          lineHeight: fc.integer({ min: 10, max: 60 }),
          splitsRows: fc.boolean(),
        }),
        async (shuffled, layout) => {
          const [first, second] = await Promise.all([
            read(ROWS, TOTALS),
            read(shuffled, TOTALS, layout),
          ]);
          expect(rowContents(second)).toEqual(rowContents(first));
          expect(second.warnings).toEqual([]);
        },
      ),
      { numRuns: 30 },
    ));
});
