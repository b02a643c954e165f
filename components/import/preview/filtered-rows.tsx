import { type ReactNode, useMemo, useState } from "react";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import {
  passesFilter,
  type RowCounts,
  type RowFilter,
  type RowState,
} from "@/components/import/rows/row-states";
import type { Expense } from "@/lib/domain/expenses/expense";
import { PreviewTable } from "./preview-table";
import { FILTER_LABELS } from "./state-texts";
import type { RowEditing } from "./use-row-edits";

const FILTERS: RowFilter[] = ["all", "new", "doubt", "here", "left-out"];

/** On phones they scroll sideways under a fade. */
const TABS =
  "flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:[mask-image:linear-gradient(to_right,transparent,#000_14px,#000_calc(100%-36px),transparent)] max-md:px-(--gutter) max-md:pt-1 max-md:pb-2.5 max-md:[scrollbar-width:none] md:flex-wrap md:px-3 md:py-2.5";
const TAB =
  "inline-flex min-h-11 shrink-0 items-center rounded-full bg-raised px-3.5 text-md whitespace-nowrap ring-1 ring-hairline ring-inset transition-colors duration-150 hover:text-text aria-pressed:bg-purple-soft aria-pressed:text-text aria-pressed:ring-purple/55";

/** The rows of the chosen filter. The filter does not change what is imported. */
export function FilteredRows({
  rows,
  states,
  counts,
  inList,
  editing,
  notices,
}: {
  rows: readonly PreviewRow[];
  states: readonly RowState[];
  counts: RowCounts;
  inList: ReadonlyMap<string, Expense>;
  editing: RowEditing;
  /** Between the filters and the rows. */
  notices: ReactNode;
}) {
  const { focused } = editing;
  const [chosen, setFilter] = useState<RowFilter>("all");
  // A row that is to be focused must be shown.
  const [focusedBefore, setFocusedBefore] = useState(focused);
  if (focused !== focusedBefore) {
    setFocusedBefore(focused);
    setFilter("all");
  }
  const filter = counts[chosen] > 0 ? chosen : "all";
  const shown = useMemo(
    () =>
      [...rows.keys()].filter((index) => {
        const [row, state] = [rows[index], states[index]];
        return row && state && passesFilter(filter, row, state);
      }),
    [rows, states, filter],
  );
  return (
    <>
      <div role="group" aria-label="Show" className={TABS}>
        {FILTERS.filter((name) => name === "all" || counts[name] > 0).map(
          (name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
              className={`${TAB} ${name === "doubt" ? "text-warning" : "text-muted"}`}
            >
              {FILTER_LABELS[name]} {counts[name].toLocaleString("en-IN")}
            </button>
          ),
        )}
      </div>
      {notices}
      <PreviewTable
        rows={rows}
        states={states}
        inList={inList}
        shown={shown}
        editing={editing}
      />
    </>
  );
}
