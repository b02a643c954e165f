import { COLUMNS, nextSort, type Sort } from "@/lib/domain/view/view";
import { CELL } from "./table-classes";

const LABELS = {
  date: "Date",
  category: "Category",
  description: "Description",
  amount: "Amount",
};

/** The header of each column sorts by it. */
export function ExpenseTableHead({
  sort,
  onSort,
}: {
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  return (
    <thead role="rowgroup" className="max-sm:block">
      <tr
        role="row"
        aria-rowindex={1}
        className="max-sm:flex max-sm:justify-between max-sm:border-b max-sm:border-hairline max-sm:px-2 sm:h-12"
      >
        {COLUMNS.map((column) => {
          const isSorted = sort.column === column;
          const order = sort.descending ? "descending" : "ascending";
          return (
            <th
              key={column}
              role="columnheader"
              scope="col"
              aria-sort={isSorted ? order : undefined}
              className={`z-[5] bg-surface top-0 roomy:sticky text-sm font-medium text-muted shadow-hairline max-sm:text-xs sm:shadow-[inset_0_-1px] sm:forced-colors:outline ${CELL} sm:py-0! ${column === "amount" ? "text-right" : "text-left"}`}
            >
              <button
                type="button"
                onClick={() => onSort(nextSort(sort, column))}
                className={`group -mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 transition-colors duration-150 hover:text-text max-sm:mx-0 scroll-mb-4 max-sm:tall:scroll-mt-3 ${
                  isSorted ? "text-text" : ""
                } ${column === "amount" ? "flex-row-reverse" : ""}`}
              >
                {LABELS[column]}
                <svg
                  aria-hidden
                  viewBox="0 0 8 6"
                  className={`w-2 shrink-0 fill-current ${isSorted ? "" : "opacity-0 max-sm:hidden group-hover:opacity-60 group-focus-visible:opacity-60"} ${isSorted && !sort.descending ? "rotate-180" : ""}`}
                >
                  <path d="M0 0h8L4 6z" />
                </svg>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
