import { COLUMNS, type Column, type Sort } from "@/lib/domain/view/view";
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
  isHidden,
  onSort,
}: {
  sort: Sort;
  /** Only screen readers have it, without its buttons. */
  isHidden: boolean;
  onSort: (column: Column) => void;
}) {
  return (
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row" aria-rowindex={1} className="md:h-8.5">
        {COLUMNS.map((column) => {
          const isSorted = sort.column === column;
          const order = sort.descending ? "descending" : "ascending";
          return (
            <th
              key={column}
              role="columnheader"
              scope="col"
              aria-sort={isSorted ? order : undefined}
              className={`z-5 text-sm font-medium text-muted md:bg-surface md:shadow-[inset_0_-1px] md:shadow-hairline md:tall:sticky md:tall:top-15 md:forced-colors:outline ${CELL} ${column === "amount" ? "text-right" : "text-left"}`}
            >
              {isHidden ? (
                LABELS[column]
              ) : (
                <button
                  type="button"
                  onClick={() => onSort(column)}
                  className={`group relative inline-flex scroll-mb-4 items-center gap-1 transition-colors duration-150 hover:text-text min-h-7.5 after:absolute after:-inset-x-2 after:-inset-y-1 ${
                    isSorted ? "text-text" : ""
                  } ${column === "amount" ? "flex-row-reverse" : ""}`}
                >
                  {LABELS[column]}
                  <svg
                    aria-hidden
                    viewBox="0 0 8 6"
                    className={`w-2 shrink-0 fill-current ${isSorted ? "" : "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60"} ${isSorted && !sort.descending ? "rotate-180" : ""}`}
                  >
                    <path d="M0 0h8L4 6z" />
                  </svg>
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
