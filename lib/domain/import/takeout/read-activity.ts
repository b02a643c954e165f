import { readDateCell, resolveDate } from "@/lib/domain/import/cells/date-cell";
import {
  findDateOrder,
  isAmbiguous,
} from "@/lib/domain/import/cells/date-order";
import { distinctRowKeys } from "@/lib/domain/import/import-key";
import {
  type ReadOptions,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";
import { activityEntries } from "./activity-entries";
import { type ActivityPayment, activityPayment } from "./activity-payment";
import { activityRow } from "./activity-row";

/** Whether a page is “My Activity” of Google, which is in the Takeout of Google Pay. */
export function hasActivity(page: string): boolean {
  return page.includes("outer-cell") && page.includes("content-cell");
}

export function readActivity(page: string, options: ReadOptions): Statement {
  const payments = activityEntries(page).map(activityPayment);
  if (!payments.some(isUnderstood))
    throw new StatementError(
      "unsupported",
      "No payment was found in this activity. Choose “Google Pay” at takeout.google.com, with English as the language of the Google account.",
    );
  const dateCells = payments.map(({ dateText }) => readDateCell(dateText));
  const order = options.dateOrder ?? findDateOrder(dateCells);
  const keyOf = distinctRowKeys();
  return {
    source: "Google Pay",
    rows: payments.map((payment, index) =>
      activityRow(payment, {
        line: index + 1,
        date: resolveDate(dateCells[index], order ?? "day-first"),
        keyOf,
      }),
    ),
    warnings: [],
    ...(order === undefined && { ambiguousDate: dateCells.find(isAmbiguous) }),
  };
}

function isUnderstood({ direction, amountPaise }: ActivityPayment): boolean {
  return direction !== undefined && amountPaise !== undefined;
}
