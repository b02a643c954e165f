import { formatDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import type { Expense } from "@/lib/expenses/expense";
import { formatRupees, hasPaise, type Paise } from "@/lib/expenses/money";
import { totalPaise } from "@/lib/expenses/totals";
import { Card } from "../ui/card";

// On phones a row is a grid of two lines. Browsers then forget that it is a
// row of a table, so each element says its own role.
const ROW =
  "border-b border-hairline max-sm:grid max-sm:grid-cols-[auto_1fr_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3 sm:h-12";
const CELL = "sm:px-4 sm:py-3 md:px-6";
const AMOUNT = `${CELL} text-right whitespace-nowrap tabular-nums`;
// Room for the decimals that a whole amount lacks, so that the points line up.
const NO_PAISE = "after:invisible after:content-['.00']";

export function ExpenseTable({
  expenses,
  colours,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
}) {
  const showsPaise = expenses.some(({ amountPaise }) => hasPaise(amountPaise));
  const amount = (paise: Paise) => (
    <span className={showsPaise && !hasPaise(paise) ? NO_PAISE : ""}>
      {formatRupees(paise)}
    </span>
  );
  return (
    <Card aria-label="Expenses">
      <table role="table" className="w-full max-sm:block">
        <ExpenseTableHead />
        <tbody role="rowgroup" className="max-sm:block">
          {expenses.map((expense) => (
            <tr
              key={expense._id}
              role="row"
              className={`${ROW} transition-colors duration-150 hover:bg-raised`}
            >
              <td
                role="cell"
                className={`${CELL} whitespace-nowrap max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm max-sm:text-muted`}
              >
                <time dateTime={expense.date}>{formatDate(expense.date)}</time>
              </td>
              <td
                role="cell"
                className={`${CELL} max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm ${
                  expense.category === "food" ? "text-teal" : "text-purple"
                }`}
              >
                <span className="flex items-center gap-2 sm:min-w-32">
                  <svg
                    aria-hidden
                    viewBox="0 0 8 8"
                    className="size-2 shrink-0"
                  >
                    <circle
                      cx="4"
                      cy="4"
                      r="4"
                      fill={colours.get(expense.category)}
                    />
                  </svg>
                  <bdi>{categoryLabel(expense.category)}</bdi>
                </span>
              </td>
              <td
                role="cell"
                className={`${CELL} w-full max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1`}
              >
                <bdi>{expense.description}</bdi>
              </td>
              <td
                role="cell"
                className={`${AMOUNT} max-sm:col-start-3 max-sm:row-start-1`}
              >
                {amount(expense.amountPaise)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup" className="max-sm:block">
          <tr
            role="row"
            className="border-t-2 border-white/25 bg-raised font-semibold max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:p-4 sm:h-16"
          >
            <th
              role="rowheader"
              scope="row"
              colSpan={3}
              className={`${CELL} text-left font-semibold`}
            >
              Total
            </th>
            <td role="cell" className={`${AMOUNT} text-2xl`}>
              {amount(totalPaise(expenses))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function ExpenseTableHead() {
  const heading =
    "sticky top-0 z-10 bg-surface text-sm font-medium text-muted shadow-[inset_0_-1px] shadow-hairline";
  return (
    <thead role="rowgroup" className="max-sm:sr-only">
      <tr role="row" className="sm:h-12">
        {["Date", "Category", "Description", "Amount"].map((column) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            className={`${heading} ${CELL} ${column === "Amount" ? "text-right" : "text-left"}`}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const SKELETON_ROWS = 8;

/** Stands where the table will stand, in its size, while the list is on its way. */
export function ExpenseTableSkeleton() {
  return (
    <Card aria-hidden="true">
      <div className="h-12 border-b border-hairline max-sm:hidden" />
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div
          key={row}
          className="flex h-[4.25rem] items-center justify-between gap-6 border-b border-hairline px-4 sm:h-12 sm:px-6"
        >
          <div className="h-3 w-24 rounded-full bg-raised max-sm:hidden" />
          <div className="h-3 w-24 rounded-full bg-raised max-sm:hidden" />
          <div className="h-3 grow rounded-full bg-raised" />
          <div className="h-3 w-16 rounded-full bg-raised" />
        </div>
      ))}
      <div className="h-16 bg-raised" />
    </Card>
  );
}
