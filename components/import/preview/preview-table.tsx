import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useToday } from "@/components/ui/use-today";
import { SpacerRow } from "@/components/ui/spacer-row";
import { MAX_PRINTED_ROWS, useRowWindow } from "@/components/ui/use-row-window";
import { type FormatRupees, useRupees } from "@/components/ui/use-rupees";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, hasPaise } from "@/lib/domain/expenses/money";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import { PreviewTableRow } from "./preview-table-row";
import type { RowState } from "@/components/import/rows/row-states";
import { type RowEditing, useOffer } from "./use-row-edits";

const LABELS = ["Import", "Date", "Category", "Description", "Amount", "State"];

const SIZES = { widePx: 49, narrowPx: 93 };

/** The rows of the files. The rows near the viewport are rendered. */
export function PreviewTable({
  rows,
  states,
  inList,
  shown,
  editing,
}: {
  rows: readonly PreviewRow[];
  states: readonly RowState[];
  /** The expenses of the list with the whole bill of a row, or its share, by its id. */
  inList: ReadonlyMap<string, Expense>;
  /** The indexes of the rows to show. */
  shown: readonly number[];
  editing: RowEditing;
}) {
  const { edits, offer, edit, chooseCategory, focused } = editing;
  const keyOf = useCallback(
    (position: number) => rows[shown[position] ?? -1]?.id ?? "",
    [rows, shown],
  );
  const virtual = useRowWindow({
    count: shown.length,
    keyOf,
    sizes: SIZES,
  });
  const { body, scrollToIndex } = virtual;
  const { withPaise, withYear, amountWidth } = useColumns(rows);
  const { others, accept } = useOffer(editing, rows, states);
  const focus = useEffectEvent((id: string) => {
    const position = shown.findIndex((index) => rows[index]?.id === id);
    if (position < 0) return undefined;
    scrollToIndex?.(position, { align: "center" });
    return focusWhenRendered(body.current, id);
  });
  useEffect(() => (focused ? focus(focused.id) : undefined), [focused]);

  return (
    <>
      {virtual.isPrinting && shown.length > MAX_PRINTED_ROWS && (
        <p className="py-3 md:px-5">
          Printed are the first {MAX_PRINTED_ROWS.toLocaleString("en-IN")} of{" "}
          {shown.length.toLocaleString("en-IN")} rows.
        </p>
      )}
      <table
        role="table"
        aria-rowcount={shown.length + 1}
        className="w-full max-md:block md:table-fixed"
      >
        <colgroup className="max-md:hidden">
          <col className="w-15" />
          <col className={withYear ? "w-28" : "w-19.5"} />
          <col className="w-37" />
          <col />
          <col style={{ width: `max(${amountWidth}ch + 1rem, 7rem)` }} />
          <col className="w-31 lg:w-39.5" />
        </colgroup>
        <PreviewTableHead />
        <tbody ref={body} role="rowgroup" className="max-md:block">
          <SpacerRow height={virtual.above} />
          {virtual.rows.map(({ key, index: position }) => {
            const index = shown[position] ?? -1;
            const row = rows[index];
            return (
              row && (
                <PreviewTableRow
                  key={key}
                  ref={virtual.measure}
                  data-index={position}
                  row={row}
                  state={states[index] ?? "unchecked"}
                  inList={inList.get(row.id)}
                  edit={edits.get(row.id)}
                  isMarked={focused?.id === row.id}
                  rowIndex={position + 2}
                  withPaise={withPaise}
                  withYear={withYear}
                  offerCount={offer?.row.id === row.id ? others.length : 0}
                  onEdit={edit}
                  onCategory={chooseCategory}
                  onAcceptOffer={accept}
                />
              )
            );
          })}
          <SpacerRow height={virtual.isPrinting ? 0 : virtual.below} />
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className="px-4 py-10 text-center text-md text-muted">
          No rows to show
        </p>
      )}
    </>
  );
}

/** Paise and years are shown for all rows or none; `amountWidth` is in characters. */
function useColumns(rows: readonly PreviewRow[]) {
  const formatRupees = useRupees();
  const year = useToday().slice(0, 4);
  return useMemo(
    () => summarise(rows, year, formatRupees),
    [rows, year, formatRupees],
  );
}

function summarise(
  rows: readonly PreviewRow[],
  thisYear: string,
  formatRupees: FormatRupees,
) {
  let [max, withPaise, withYear] = [0, false, false];
  for (const row of rows) {
    const { amountPaise, date } = row.found ?? row.leftOut;
    withYear ||= date !== undefined && !date.startsWith(thisYear);
    if (amountPaise === undefined) continue;
    max = Math.max(max, amountPaise);
    withPaise ||= hasPaise(amountPaise);
  }
  const amountWidth = formatRupees(asPaise(max), withPaise).length;
  return { withPaise, withYear, amountWidth };
}

/** Focuses the row once the window has it. Returns the function that stops waiting. */
function focusWhenRendered(body: HTMLElement | null, id: string) {
  let frame = 0;
  const attempt = () => {
    const row = body?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(id)}"]`,
    );
    if (row) {
      row.scrollIntoView({ block: "center" });
      row.focus({ preventScroll: true });
    } else frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

function PreviewTableHead() {
  return (
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row" aria-rowindex={1}>
        {LABELS.map((label) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            className={`top-0 z-10 h-8.5 bg-surface pr-3 pb-1 text-sm font-medium text-muted last:pl-3 roomy:sticky md:shadow-[inset_0_-1px] md:shadow-hairline forced-colors:outline ${label === "Amount" ? "text-right" : "text-left"}`}
          >
            <span className={label === "Import" ? "sr-only" : undefined}>
              {label}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
