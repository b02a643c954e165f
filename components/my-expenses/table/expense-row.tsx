import { ChevronRight, Clock } from "lucide-react";
import type { Ref } from "react";
import { Amount } from "@/components/amount";
import { CategoryName } from "@/components/category-name";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { READ_ONLY_REASON } from "@/components/device/read-only-notice";
import { splitTags } from "@/lib/domain/expenses/tags";
import { AMOUNT_CELL, CELL } from "./table-classes";
import { TaggedText } from "./tagged-text";

export function ExpenseRow({
  expense,
  rowIndex,
  colour,
  withPaise,
  isUpcoming,
  isSameDay,
  isGrouped,
  isEditable,
  isReadOnly,
  unsent,
  onTag,
  ...rest
}: {
  expense: Expense;
  /** 1-based, among all rows of the table, rendered or not. */
  rowIndex: number;
  colour: string | undefined;
  withPaise: boolean;
  /** The date is after today. */
  isUpcoming: boolean;
  /** The row above has the same date, in the order of dates. */
  isSameDay: boolean;
  /** A row above it shows its date. */
  isGrouped: boolean;
  isEditable: boolean;
  /** Its button is disabled, for the reason that the screen shows. */
  isReadOnly: boolean;
  /** What to say about an expense that is only on this device. */
  unsent: string | undefined;
  onTag: (tag: string) => void;
  ref: Ref<HTMLTableRowElement> | undefined;
  "data-index": number;
}) {
  const [, date = "", year = ""] =
    /^(.*) (\d+)$/.exec(formatDate(expense.date)) ?? [];
  const parts = splitTags(expense.description);
  const hasTags = parts.length > 1;
  const description = (
    <bdi>
      {hasTags ? (
        <TaggedText parts={parts} isNamed={isEditable} onTag={onTag} />
      ) : (
        expense.description
      )}
    </bdi>
  );
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-id={expense._id}
      className={`relative transition-colors duration-150 hover:bg-raised max-md:-mx-(--gutter) max-md:grid max-md:min-h-14 max-md:grid-cols-[1fr_auto] max-md:content-center max-md:gap-x-4 max-md:px-(--gutter) max-md:py-1.75 md:h-11 ${
        isSameDay
          ? "max-md:before:absolute max-md:before:inset-x-(--gutter) max-md:before:top-0 max-md:before:h-px max-md:before:bg-hairline"
          : "md:not-first:*:shadow-[inset_0_1px] md:*:shadow-hairline"
      } ${
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
            : `${CELL} whitespace-nowrap max-md:col-start-1 max-md:row-start-3 max-md:text-sm max-md:text-muted md:text-md/5 ${isSameDay ? "md:text-subtle" : ""}`
        }
      >
        <time dateTime={expense.date}>
          {date} <span className="text-subtle">{year}</span>
        </time>
        {isUpcoming && !isGrouped && (
          <span className="text-xs text-muted italic max-md:ml-2 md:block">
            Upcoming
          </span>
        )}
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-start-1 max-md:row-start-2 max-md:text-sm md:text-md/5`}
      >
        <CategoryName name={expense.category} colour={colour} />
        {unsent && (
          <Unsent isNamed={isEditable} className="ml-2 md:hidden">
            {unsent}
          </Unsent>
        )}
      </td>
      <td
        role="cell"
        className={`${CELL} max-md:col-start-1 max-md:row-start-1 ${hasTags ? "leading-6 md:relative md:text-md/6" : "max-md:leading-5.5 md:text-md/5"}`}
      >
        {isEditable && (
          <button
            type="button"
            aria-label={`${unsent ?? "Edit"} ${expense.description}`.trim()}
            aria-haspopup="dialog"
            aria-disabled={isReadOnly || undefined}
            aria-describedby={isReadOnly ? READ_ONLY_REASON : undefined}
            // Under the tags, which are buttons too, it is larger than the cell, and on phones as large as the row.
            className={`scroll-mb-4 max-md:scroll-mt-18 md:tall:scroll-mt-28 ${hasTags ? "absolute inset-0 max-md:-outline-offset-2 md:-left-3" : `text-start max-md:w-full ${unsent ? "" : "md:w-full"}`}`}
          >
            {!hasTags && description}
          </button>
        )}
        {(hasTags || !isEditable) && description}
        {unsent && (
          <Unsent isNamed={isEditable} className="ml-2.5 max-md:hidden">
            {unsent}
          </Unsent>
        )}
      </td>
      <td
        role="cell"
        className={`${AMOUNT_CELL} font-medium max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:relative md:text-md/5`}
      >
        <Amount paise={expense.amountPaise} withPaise={withPaise} />
        {isEditable && !isReadOnly && (
          <ChevronRight
            aria-hidden
            size={14}
            className="absolute top-1/2 right-1 hidden -translate-y-1/2 text-muted md:pointer-coarse:block"
          />
        )}
      </td>
    </tr>
  );
}

function Unsent({
  isNamed,
  className,
  children,
}: {
  /** The name of the row's button says it too. */
  isNamed: boolean;
  className: string;
  children: string;
}) {
  return (
    <span
      aria-hidden={isNamed || undefined}
      className={`inline-flex items-center gap-1 text-sm text-warning ${className}`}
    >
      <Clock aria-hidden size={14} strokeWidth={2} />
      {children}
    </span>
  );
}
