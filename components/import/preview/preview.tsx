import { type ReactNode, useMemo, useState } from "react";
import { asPaise } from "@/lib/domain/expenses/money";
import { QUIET_LINK } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import type { ShareChange } from "@/lib/browser/import/share-changes";
import { ImportBar } from "@/components/import/storing/import-bar";
import type { Storing } from "@/components/import/storing/use-import";
import { countText } from "@/components/ui/count-text";
import { chosenRows } from "@/components/import/rows/chosen-rows";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import { replacedTopUps, topUps } from "@/components/import/rows/top-ups";
import {
  findWholeBills,
  shareChanges,
} from "@/components/import/rows/whole-bills";
import { PreviewTable } from "./preview-table";
import { ReplacedNotice, TopUpNotices } from "./top-up-notices";
import {
  countRows,
  passesFilter,
  type RowCounts,
  type RowFilter,
  rowStates,
} from "@/components/import/rows/row-states";
import type { Expense } from "@/lib/domain/expenses/expense";
import { totalPaise as totalOf } from "@/lib/domain/expenses/totals";
import type { useKeyChecks } from "./use-key-checks";
import type { RowEditing } from "./use-row-edits";
import { FILTER_LABELS } from "./state-texts";

const FILTERS: RowFilter[] = ["all", "new", "doubt", "here", "left-out"];

/** On phones the rows stand on the page. */
const CARD =
  "min-w-0 max-md:overflow-visible max-md:rounded-none max-md:bg-transparent max-md:shadow-none max-md:forced-colors:outline-none xl:col-start-1";
/** On phones they scroll sideways under a fade. */
const TABS =
  "flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:[mask-image:linear-gradient(to_right,transparent,#000_14px,#000_calc(100%-36px),transparent)] max-md:px-(--gutter) max-md:pt-1 max-md:pb-2.5 max-md:[scrollbar-width:none] md:flex-wrap md:px-3 md:py-2.5";
const TAB =
  "inline-flex min-h-11 shrink-0 items-center rounded-full bg-raised px-3.5 text-md whitespace-nowrap ring-1 ring-hairline ring-inset transition-colors duration-150 hover:text-text aria-pressed:bg-purple-soft aria-pressed:text-text aria-pressed:ring-purple/55";

/** Every row of the files, with what the import does with it. */
export function Preview({
  rows,
  expenses,
  isEditable,
  shareIds,
  keyChecks: { checks, hasFailed, checkAgain },
  editing,
  focusedRow,
  onFocusRow,
  questions,
  planState,
  takesLearned,
  storing,
  onImport,
}: {
  rows: readonly PreviewRow[];
  expenses: readonly Expense[];
  /** Whether expenses of the list can be removed. */
  isEditable: boolean;
  shareIds: Parameters<typeof findWholeBills>[3];
  keyChecks: ReturnType<typeof useKeyChecks>;
  editing: RowEditing;
  focusedRow: { id: string } | undefined;
  onFocusRow: (id: string) => void;
  /** What only the user knows of the files. */
  questions: ReactNode;
  /** Of the plan of a backup: whether it is imported, once it is compared. */
  planState: "checking" | "taken" | undefined;
  /** Whether a backup has payees or columns that this browser has not learned. */
  takesLearned: boolean;
  storing: Storing;
  onImport: (
    rows: ImportedExpense[],
    also: { replaced: Expense[]; shares: ShareChange[] },
  ) => void;
}) {
  const [chosenFilter, setFilter] = useState<RowFilter>("all");
  const wholeBills = useMemo(() => {
    const ids = new Set(expenses.map(({ _id }) => _id));
    const states = rowStates(rows, checks, ids);
    return isEditable
      ? findWholeBills(rows, states, expenses, shareIds)
      : { states, expenses: new Map<string, Expense>() };
  }, [rows, checks, expenses, isEditable, shareIds]);
  const { states } = wholeBills;
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
  const { edits } = editing;
  const { chosen, totalPaise, faulty, wallets, kept, shares } = useMemo(
    () => ({
      ...chosenRows(rows, wholeBills.states, edits),
      wallets: topUps(rows, wholeBills.states, edits),
      kept: isEditable
        ? replacedTopUps(rows, wholeBills.states, edits, expenses)
        : [],
      shares: shareChanges(rows, wholeBills, edits),
    }),
    [rows, wholeBills, edits, expenses, isEditable],
  );
  const [staysKept, setStaysKept] = useState(false);
  const replaced = staysKept ? [] : kept;
  const sharesPaise = totalOf(shares.map(({ after }) => after));
  return (
    <Card aria-label="Rows" className={CARD}>
      <p role="status" className="sr-only">
        {countsText(counts)}
      </p>
      {questions}
      {takesLearned && (
        <p className="pb-3 text-md text-muted md:px-5 md:pt-4">
          The payees and columns that were learned come along.
        </p>
      )}
      <RowFilters filter={filter} counts={counts} onChange={setFilter} />
      {hasFailed && (
        <p role="alert" className="pb-3 text-md text-danger md:px-5">
          The rows could not be compared with your list.{" "}
          <button type="button" onClick={checkAgain} className={QUIET_LINK}>
            Try again
          </button>
        </p>
      )}
      <TopUpNotices
        topUps={wallets}
        onKeep={(ids, areKept) => editing.edit(ids, { isExcluded: !areKept })}
      />
      {kept.length > 0 && (
        <ReplacedNotice
          expenses={kept}
          areRemoved={!staysKept}
          onToggle={() => setStaysKept(!staysKept)}
        />
      )}
      <PreviewTable
        rows={rows}
        states={states}
        inList={wholeBills.expenses}
        shown={shown}
        editing={editing}
        focusedRow={focusedRow}
      />
      <ImportBar
        storing={storing}
        count={chosen.length}
        rowCount={rows.length}
        totalPaise={asPaise(totalPaise + sharesPaise)}
        shareCount={shares.length}
        topUps={wallets.filter(({ areKept }) => !areKept)}
        isChecking={counts.unchecked > 0 || planState === "checking"}
        takesPlan={planState === "taken"}
        takesLearned={takesLearned}
        replacedCount={replaced.length}
        onImport={() => {
          if (faulty) onFocusRow(faulty.id);
          else onImport(chosen, { replaced, shares });
        }}
      />
    </Card>
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
  return `${countText(counts.all, "row")}: ${parts.join(", ")}.`;
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
    <div role="group" aria-label="Show" className={TABS}>
      {FILTERS.filter((name) => name === "all" || counts[name] > 0).map(
        (name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => onChange(name)}
            className={`${TAB} ${name === "doubt" ? "text-warning" : "text-muted"}`}
          >
            {FILTER_LABELS[name]} {counts[name].toLocaleString("en-IN")}
          </button>
        ),
      )}
    </div>
  );
}
