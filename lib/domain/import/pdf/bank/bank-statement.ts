import type { Columns } from "@/lib/domain/import/columns/find-columns";
import {
  type ReadOptions,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";
import {
  readCheckedTable,
  UNKNOWN_SOURCE,
} from "@/lib/domain/import/table/read-table";
import { readBankTable } from "./bank-table";
import type { TextLine } from "@/lib/domain/import/pdf/text-lines";

/** Whether a name of the header was not found: amounts of its column would be in the other. */
function hasOneSide({ debit, credit }: Columns = {}): boolean {
  return (debit === undefined) !== (credit === undefined);
}

/** Breaks in up to this share of the balances are shown as warnings. */
const MAX_BREAK_SHARE = 0.1;

/** Refuses a table that its running balance does not confirm: columns may be mixed up. */
export function readBankStatement(
  lines: readonly TextLine[],
  options: ReadOptions,
): Statement {
  const table = readBankTable(lines);
  if (!table)
    throw new StatementError(
      "unsupported",
      "The layout of this PDF is not known. Download the statement as CSV or Excel (XLSX) from your bank, or take the PDF of PhonePe, Google Pay or Paytm.",
    );
  const { statement, balances } = readCheckedTable(table, options);
  const { links, breaks } = balances;
  if (
    links === 0 ||
    breaks > links * MAX_BREAK_SHARE ||
    hasOneSide(statement.table?.columns)
  )
    throw new StatementError(
      "unsupported",
      "The table of this PDF could not be checked: its amounts and balances do not agree, or it has no balances. Download the statement as CSV or Excel (XLSX).",
    );
  const { source } = statement;
  return source === UNKNOWN_SOURCE
    ? { ...statement, source: "Bank statement" }
    : statement;
}
