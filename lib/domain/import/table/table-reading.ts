import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Paise } from "@/lib/domain/expenses/money";
import type { Columns } from "@/lib/domain/import/columns/find-columns";
import type { TableFormat } from "@/lib/domain/import/formats/table-format";
import type { RowMoney } from "@/lib/domain/import/balances/movement";
import type { BillReading } from "./shares";
import type { Repeats } from "@/lib/domain/import/balances/repeated-rows";

/** The facts about the rows of a table. */
export type TableReading = {
  columns: Columns;
  /** How many columns the header has. */
  width: number;
  /** All columns with references. */
  references: readonly number[];
  /** All columns with notes of the payer. */
  notes: readonly number[];
  /** The columns whose text describes a payment without a description. */
  otherDescriptions: readonly number[];
  format: TableFormat | undefined;
  /** One for each row, like the money and the balances. */
  dates: readonly (CalendarDate | undefined)[];
  /** The indexes of the dates that may have another order than the others. */
  unclearDates: ReadonlySet<number>;
  money: readonly RowMoney[];
  /** One for each row of a group's file. */
  bills: readonly BillReading[];
  balances: readonly (Paise | undefined)[];
  repeats: Repeats;
  account: string | undefined;
};
