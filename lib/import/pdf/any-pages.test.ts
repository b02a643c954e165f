import fc from "fast-check";
import { expect, it } from "vitest";
import { phonePePages } from "@/lib/testing/pdf/app-pages";
import { bankPages } from "@/lib/testing/pdf/bank-pages";
import { PHONEPE_PAYMENTS, phonePeRow } from "@/lib/testing/pdf/phonepe-rows";
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

it("any pages of a bank give the same rows", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          paise: fc
            .integer({ min: -99_999_99, max: 99_999_99 })
            .filter((paise) => paise !== 0),
          lines: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 2, maxLength: 20 },
      ),
      fc.record({
        rowsPerPage: fc.integer({ min: 1, max: 9 }),
        repeatsHeader: fc.boolean(),
        lineHeight: fc.integer({ min: 11, max: 14 }),
        rowGap: fc.integer({ min: 0, max: 12 }),
        splitsRows: fc.boolean(),
      }),
      async (amounts, layout) => {
        const payments = amounts.map(({ paise, lines }, index) => ({
          date: `${String(1 + index).padStart(2, "0")}/09/2026`,
          narration: [
            `UPI/P2M/${412345678901 + index}/TEA STALL/`,
            "lunch/",
            "HDFC",
          ].slice(0, lines),
          paise,
        }));
        const statement = await readPages(bankPages(payments, layout));
        expect(statement.warnings).toEqual([]);
        expect(
          statement.rows.map(({ kind, date, amountPaise = 0 }) => ({
            date,
            paise: kind === "expense" ? -amountPaise : amountPaise,
          })),
        ).toEqual(
          payments.map(({ date, paise }) => ({
            date: `2026-09-${date.slice(0, 2)}`,
            paise,
          })),
        );
      },
    ),
    { numRuns: 30 },
  ));
