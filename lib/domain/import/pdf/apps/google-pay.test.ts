import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import { importKey } from "@/lib/domain/import/import-key";
import { googlePayPages } from "@/lib/testing/pdf/app-pages";
import { readPages } from "@/lib/testing/pdf/read-pages";
import { outline } from "@/lib/testing/statement-files";

type Row = Parameters<typeof googlePayPages>[0][number];

const read = (...pages: Parameters<typeof googlePayPages>) =>
  readPages(googlePayPages(...pages), { hasNoSpaces: true });

const row = (
  title: string | readonly string[],
  amount: string,
  { id = "412345678901", date = ["03 Mar, 2026", "01:09 PM"] } = {},
): Row => [
  date,
  [
    ...[title].flat(),
    `UPI Transaction ID: ${id}`,
    `Paid ${String(title).startsWith("Received") ? "to" : "by"} State Bank of India 1234`,
  ],
  amount,
];

const ROWS = [
  row("Paid to ASHOK KUMAR", "₹30"),
  row("Received from Asha Rao", "₹23,205", { id: "412345678902" }),
  row("Self transfer to HDFC Bank 1234", "₹5,000", { id: "412345678903" }),
  row("Top-up to UPI Lite", "₹500", { id: "412345678904" }),
  row(["Paid to SHREE KRISHNA GENERAL", "STORES AND BAKERY"], "₹3,47,092.60", {
    id: "412345678905",
  }),
];
const TOTALS = { sent: "₹3,47,622.60", received: "₹23,205" };

describe("Google Pay PDF", () => {
  it("is read without space characters, and its totals agree", async () => {
    const statement = await read(ROWS, TOTALS);
    expect(statement).toMatchObject({ source: "Google Pay", warnings: [] });
    expect(outline(statement)).toEqual([
      "1 2026-03-03 Ashok Kumar 30",
      "2 money-in",
      "3 own-transfer",
      "4 top-up",
      "5 2026-03-03 Shree Krishna General Stores and Bakery 347092.6",
    ]);
    expect(statement.rows[1]).toMatchObject({ text: "Received from Asha Rao" });
  });

  it("is read with a year and a time in lines of their own", async () => {
    const date = ["01 Sep,", "2025", "03:02 PM"];
    const statement = await read([row("Paid to Tea Stall", "₹30", { date })], {
      sent: "₹30",
      received: "₹0",
    });
    expect(outline(statement)).toEqual(["1 2025-09-01 Tea Stall 30"]);
    expect(statement.warnings).toEqual([]);
  });

  it.each([
    [{ ...TOTALS, sent: "₹3,47,622.61" }, "3,47,622.61"],
    [{ ...TOTALS, received: "₹23,204.99" }, "23,204.99"],
  ])(
    "with a total that is a paisa off has a warning: %j",
    async (totals, printed) => {
      const { warnings } = await read(ROWS, totals);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]?.text).toContain(printed);
    },
  );

  it("without totals says that it could not be checked", async () => {
    const { warnings } = await read(ROWS, { sent: "", received: "" });
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringContaining("could not be checked") as string,
      expect.stringContaining("could not be checked") as string,
    ]);
  });

  it("has the key of the same payment in another file", async () => {
    const [found] = (await read(ROWS, TOTALS)).rows;
    expect(found).toMatchObject({
      key: importKey({
        amountPaise: asPaise(3000),
        reference: "412345678901",
        narration: "",
      }),
    });
  });

  it("gives every payment on any pages, with totals that agree", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            paise: fc.integer({ min: 1, max: 99_999_999 }),
            isSent: fc.boolean(),
          }),
          { minLength: 1, maxLength: 25 },
        ),
        fc.record({
          rowsPerPage: fc.integer({ min: 1, max: 9 }),
          repeatsHeader: fc.boolean(),
          lineHeight: fc.integer({ min: 11, max: 60 }),
          splitsRows: fc.boolean(),
        }),
        async (payments, layout) => {
          const sum = (isSent: boolean) =>
            formatRupees(
              asPaise(
                payments
                  .filter((one) => one.isSent === isSent)
                  .reduce((total, { paise }) => total + paise, 0),
              ),
            );
          const { rows, warnings } = await read(
            payments.map(({ paise, isSent }, index) =>
              row(
                isSent ? "Paid to Tea Stall" : "Received from Asha",
                formatRupees(asPaise(paise)),
                { id: String(412345678901 + index) },
              ),
            ),
            { sent: sum(true), received: sum(false) },
            layout,
          );
          expect(warnings).toEqual([]);
          expect(
            rows.map(({ kind, amountPaise }) => ({
              isSent: kind === "expense",
              paise: amountPaise,
            })),
          ).toEqual(payments.map(({ paise, isSent }) => ({ isSent, paise })));
        },
      ),
      { numRuns: 30 },
    ));
});
