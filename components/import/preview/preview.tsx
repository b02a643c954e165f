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
import { FilteredRows } from "./filtered-rows";
import { ReplacedNotice, TopUpNotices } from "./top-up-notices";
import {
  countRows,
  type RowCounts,
  rowStates,
} from "@/components/import/rows/row-states";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import type { Expense } from "@/lib/domain/expenses/expense";
import { totalPaise as totalOf } from "@/lib/domain/expenses/totals";
import type { useKeyChecks } from "./use-key-checks";
import type { RowEditing } from "./use-row-edits";
import { useShareIds } from "./use-share-ids";

/** On phones the rows stand on the page. */
const CARD =
  "min-w-0 max-md:overflow-visible max-md:rounded-none max-md:bg-transparent max-md:shadow-none max-md:forced-colors:outline-none xl:col-start-1";

/** Every row of the files, with what the import does with it. */
export function Preview({
  rows,
  loaded: { list, expenses, isEditable },
  keyChecks: { checks, hasFailed, checkAgain },
  editing,
  questions,
  planState,
  takesLearned,
  storing,
  onImport,
}: {
  rows: readonly PreviewRow[];
  loaded: LoadedExpenses;
  keyChecks: ReturnType<typeof useKeyChecks>;
  editing: RowEditing;
  /** What only the user knows of the files. */
  questions: ReactNode;
  /** Whether the plan of a backup is imported, once it is compared. */
  planState: "checking" | "taken" | undefined;
  /** Whether a backup has payees or columns that this browser has not learned. */
  takesLearned: boolean;
  storing: Storing;
  onImport: (
    rows: ImportedExpense[],
    also: { replaced: Expense[]; shares: ShareChange[] },
  ) => void;
}) {
  const shareIds = useShareIds(list, expenses);
  const wholeBills = useMemo(() => {
    const ids = new Set(expenses.map(({ _id }) => _id));
    const states = rowStates(rows, checks, ids);
    return isEditable
      ? findWholeBills(rows, states, expenses, shareIds)
      : { states, expenses: new Map<string, Expense>() };
  }, [rows, checks, expenses, isEditable, shareIds]);
  const { states } = wholeBills;
  const counts = useMemo(() => countRows(rows, states), [rows, states]);
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
      <FilteredRows
        rows={rows}
        states={states}
        counts={counts}
        inList={wholeBills.expenses}
        editing={editing}
        notices={
          <>
            {hasFailed && (
              <p role="alert" className="pb-3 text-md text-danger md:px-5">
                The rows could not be compared with your list.{" "}
                <button
                  type="button"
                  onClick={checkAgain}
                  className={QUIET_LINK}
                >
                  Try again
                </button>
              </p>
            )}
            <TopUpNotices
              topUps={wallets}
              onKeep={(ids, areKept) =>
                editing.edit(ids, { isExcluded: !areKept })
              }
            />
            {kept.length > 0 && (
              <ReplacedNotice
                expenses={kept}
                areRemoved={!staysKept}
                onToggle={() => setStaysKept(!staysKept)}
              />
            )}
          </>
        }
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
          if (faulty) editing.focus(faulty.id);
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
