import { isOwnId, OWN_SOURCE } from "@/lib/domain/import/own-export/own-source";
import { cellOf, type Table, type TableRow } from "@/lib/domain/import/table";
import { columnName } from "@/lib/domain/import/columns/column-names";
import type { MoneyCell } from "@/lib/domain/import/cells/money-cell";

/** How the tables of one bank or app differ from others. */
export type TableFormat = {
  /** As shown to the user. */
  source: string;
  /**
   * The names of columns that its header has, in the form of `columnName`. For a
   * name that varies, the variants are separated by `|`.
   */
  names: readonly string[];
  /** The wallet that has paid in every row. */
  wallet?: string;
  /** The sheet of the spreadsheet that has the table. */
  sheet?: string;
  /** The meaning of a minus sign. */
  negative?: MoneyCell["side"];
  /** Whether its exports are known to write debits under credit and credits under debit. */
  mayBeSwapped?: boolean;
  /**
   * Whether a date such as `03/04/2026` may have the month first: because a spreadsheet
   * has changed it, or because the app writes dates as the device does.
   */
  mayBeMonthFirst?: boolean;
  /** Whether its files have some rows twice. */
  hasRepeatedRows?: boolean;
  /**
   * The column of a group's bills after which each person has one: what they paid
   * less their share.
   */
  personsAfter?: string;
  /** Whether the user has typed its texts. */
  isTyped?: boolean;
  /** Whether this program has written the file: its texts are left as they are. */
  isOwnExport?: boolean;
};

/** A tracker that writes what is spent with a minus sign, and dates as the device does. */
const TRACKER = {
  negative: "debit",
  mayBeMonthFirst: true,
  isTyped: true,
} as const;

/** The most specific formats come first. Their columns are found by name, like those of any table. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  {
    source: OWN_SOURCE,
    names: ["date", "category", "description", "amount", "id"],
    isOwnExport: true,
    mayBeMonthFirst: true,
    negative: "credit",
  },
  {
    source: "PhonePe",
    names: ["date", "transaction details", "transaction id", "utr", "amount"],
    mayBeMonthFirst: true,
  },
  {
    source: "Google Pay",
    names: ["date", "transaction details", "upi transaction id", "amount"],
    mayBeMonthFirst: true,
  },
  {
    source: "Paytm",
    names: ["transaction details", "your account", "amount", "upi ref no"],
    sheet: "Passbook Payment History",
    negative: "debit",
  },
  {
    source: "Paytm Wallet",
    names: ["date", "activity", "source destination", "wallet txn id"],
    wallet: "Paytm Wallet",
  },
  {
    source: "BHIM",
    names: ["bank name", "sender", "receiver", "payment id", "dr cr"],
    hasRepeatedRows: true,
  },
  {
    source: "Spliit",
    names: ["date", "description", "cost", "is reimbursement", "split mode"],
    personsAfter: "split mode",
    isTyped: true,
  },
  {
    source: "Splitwise",
    names: ["date", "description", "category", "cost", "currency"],
    personsAfter: "currency",
    isTyped: true,
  },
  {
    source: "Monefy",
    names: ["date", "account", "category", "converted amount", "description"],
    ...TRACKER,
  },
  {
    source: "Actual",
    names: ["account", "date", "payee", "notes", "category", "amount"],
    ...TRACKER,
  },
  {
    source: "ExpenseOwl",
    names: ["id", "name", "category", "amount", "date", "tags"],
    ...TRACKER,
  },
  {
    source: "Money Lover",
    names: ["id", "date", "category", "amount", "note", "wallet"],
    ...TRACKER,
  },
  {
    source: "Goodbudget",
    names: ["date", "envelope", "account", "name", "notes", "amount"],
    ...TRACKER,
  },
  {
    source: "HomeBank",
    names: ["date", "payment|paymode", "info", "payee", "memo", "amount"],
    ...TRACKER,
  },
  {
    source: "HDFC Bank",
    names: [
      "date",
      "narration",
      "value dat|value dt",
      "withdrawal amt|debit amount",
      "closing balance",
    ],
  },
  {
    source: "ICICI Bank",
    names: [
      "transaction date",
      "transaction remarks",
      "withdrawal amount",
      "deposit amount",
    ],
  },
  {
    source: "Axis Bank",
    names: ["tran date", "particulars", "dr", "cr", "bal"],
    mayBeSwapped: true,
  },
  {
    source: "State Bank of India",
    names: [
      "txn date|date",
      "description|details",
      "ref no cheque no",
      "balance",
    ],
  },
  {
    source: "Kotak Mahindra Bank",
    names: ["transaction date", "description", "chq ref no", "balance"],
  },
  {
    source: "IDFC FIRST Bank",
    names: [
      "transaction date",
      "value date",
      "particulars",
      "cheque no",
      "debit",
      "credit",
      "balance",
    ],
  },
];

/** The format with these names in its header; that of our exports only with ids of ours. */
export function findFormat(
  header: readonly string[],
  rows: Table,
): TableFormat | undefined {
  const names = new Set(header.map(columnName));
  return TABLE_FORMATS.find(
    (format) =>
      format.names.every((variants) =>
        variants.split("|").some((name) => names.has(name)),
      ) &&
      (!format.isOwnExport || hasOwnIds(header, rows)) &&
      (format.personsAfter === undefined ||
        addUpToNothing(rows, personColumns(header, format))),
  );
}

/** The columns of the people who share the bills of the table. */
export function personColumns(
  header: readonly string[],
  format: TableFormat | undefined,
): number[] {
  if (format?.personsAfter === undefined) return [];
  const last = header.map(columnName).lastIndexOf(format.personsAfter);
  return [...header.keys()].filter(
    (index) => index > last && header[index]?.trim() !== "",
  );
}

/** Whether the persons' numbers are what each one gets back, less what the others owe. */
function addUpToNothing(rows: Table, persons: readonly number[]): boolean {
  const addsUp = (row: TableRow) => {
    const shares = persons
      .map((person) => cellOf(row, person).replaceAll(",", ""))
      .filter(Boolean);
    const sum = shares.reduce((total, share) => total + Number(share), 0);
    // Each share is rounded.
    return shares.length > 1 && Math.abs(sum) * 100 <= shares.length;
  };
  return rows.length === 0 || rows.some(addsUp);
}

function hasOwnIds(header: readonly string[], rows: Table): boolean {
  const column = header.indexOf("_id");
  return (
    column >= 0 &&
    (rows.length === 0 || rows.some((row) => isOwnId(cellOf(row, column))))
  );
}
