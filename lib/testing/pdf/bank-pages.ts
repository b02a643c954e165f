import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import type { PdfText } from "./pdf-file";
import { type TableLayout, tablePages } from "./statement-pages";

type Rows = Parameters<typeof tablePages>[0];

export type BankPayment = {
  date: string;
  /** Its lines from top to bottom. */
  narration: readonly string[];
  /** Negative for money out. */
  paise: number;
};

/** Names over columns of amounts that end right of them, as most banks print them. */
export const BANK_LAYOUT: TableLayout = {
  columns: [
    { x: 40 },
    { x: 95 },
    { x: 270 },
    { x: 345, right: 410 },
    { x: 415, right: 480 },
    { x: 485, right: 555 },
  ],
  header: ["Date", "Particulars", "Ref No.", "Debit", "Credit", "Balance"],
  preamble: [
    { x: 40, y: 50, text: "Some Bank", size: 16 },
    { x: 40, y: 80, text: "Account No: XXXXXXXX1234" },
    { x: 40, y: 95, text: "Period: 01/09/2026 to 30/09/2026" },
  ],
  furniture: (page, pages) => [
    { x: 270, y: 806, text: `Page ${page} of ${pages}` },
  ],
};

/** The pages of a bank's statement with a running balance. */
export function bankPages(
  payments: readonly BankPayment[],
  change: Partial<TableLayout> = {},
): PdfText[][] {
  return tablePages(bankRows(payments), { ...BANK_LAYOUT, ...change });
}

export function bankRows(payments: readonly BankPayment[]): Rows {
  let balance = 10_000_00;
  return payments.map(({ date, narration, paise }) => {
    balance += paise;
    return [
      date,
      narration,
      "",
      paise < 0 ? rupees(-paise) : "",
      paise > 0 ? rupees(paise) : "",
      rupees(balance),
    ];
  });
}

function rupees(paise: number): string {
  const text = formatRupees(asPaise(Math.abs(paise))).replace("₹", "");
  const decimals = text.includes(".") ? text : `${text}.00`;
  return paise < 0 ? `-${decimals}` : decimals;
}
