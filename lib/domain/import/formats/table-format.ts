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
