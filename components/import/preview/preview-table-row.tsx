import { memo, type Ref } from "react";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import type { Category } from "@/lib/domain/expenses/category";
import { useRupees } from "@/components/ui/use-rupees";
import { editFault } from "@/components/import/rows/chosen-rows";
import type { PreviewRow, RowEdit } from "@/components/import/rows/preview-row";
import { CategorySelect, CategoryText, DescriptionInput } from "./row-cells";
import {
  canInclude,
  isIncluded,
  type RowState,
} from "@/components/import/rows/row-states";
import { reasonText, stateText } from "./state-texts";

// Under 1024 px a row is a grid: description and amount, then date and category,
// then the state. `display: grid` removes the semantics of table elements in some
// browsers, so each has an explicit role:
// https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
const ROW =
  "max-lg:grid max-lg:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] max-lg:items-center max-lg:px-1 max-lg:py-1";
const CHECK =
  "max-lg:col-start-1 max-lg:row-span-3 max-lg:row-start-1 max-lg:self-start lg:pl-3";
const DATE =
  "whitespace-nowrap max-lg:col-start-2 max-lg:row-start-2 max-lg:pl-2 max-lg:text-sm max-lg:text-muted lg:px-2";
const CATEGORY =
  "max-lg:col-span-2 max-lg:col-start-3 max-lg:row-start-2 max-lg:max-w-50 max-lg:text-sm lg:px-1";
const DESCRIPTION =
  "max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-1 lg:px-1 lg:py-0.5";
const AMOUNT =
  "text-right whitespace-nowrap tabular-nums max-lg:col-start-4 max-lg:row-start-1 max-lg:self-start max-lg:pt-2.5 max-lg:pr-3 lg:px-3";
const STATE =
  "text-sm text-muted max-lg:col-span-3 max-lg:col-start-2 max-lg:row-start-3 max-lg:px-2 max-lg:pb-1 lg:px-3";
/** A row that is imported without a question shows no state on small screens. */
const PLAIN_STATE = "text-sm text-muted max-lg:sr-only lg:px-3";

type Props = {
  row: PreviewRow;
  state: RowState;
  edit: RowEdit | undefined;
  /** Whether a warning has led to the row. */
  isMarked: boolean;
  rowIndex: number;
  withPaise: boolean;
  /** How many other rows of the payee can get the category that was just chosen. */
  offerCount: number;
  onEdit: (id: string, edit: RowEdit) => void;
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
  edit,
  isMarked,
  rowIndex,
  withPaise,
  offerCount,
  onEdit,
  onCategory,
  onAcceptOffer,
  ...rest
}: Props) {
  const formatRupees = useRupees();
  const { found, leftOut } = row;
  const { date, amountPaise } = found ?? leftOut;
  const name = found ? (edit?.description ?? found.description) : leftOut.text;
  const hasCheckbox = canInclude(found, state);
  const isChosen = isIncluded(found, state, edit);
  const isEditable = state === "new" || isChosen;
  const fault =
    edit?.description === undefined ? undefined : editFault(edit.description);
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-row={row.id}
      tabIndex={-1}
      className={`border-b border-hairline transition-colors duration-150 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2 ${ROW} ${isMarked ? MARKED : ""} ${isChosen ? "" : "text-muted"}`}
      {...rest}
    >
      <td role="cell" className={CHECK}>
        {hasCheckbox && (
          <label className="grid min-h-11 place-items-center">
            <input
              type="checkbox"
              aria-label={`Import ${name}`}
              checked={isChosen}
              onChange={({ target }) =>
                onEdit(row.id, { isExcluded: !target.checked })
              }
              className="size-5 accent-teal roomy:scroll-mt-16 tall:scroll-mb-36"
            />
          </label>
        )}
      </td>
      <td role="cell" className={DATE}>
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </td>
      <td role="cell" className={CATEGORY}>
        {found &&
          (isEditable ? (
            <CategorySelect
              label={`Category of ${name}`}
              category={edit?.category ?? row.category}
              onChange={(category) => onCategory(row, category)}
            />
          ) : (
            <CategoryText category={edit?.category ?? row.category} />
          ))}
      </td>
      <td role="cell" className={DESCRIPTION}>
        {isEditable ? (
          <DescriptionInput
            label={`Description, ${found ? found.description : ""}`}
            value={name}
            fault={fault}
            faultId={`fault-${row.id}`}
            onChange={(description) => onEdit(row.id, { description })}
          />
        ) : (
          <bdi className="block border border-transparent px-2 py-[9px]">
            {name}
          </bdi>
        )}
        {hasCheckbox && found?.doubt && (
          <p className="px-2 pb-2 text-sm text-warning">{found.doubt}</p>
        )}
        {offerCount > 0 && (
          <p className="px-2 pb-1 text-sm">
            <button
              type="button"
              onClick={onAcceptOffer}
              className="min-h-11 text-start text-teal underline underline-offset-4 tall:scroll-mb-32"
            >
              Also for the other {offerCount.toLocaleString("en-IN")}{" "}
              {offerCount === 1 ? "row" : "rows"} of{" "}
              <bdi>{found?.description}</bdi>
            </button>
          </p>
        )}
      </td>
      <td role="cell" className={AMOUNT}>
        {amountPaise !== undefined && formatRupees(amountPaise, withPaise)}
      </td>
      <td
        role="cell"
        className={isChosen && !found?.doubt ? PLAIN_STATE : STATE}
      >
        {state === "left-out" && !isChosen ? (
          reasonText(leftOut?.reason ?? found?.leftOutAs ?? "unreadable")
        ) : hasCheckbox && found?.doubt ? (
          <span className="text-warning">Check</span>
        ) : hasCheckbox && !isChosen ? (
          "Not imported"
        ) : (
          stateText(state === "left-out" ? "new" : state)
        )}
      </td>
    </tr>
  );
});
