import type { PdfText } from "./pdf-file";
import { type TableLayout, tablePages } from "./statement-pages";

type Rows = Parameters<typeof tablePages>[0];
type Change = Partial<TableLayout>;

const furniture = (note: string) => (page: number, pages: number) => [
  { x: 270, y: 806, text: `Page ${page} of ${pages}` },
  { x: 40, y: 820, text: note, size: 7 },
];

/** The PDF of PhonePe: date, details, type and amount. */
export function phonePePages(rows: Rows, change: Change = {}): PdfText[][] {
  return tablePages(rows, {
    columns: [{ x: 40 }, { x: 150 }, { x: 420 }, { x: 490 }],
    header: ["Date", "Transaction Details", "Type", "Amount"],
    preamble: [
      { x: 40, y: 60, text: "Transaction Statement for 98XXXXXX01", size: 14 },
      { x: 40, y: 80, text: "Apr 01, 2026 - Apr 30, 2026" },
    ],
    furniture: furniture(
      "This is a system generated statement. It needs no signature.",
    ),
    ...change,
  });
}

/** Totals, as printed. */
type Totals = { sent: string; received: string };

/** The PDF of Google Pay. */
export function googlePayPages(
  rows: Rows,
  { sent, received }: Totals,
  change: Change = {},
): PdfText[][] {
  return tablePages(rows, {
    columns: [{ x: 40 }, { x: 160 }, { x: 0, right: 550 }],
    header: ["Date & time", "Transaction details", "Amount"],
    preamble: [
      { x: 40, y: 50, text: "Transaction statement", size: 16 },
      { x: 40, y: 90, text: "Transaction statement period" },
      { x: 260, y: 90, text: "Sent" },
      { x: 420, y: 90, text: "Received" },
      { x: 40, y: 106, text: "01 March 2026 - 31 August 2026", size: 11 },
      { x: 260, y: 106, text: sent, size: 11 },
      { x: 420, y: 106, text: received, size: 11 },
    ],
    furniture: furniture("Note: self transfers are not part of the totals."),
    ...change,
  });
}

/** The PDF of Paytm, whose rows have no year. */
export function paytmPages(
  rows: Rows,
  { sent, received }: Totals,
  change: Change & { period?: string } = {},
): PdfText[][] {
  const { period = "18 JUL'25 - 17 JUL'26", ...layout } = change;
  return tablePages(rows, {
    columns: [{ x: 40 }, { x: 110 }, { x: 300 }, { x: 400 }, { x: 490 }],
    header: [
      "Date & Time",
      "Transaction Details",
      "Notes & Tags",
      "Your Account",
      "Amount",
    ],
    preamble: [
      { x: 40, y: 50, text: "Paytm Statement for", size: 14 },
      { x: 40, y: 70, text: period, size: 12 },
      { x: 40, y: 100, text: "Total Money Paid" },
      { x: 300, y: 100, text: "Total Money Received" },
      { x: 40, y: 115, text: sent },
      { x: 300, y: 115, text: received },
      { x: 40, y: 130, text: "12 payments made" },
    ],
    furniture: furniture("For any queries, write to us in the app."),
    ...layout,
  });
}
