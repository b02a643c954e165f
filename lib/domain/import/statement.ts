import type {
  DateOrder,
  NumericDate,
} from "@/lib/domain/import/cells/date-cell";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Category } from "@/lib/domain/expenses/category";
import type { Paise } from "@/lib/domain/expenses/money";
import type { Plan } from "@/lib/domain/plan/plan";

/**
 * A file, read. `rows` has, in the order of the file, every row of its table that is
 * a payment or may be one: no repeated headers, totals and footers.
 */
export type Statement = {
  /** Who wrote the file, as shown to the user: `PhonePe`, `HDFC Bank`, `Table`. */
  source: string;
  rows: StatementRow[];
  /** Printed totals and running balances that do not agree with the rows. */
  warnings: StatementWarning[];
  /** A date that can be read day first and month first, also if the user has chosen. */
  ambiguousDate?: NumericDate | undefined;
  /** How ambiguous dates were read; day first if it is missing. */
  dateOrder?: DateOrder;
  /** The sheets of a spreadsheet with several tables, in the order in which they were read. */
  sheets?: { name: string; rowCount: number }[];
  /** The table, if the user may choose its columns. */
  table?: StatementTable;
  /** What a backup has beside its expenses. */
  backup?: BackupParts;
};

/** A part that is damaged is missing. */
type BackupParts = {
  /** ISO 8601, UTC. */
  createdAt: string;
  plan?: Plan;
  learned?: Learned;
};

/** What a browser has learned from the choices of its user. */
export type Learned = {
  /** The category of each payee, by `keyWithoutTags`. */
  payees: Record<string, Category>;
  /** The user's own description of each payee. */
  wordings: Record<string, string>;
  /** The columns that the user has chosen for a table, by the JSON of its header. */
  columns: Record<string, StatementTable["columns"]>;
};

export type StatementRow = FoundExpense | LeftOutRow;

export type FoundExpense = {
  kind: "expense";
  /**
   * The row of the file, counted from 1 as a spreadsheet does. A PDF and an activity
   * have no numbered rows: their payments are counted from 1.
   */
  line: number;
  date: CalendarDate;
  description: string;
  amountPaise: Paise;
  /** Idempotency key of the row; equal for the same payment in another file or message. */
  key: string;
  /** The file's own category, for a file that this program has exported; `others` for a top-up. */
  category?: Category;
  /** The file's own category in other words, such as `Food` or `Bill Payments`. */
  tag?: string;
  /** The `_id` of an exported expense, under which it is stored. */
  id?: string;
  /**
   * The `_id`s that this payment has in a list to which an earlier version has
   * imported exports of it, once or several times.
   */
  restoredIds?: string[];
  /** Left out unless the user ticks it, because the file does not say what it is, or what was bought. */
  leftOutAs?: "money-in" | "no-payee" | "top-up";
  /** The wallet that has paid, such as `UPI Lite`; for a top-up the wallet that got the money. */
  wallet?: string;
  /** The bill of a group of which the amount is the user's share. */
  bill?: SharedBill;
  /** Why the user should look at the row, as a sentence. */
  doubt?: string;
};

export type SharedBill = {
  totalPaise: Paise;
  /** Whether the user has paid all of it. */
  isPaidAlone: boolean;
};

export type LeftOutRow = {
  kind: "left-out";
  line: number;
  reason: LeftOutReason;
  /** The text of the row, as the screen shows it. */
  text: string;
  date?: CalendarDate;
  amountPaise?: Paise;
};

export type LeftOutReason =
  | "money-in"
  | "no-payee"
  | "failed"
  | "own-transfer"
  | "settlement"
  | "no-share"
  | "whole-bill"
  | "top-up"
  | "no-amount"
  | "other-currency"
  | "not-an-expense"
  | "unreadable";

/** `line` is missing when the warning is about the whole file. */
export type StatementWarning = { line?: number; text: string };

export type StatementTable = {
  header: string[];
  /** The columns that the rows were read by; undefined where none was found. */
  columns: Partial<Record<ColumnRole, number>>;
  /**
   * The people who share its bills, and their columns. The amount is the column of the
   * one who the user is, once chosen.
   */
  persons?: { name: string; column: number }[];
};

/** The contents of columns that the user may choose. */
export const COLUMN_ROLES = [
  "date",
  "description",
  "amount",
  "debit",
  "credit",
  "direction",
  "balance",
  "reference",
  "category",
] as const;

export type ColumnRole = (typeof COLUMN_ROLES)[number];

export function isColumnRole(role: string): role is ColumnRole {
  return COLUMN_ROLES.some((known) => known === role);
}

/**
 * Larger files are refused, also in a zip file. The backup of a full list has about
 * 30 MB.
 */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

export type ReadOptions = {
  /** The name of the file, or of the sheet, which may have the year of its dates. */
  fileName?: string;
  sheetName?: string;
  dateOrder?: DateOrder;
  columns?: StatementTable["columns"];
  password?: string;
};

/** Called while a long file is read, with the pages so far and in all. */
export type ReadProgress = (progress: { done: number; total: number }) => void;

/** A file that cannot be read. The message is a sentence for the user. */
export class StatementError extends Error {
  override name = "StatementError";
  /** `password-needed`: none was given; `password-wrong`: another one may open the file. */
  readonly code:
    | "unsupported"
    | "unreadable"
    | "too-large"
    | "password-needed"
    | "password-wrong";

  constructor(
    code: StatementError["code"],
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
  }
}
