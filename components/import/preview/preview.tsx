import { useMemo, useState } from "react";
import { asPaise } from "@/lib/domain/expenses/money";
import { QUIET_LINK } from "@/components/ui/button-class";
import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import { ImportBar } from "@/components/import/storing/import-bar";
import type { ImportState } from "@/components/import/storing/import-state";
import { rowsText } from "@/components/import/files/file-card";
import { chosenRows } from "@/components/import/rows/chosen-rows";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import { PreviewTable } from "./preview-table";
import {
  countRows,
  passesFilter,
  type RowCounts,
  type RowFilter,
  rowStates,
} from "@/components/import/rows/row-states";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { useKeyChecks } from "./use-key-checks";
import type { RowEditing } from "./use-row-edits";
import { FILTER_LABELS } from "./state-texts";

const FILTERS: RowFilter[] = ["all", "new", "here", "left-out", "doubt"];

/** Every row of the files, with what the import does with it. */
export function Preview({
  rows,
  expenses,
  keyChecks: { checks, hasFailed, checkAgain },
  editing,
  focusedRow,
  onFocusRow,
  importState,
  onImport,
  onCancel,
  onUndo,
}: {
  rows: readonly PreviewRow[];
  /** The expenses of the list. */
  expenses: readonly Expense[];
  keyChecks: ReturnType<typeof useKeyChecks>;
  editing: RowEditing;
  focusedRow: { id: string } | undefined;
  onFocusRow: (id: string) => void;
  importState: ImportState;
  onImport: (rows: ImportedExpense[]) => void;
  onCancel: () => void;
  onUndo: () => void;
}) {
  const [chosenFilter, setFilter] = useState<RowFilter>("all");
  const states = useMemo(
    () => rowStates(rows, checks, new Set(expenses.map(({ _id }) => _id))),
    [rows, checks, expenses],
  );
  const counts = useMemo(() => countRows(rows, states), [rows, states]);
  // A row that is to be focused must be shown.
  const [focusedBefore, setFocusedBefore] = useState(focusedRow);
  if (focusedRow !== focusedBefore) {
    setFocusedBefore(focusedRow);
    setFilter("all");
  }
  const filter = counts[chosenFilter] > 0 ? chosenFilter : "all";
  const shown = useMemo(
    () =>
      [...rows.keys()].filter((index) => {
        const [row, state] = [rows[index], states[index]];
        return row && state && passesFilter(filter, row, state);
      }),
    [rows, states, filter],
  );
  const { chosen, totalPaise, faulty } = useMemo(
    () => chosenRows(rows, states, editing.edits),
    [rows, states, editing.edits],
  );
  return (
    <>
      <div>
        <p role="status" className="mb-3">
          {countsText(counts)}
        </p>
        {hasFailed && (
          <p role="alert" className="mb-3 text-danger">
            The rows could not be compared with your list.{" "}
            <button type="button" onClick={checkAgain} className={QUIET_LINK}>
              Try again
            </button>
          </p>
        )}
        <RowFilters filter={filter} counts={counts} onChange={setFilter} />
      </div>
      <PreviewTable
        rows={rows}
        states={states}
        shown={shown}
        editing={editing}
        focusedRow={focusedRow}
        footer={
          <ImportBar
            state={importState}
            count={chosen.length}
            totalPaise={asPaise(totalPaise)}
            isChecking={counts.unchecked > 0}
            onImport={() => {
              if (faulty) onFocusRow(faulty.id);
              else onImport(chosen);
            }}
            onCancel={onCancel}
            onUndo={onUndo}
          />
        }
      />
    </>
  );
}

/** Such as `120 rows: 100 new, 12 already here, 8 left out.` */
function countsText(counts: RowCounts): string {
  const number = (count: number) => count.toLocaleString("en-IN");
  const parts = [
    `${number(counts.new)} new`,
    `${number(counts.here)} already here`,
    `${number(counts["left-out"])} left out`,
    ...(counts.unchecked > 0
      ? [`${number(counts.unchecked)} being compared with your list`]
      : []),
  ];
  return `${rowsText(counts.all)}: ${parts.join(", ")}.`;
}

/** Selects which rows are shown. It does not change what is imported. */
function RowFilters({
  filter,
  counts,
  onChange,
}: {
  filter: RowFilter;
  counts: RowCounts;
  onChange: (filter: RowFilter) => void;
}) {
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
      {FILTERS.filter((name) => name === "all" || counts[name] > 0).map(
        (name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => onChange(name)}
            className="min-h-11 rounded-full border border-hairline px-4 text-sm text-muted transition-colors duration-150 hover:bg-track hover:text-text aria-pressed:border-purple/60 aria-pressed:bg-purple/20 aria-pressed:text-text"
          >
            {FILTER_LABELS[name]}{" "}
            <span className="tabular-nums">
              {counts[name].toLocaleString("en-IN")}
            </span>
          </button>
        ),
      )}
    </div>
  );
}
