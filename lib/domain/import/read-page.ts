import { headerScore } from "@/lib/domain/import/columns/find-header";
import {
  type ReadOptions,
  type Statement,
  type StatementWarning,
  StatementError,
} from "@/lib/domain/import/statement";
import { readTable } from "@/lib/domain/import/table/read-table";
import type { Table } from "@/lib/domain/import/table";
import {
  hasActivity,
  readActivity,
} from "@/lib/domain/import/takeout/read-activity";
import { bhimData } from "./html/bhim-data";
import { htmlRows } from "./html/html-rows";

/** Rows above the header that may have the account number. */
const PREAMBLE_ROWS = 20;

const NO_STATUS: StatementWarning = {
  text: "This file does not say which payments have failed: compare it with your bank.",
};

/** Reads the activity of Google Pay, the data of BHIM, or the tables of a page. */
export function readPage(page: string, options: ReadOptions): Statement {
  if (hasActivity(page)) return readActivity(page, options);
  const rows = htmlRows(page);
  const data = rows.length === 0 ? bhimData(page) : undefined;
  if (data) {
    const statement = readTable(data, options);
    return { ...statement, warnings: [...statement.warnings, NO_STATUS] };
  }
  if (!rows.some(({ cells }) => cells.length > 1))
    throw new StatementError(
      "unsupported",
      "This web page has no table in its source. Download the statement as CSV, XLSX or PDF, or open the page in a browser, copy its table, and paste it here.",
    );
  return readTable(withoutLayout(rows), options);
}

/** The rows from shortly above the header: menus and addresses of a page are longer than those of a file. */
function withoutLayout(rows: Table): Table {
  const header = rows.findIndex((row) => headerScore(row) > 0);
  return rows.slice(Math.max(0, header - PREAMBLE_ROWS));
}
