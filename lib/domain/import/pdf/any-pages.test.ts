import fc from "fast-check";
import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { importKey } from "@/lib/domain/import/import-key";
import { googlePayPages, phonePePages } from "@/lib/testing/pdf/app-pages";
import { bankPages } from "@/lib/testing/pdf/bank-pages";
import { PHONEPE_PAYMENTS, phonePeRow } from "@/lib/testing/pdf/phonepe-rows";
import type { TableLayout } from "@/lib/testing/pdf/statement-pages";
import { readPages, rowContents } from "@/lib/testing/pdf/read-pages";

const ROWS = PHONEPE_PAYMENTS.map(phonePeRow);

it("any pages of PhonePe give the same rows", () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({
        rowsPerPage: fc.integer({ min: 1, max: 9 }),
        repeatsHeader: fc.boolean(),
        lineHeight: fc.integer({ min: 10, max: 60 }),
        splitsRows: fc.boolean(),
        rowGap: fc.integer({ min: 0, max: 12 }),
      }),
      async (layout) => {
        const many = [...ROWS, ...ROWS, ...ROWS];
        const [onOne, onMany] = await Promise.all([
          readPages(phonePePages(many)),
          readPages(phonePePages(many, layout)),
        ]);
        expect(onMany).toEqual(onOne);
      },
    ),
    { numRuns: 30 },
  ));

const PAGE_NUMBERS = [
  (page: number) => `Page ${page} of 3`,
  (page: number) => `${page} of 3`,
  (page: number) => `${page}/3`,
  (page: number) => `- ${page} -`,
  (page: number) => String(page),
];

it.each(PAGE_NUMBERS.map((text) => [text(2), text] as const))(
  "a page number such as %s below the amounts is no part of them",
  async (_, text) => {
    const layout: Partial<TableLayout> = {
      rowsPerPage: 1,
      furniture: (page) => [
        { x: 535, y: 800, text: text(page), size: 8 },
        { x: 40, y: 820, text: "This statement needs no signature.", size: 7 },
      ],
    };
    const amounts = ["₹200", "₹30", "₹5"];
    const phonePe = amounts.map((amount) => phonePeRow({ amount }));
    const googlePay = amounts.map((amount) => [
      ["03 Apr, 2026", "01:09 PM"],
      ["Paid to Tea Stall", "Paid by State Bank of India 1234"],
      amount,
    ]);
    const totals = { sent: "₹235", received: "₹0" };
    for (const pages of [
      phonePePages(phonePe, {
        ...layout,
        columns: [{ x: 40 }, { x: 150 }, { x: 420 }, { x: 0, right: 550 }],
      }),
      googlePayPages(googlePay, totals, layout),
    ]) {
      const { rows } = await readPages(pages);
      expect(rows.map(({ amountPaise }) => amountPaise)).toEqual([
        200_00, 30_00, 5_00,
      ]);
      expect(rows.filter((row) => "doubt" in row)).toEqual([]);
    }
  },
);

it("any order of the rows gives the same expenses", () =>
  fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(ROWS, { minLength: ROWS.length }),
      async (shuffled) => {
        const [first, second] = await Promise.all([
          readPages(phonePePages(ROWS)),
          readPages(phonePePages(shuffled)),
        ]);
        expect(rowContents(second)).toEqual(rowContents(first));
      },
    ),
    { numRuns: 30 },
  ));

const NARRATIONS = [
  { lines: ["UPI/P2M/#/TEA STALL/"], description: "Tea Stall" },
  { lines: ["UPI/P2M/#/TEA STALL/", "lunch/"], description: "Tea Stall" },
  {
    lines: ["UPI/P2M/#/SHREE KRISHNA", "STORES/", "HDFC"],
    description: "Shree Krishna Stores",
  },
];

it("any pages of a bank give the same rows", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          paise: fc
            .integer({ min: -99_999_99, max: 99_999_99 })
            .filter((paise) => paise !== 0),
          narration: fc.constantFrom(...NARRATIONS),
        }),
        { minLength: 2, maxLength: 20 },
      ),
      fc
        .record({
          rowsPerPage: fc.integer({ min: 1, max: 9 }),
          repeatsHeader: fc.boolean(),
          lineHeight: fc.integer({ min: 11, max: 14 }),
          rowGap: fc.integer({ min: 0, max: 12 }),
          splitsRows: fc.boolean(),
          isCentred: fc.boolean(),
        })
        // Centred cells belong to their rows by the gaps between rows only.
        .map((layout) =>
          layout.isCentred
            ? { ...layout, splitsRows: false, rowGap: 6 + layout.rowGap }
            : layout,
        ),
      async (amounts, layout) => {
        const payments = amounts.map(({ paise, narration }, index) => {
          const reference = String(412345678901 + index);
          return {
            date: `${String(1 + index).padStart(2, "0")}/09/2026`,
            narration: narration.lines.map((line) =>
              line.replace("#", reference),
            ),
            description: narration.description,
            reference,
            paise,
          };
        });
        const statement = await readPages(bankPages(payments, layout));
        expect(statement.warnings).toEqual([]);
        expect(
          statement.rows.map((row) =>
            row.kind === "expense"
              ? [row.date, -row.amountPaise, row.description, row.key]
              : [row.date, row.amountPaise],
          ),
        ).toEqual(
          payments.map(({ date, paise, description, reference }) => {
            const day = `2026-09-${date.slice(0, 2)}`;
            const amountPaise = asPaise(Math.abs(paise));
            return paise > 0
              ? [day, paise]
              : [
                  day,
                  paise,
                  description,
                  importKey({ amountPaise, reference, narration: "" }),
                ];
          }),
        );
      },
    ),
    { numRuns: 30 },
  ));
