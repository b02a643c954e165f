import { Check, TriangleAlert } from "lucide-react";
import { memo, type Ref } from "react";
import { Amount } from "@/components/amount";
import { countText } from "@/components/ui/count-text";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import { type Category, isCategory } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { editFault } from "@/components/import/rows/chosen-rows";
import type { PreviewRow, RowEdit } from "@/components/import/rows/preview-row";
import { CategorySelect, CategoryText, DescriptionInput } from "./row-cells";
import { replacesBill } from "@/components/import/rows/whole-bills";
import {
  canInclude,
  isIncluded,
  type RowState,
} from "@/components/import/rows/row-states";
import { InList } from "./in-list";
import { REASON_TEXTS, STATE_TEXTS } from "./state-texts";

// Under 768 px a row is a grid: description and amount, then date, category
// and state. `display: grid` removes the semantics of table elements in some
// browsers, so each has an explicit role:
// https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
const ROW =
  "max-md:grid max-md:grid-cols-[2.25rem_auto_auto_minmax(0,1fr)_auto] max-md:gap-x-1 max-md:py-0.5";
const CHECK = "max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 md:pl-3";
const DATE =
  "whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:self-center max-md:pr-2 max-md:text-sm max-md:text-muted md:text-md";
const CATEGORY =
  "max-md:col-start-3 max-md:row-start-2 max-md:text-sm md:text-md";
const DESCRIPTION =
  "text-md max-md:col-span-3 max-md:col-start-2 max-md:row-start-1 md:py-0.5 md:pr-3";
const AMOUNT =
  "text-right text-md font-medium whitespace-nowrap tabular-nums max-md:col-start-5 max-md:row-start-1 max-md:pt-2.75 md:pr-3";
const STATE =
  "text-sm text-muted max-md:col-span-2 max-md:col-start-4 max-md:row-start-2 max-md:self-center max-md:text-right md:px-3";

type Props = {
  row: PreviewRow;
  state: RowState;
  /** The expense of the list with its whole bill, or its share. */
  inList: Expense | undefined;
  edit: RowEdit | undefined;
  /** Whether a warning has led to the row. */
  isMarked: boolean;
  rowIndex: number;
  withPaise: boolean;
  withYear: boolean;
  /** How many other rows of the payee can get the category that was just chosen. */
  offerCount: number;
  onEdit: (ids: readonly string[], edit: RowEdit) => void;
  onCategory: (row: PreviewRow, category: Category) => void;
  onAcceptOffer: () => void;
  ref: Ref<HTMLTableRowElement> | undefined;
  "data-index": number;
};

/** Also after a click, for which a browser shows no focus. */
const MARKED =
  "bg-raised focus:outline-2 focus:-outline-offset-2 focus:outline-teal";

export const PreviewTableRow = memo(function PreviewTableRow({
  row,
  state,
  inList,
  edit,
  isMarked,
  rowIndex,
  withPaise,
  withYear,
  offerCount,
  onEdit,
  onCategory,
  onAcceptOffer,
  ...rest
}: Props) {
  const { found, leftOut } = row;
  const { date, amountPaise } = found ?? leftOut;
  const name = found ? (edit?.description ?? found.description) : leftOut.text;
  const isOffered = canInclude(found, state);
  const hasCheckbox = isOffered && state !== "whole-here";
  const isReplacing = replacesBill(state, edit);
  const isChosen = isIncluded(found, state, edit);
  const isEditable = state === "new" || isChosen;
  const category = rowCategory(row, edit, isReplacing ? inList : undefined);
  const fault =
    edit?.description === undefined ? undefined : editFault(edit.description);
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-row={row.id}
      tabIndex={-1}
      className={`border-t border-hairline md:first:border-t-transparent transition-colors duration-150 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2 ${ROW} ${isMarked ? MARKED : ""} ${isChosen || isReplacing ? "" : "text-muted"}`}
      {...rest}
    >
      <td role="cell" className={CHECK}>
        {hasCheckbox && (
          <label className="relative grid size-11 cursor-pointer place-items-center max-md:-ml-2.75">
            <input
              type="checkbox"
              aria-label={`Import ${name}`}
              checked={isChosen}
              onChange={({ target }) =>
                onEdit([row.id], { isExcluded: !target.checked })
              }
              className="peer size-5.5 appearance-none rounded-[7px] border-[1.5px] border-control transition-colors duration-150 checked:border-primary checked:bg-primary forced-colors:appearance-auto roomy:scroll-mt-16 tall:scroll-mb-36"
            />
            <Check
              size={16}
              strokeWidth={2.75}
              className="pointer-events-none absolute hidden text-on-primary peer-checked:block forced-colors:hidden!"
            />
          </label>
        )}
      </td>
      <td role="cell" className={DATE}>
        {date && (
          <time dateTime={date}>
            {withYear ? formatDate(date) : formatDate(date).slice(0, -5)}
          </time>
        )}
      </td>
      <td role="cell" className={CATEGORY}>
        {category &&
          (isEditable ? (
            <CategorySelect
              label={`Category of ${name}`}
              category={category}
              onChange={(category) => onCategory(row, category)}
            />
          ) : (
            <CategoryText category={category} />
          ))}
      </td>
      <td role="cell" className={DESCRIPTION}>
        {isEditable ? (
          <DescriptionInput
            label={`Description, ${found ? found.description : ""}`}
            value={name}
            fault={fault}
            faultId={`fault-${row.id}`}
            onChange={(description) => onEdit([row.id], { description })}
          />
        ) : (
          <bdi className="block py-2.75">{name}</bdi>
        )}
        {inList && (
          <InList
            name={name}
            state={state}
            expense={inList}
            choice={edit?.wholeBill}
            onChoose={(wholeBill) => onEdit([row.id], { wholeBill })}
          />
        )}
        {isOffered && found?.doubt && (
          <p className="-mt-2.5 pb-2 text-sm text-warning">{found.doubt}</p>
        )}
        {offerCount > 0 && (
          <p className="pb-1 text-sm">
            <button
              type="button"
              onClick={onAcceptOffer}
              className="min-h-11 text-start text-teal underline underline-offset-4 tall:scroll-mb-32"
            >
              Also for the other {countText(offerCount, "row")} of{" "}
              <bdi>{found?.description}</bdi>
            </button>
          </p>
        )}
      </td>
      <td role="cell" className={AMOUNT}>
        {amountPaise !== undefined && (
          <Amount paise={amountPaise} withPaise={withPaise} />
        )}
      </td>
      <td role="cell" className={STATE}>
        {state === "left-out" && !isChosen ? (
          REASON_TEXTS[leftOut?.reason ?? found?.leftOutAs ?? "unreadable"]
        ) : isOffered && found?.doubt ? (
          <span className="inline-flex items-center gap-1.5 text-warning">
            <TriangleAlert size={16} strokeWidth={1.8} className="shrink-0" />
            Check this
          </span>
        ) : isReplacing ? (
          STATE_TEXTS["whole-here"]
        ) : state === "share-here" && !isChosen ? (
          STATE_TEXTS[state]
        ) : isOffered && !isChosen ? (
          "Not imported"
        ) : isChosen ? (
          <span className="sr-only">{STATE_TEXTS.new}</span>
        ) : (
          STATE_TEXTS[state === "left-out" ? "new" : state]
        )}
      </td>
    </tr>
  );
});

/** The category of the row, or of the expense that it replaces. */
function rowCategory(
  row: PreviewRow,
  edit: RowEdit | undefined,
  replaced: Expense | undefined,
): Category | undefined {
  if (!row.found) return undefined;
  return replaced && isCategory(replaced.category)
    ? replaced.category
    : (edit?.category ?? row.category);
}
