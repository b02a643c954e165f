import { ChevronRight } from "lucide-react";
import type { Ref } from "react";
import { CategoryDot } from "@/components/category-dot";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useRupees } from "@/components/ui/use-rupees";
import { READ_ONLY_REASON } from "@/components/device/unsent/read-only-notice";
import { AMOUNT_CELL, CELL } from "./table-classes";

export function ExpenseRow({
  expense,
  rowIndex,
  colour,
  withPaise,
  isUpcoming,
  isGrouped,
  isEditable,
  isReadOnly,
  unsent,
  ...rest
}: {
  expense: Expense;
  /** 1-based, among all rows of the table, rendered or not. */
  rowIndex: number;
  colour: string | undefined;
  withPaise: boolean;
  /** The date is after today. */
  isUpcoming: boolean;
  /** A row above it shows its date. */
  isGrouped: boolean;
  isEditable: boolean;
  /** Its button is disabled, for the reason that the screen shows. */
  isReadOnly: boolean;
  /** What to say about an expense that is only on this device. */
  unsent: string | undefined;
  ref: Ref<HTMLTableRowElement> | undefined;
  "data-index": number;
}) {
  const formatRupees = useRupees();
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-id={expense._id}
      className={`border-b border-hairline transition-colors duration-150 hover:bg-raised max-sm:grid max-sm:grid-cols-[auto_1fr_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3 sm:h-12 ${
        isEditable && !isReadOnly
          ? "cursor-pointer has-focus-visible:bg-raised pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
          : ""
      }`}
      {...rest}
    >
      <td
        role="cell"
        className={
          isGrouped
            ? "sr-only"
            : `${CELL} whitespace-nowrap max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm max-sm:text-muted`
        }
      >
        <time dateTime={expense.date}>{formatDate(expense.date)}</time>
        {isUpcoming && (
          <span className="text-xs text-muted italic max-sm:ml-2 sm:block">
            Upcoming
          </span>
        )}
      </td>
      <td
        role="cell"
        className={`${CELL} ${isGrouped ? "max-sm:col-start-1" : "max-sm:col-start-2"} max-sm:col-span-2 max-sm:row-start-2 max-sm:text-sm ${
          expense.category === "food" ? "text-teal" : "text-purple"
        }`}
      >
        <span className="flex items-center gap-2">
          <CategoryDot colour={colour} />
          <bdi>{categoryLabel(expense.category)}</bdi>
        </span>
      </td>
      <td
        role="cell"
        className={`${CELL} max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1`}
      >
        {isEditable ? (
          <button
            type="button"
            aria-label={`${unsent ?? "Edit"} ${expense.description}`.trim()}
            aria-haspopup="dialog"
            aria-disabled={isReadOnly || undefined}
            aria-describedby={isReadOnly ? READ_ONLY_REASON : undefined}
            className="w-full text-start max-sm:tall:scroll-mt-3 scroll-mb-4 roomy:scroll-mt-15"
          >
            <bdi>{expense.description}</bdi>
          </button>
        ) : (
          <bdi>{expense.description}</bdi>
        )}
        {unsent && (
          <span className="block text-xs text-muted italic">{unsent}</span>
        )}
      </td>
      <td
        role="cell"
        className={`${AMOUNT_CELL} relative max-sm:col-start-3 max-sm:row-start-1`}
      >
        {formatRupees(expense.amountPaise, withPaise)}
        {isEditable && !isReadOnly && (
          <ChevronRight
            aria-hidden
            size={14}
            className="absolute top-1/2 right-px hidden -translate-y-1/2 text-muted max-sm:-right-3.5 pointer-coarse:block"
          />
        )}
      </td>
    </tr>
  );
}
