import fc from "fast-check";
import { expect, it } from "vitest";
import { type Statement, StatementError } from "@/lib/domain/import/statement";
import {
  googlePayPages,
  paytmPages,
  phonePePages,
} from "@/lib/testing/pdf/app-pages";
import { BANK_LAYOUT, bankRows } from "@/lib/testing/pdf/bank-pages";
import type { PdfText } from "@/lib/testing/pdf/pdf-file";
import { tablePages } from "@/lib/testing/pdf/statement-pages";
import { readPages } from "@/lib/testing/pdf/read-pages";
import { PAYEE_NAMES } from "@/lib/testing/payee-names";
import { propertyRuns } from "@/lib/testing/property-runs";

type Payment = { day: number; name: string; paise: number; isOut: boolean };
type Draw = (paid: readonly Payment[]) => PdfText[][];

const two = (number: number) => String(number).padStart(2, "0");
const rupees = (paise: number) => (paise / 100).toFixed(2);
const sum = (paid: readonly Payment[], isOut: boolean) =>
  rupees(
    paid
      .filter((one) => one.isOut === isOut)
      .reduce((total, { paise }) => total + paise, 0),
  );

const LAYOUTS: Record<string, Draw> = {
  "a bank's": (paid) =>
    tablePages(
      [
        ["01/09/2026", "Opening Balance", "", "", "", "10,000.00"],
        ...bankRows(
          paid.map(({ day, name, paise, isOut }) => ({
            date: `${two(day)}/09/2026`,
            narration: [`UPI/${name} Store`],
            paise: isOut ? -paise : paise,
          })),
        ),
      ],
      { ...BANK_LAYOUT, rowsPerPage: 5 },
    ),
  "Google Pay's": (paid) =>
    googlePayPages(
      paid.map(({ day, name, paise, isOut }, index) => [
        [`${two(day)} Aug, 2026`, "01:09 PM"],
        [
          `${isOut ? "Paid to" : "Received from"} ${name} Store`,
          `UPI Transaction ID: 4123456789${two(index)}`,
          "Paid by HDFC Bank 1234",
        ],
        `₹${rupees(paise)}`,
      ]),
      { sent: `₹${sum(paid, true)}`, received: `₹${sum(paid, false)}` },
    ),
  "Paytm's": (paid) =>
    paytmPages(
      paid.map(({ day, name, paise, isOut }, index) => [
        [`${day} Aug`, "8:24 PM"],
        [
          `${isOut ? "Paid to" : "Received from"} ${name} Store`,
          `UPI Ref No: 4123456789${two(index)}`,
        ],
        ["Tag:", "# Food"],
        ["HDFC Bank -", "12"],
        `${isOut ? "-" : "+"} Rs.${rupees(paise)}`,
      ]),
      { sent: `Rs.${sum(paid, true)}`, received: `Rs.${sum(paid, false)}` },
      { period: "01 AUG'26 - 31 AUG'26" },
    ),
  "PhonePe's": (paid) =>
    phonePePages(
      paid.map(({ day, name, paise, isOut }, index) => [
        [`Aug ${two(day)}, 2026`, "10:11 am"],
        [
          `${isOut ? "Paid to" : "Received from"} ${name} Store`,
          `Transaction ID T2608${two(index)}`,
          `UTR No. 4123456789${two(index)}`,
        ],
        isOut ? "DEBIT" : "CREDIT",
        `₹${rupees(paise)}`,
      ]),
    ),
};

const payments = fc
  .array(
    fc.record({
      paise: fc.integer({ min: 100, max: 500_000 }),
      isOut: fc.boolean(),
    }),
    { minLength: 5, maxLength: PAYEE_NAMES.length },
  )
  .map((rows) =>
    rows.map(({ paise, isOut }, index) => ({
      day: 2 + index * 2,
      name: PAYEE_NAMES[index] ?? "",
      paise,
      isOut,
    })),
  );

const LEFT_EDGE = 5;

/** Alters one text of a page. */
const ALTERATIONS: ((page: PdfText[], at: number, shift: number) => void)[] = [
  function isMissing(page, at) {
    page.splice(at, 1);
  },
  function hasMoved(page, at, shift) {
    const text = page[at];
    if (text) page[at] = { ...text, x: Math.max(LEFT_EDGE, text.x + shift) };
  },
  function isOnAnotherLine(page, at, shift) {
    const text = page[at];
    if (text) page[at] = { ...text, y: text.y + shift };
  },
  function isDrawnTwice(page, at) {
    const text = page[at];
    if (text) page.push(text);
  },
  function endsThePage(page, at) {
    page.splice(at);
  },
];

/** What the user is not told of, and that is wrong. */
function silentFaults({ rows, warnings }: Statement, paid: readonly Payment[]) {
  if (warnings.length > 0) return [];
  return rows.filter((row) => {
    if (row.kind !== "expense" || row.doubt !== undefined || row.leftOutAs)
      return false;
    return !paid.some(
      ({ day, paise, isOut }) =>
        isOut && row.amountPaise === paise && row.date.endsWith(`-${two(day)}`),
    );
  });
}

it("altered pages give no wrong amount, side or date without a warning", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(LAYOUTS)),
      payments,
      fc.constantFrom(...ALTERATIONS),
      fc.nat(),
      fc.integer({ min: -60, max: 60 }),
      async (layout, paid, alter, at, shift) => {
        const pages = (LAYOUTS[layout]?.(paid) ?? []).map((page) => [...page]);
        const page = pages[at % pages.length] ?? [];
        const changed = page[at % page.length];
        alter(page, at % page.length, shift);
        const statement = await readPages(pages).catch((error: unknown) => {
          if (error instanceof StatementError) return undefined;
          throw error;
        });
        if (statement)
          expect({
            changed,
            shift,
            faults: silentFaults(statement, paid),
          }).toEqual({
            changed,
            shift,
            faults: [],
          });
      },
    ),
    { numRuns: propertyRuns(500) },
  ));
