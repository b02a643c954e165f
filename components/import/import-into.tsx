import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";
import { hasNewLearned, restoreLearned } from "@/lib/browser/import/learned";
import { FileArea } from "./files/file-area";
import { PersonQuestions } from "./files/person-questions";
import { useStatementFiles } from "./files/use-statement-files";
import { Preview } from "./preview/preview";
import { useKeyChecks } from "./preview/use-key-checks";
import { useRowEdits } from "./preview/use-row-edits";
import { PlanQuestion } from "./restore/plan-question";
import { usePlanChoice } from "./restore/use-plan-choice";
import { useImport } from "./storing/use-import";
import { useCategoryProposals } from "./use-category-proposals";

/** With rows, the files are right of them from 1280 px, and above them below. */
const GRID =
  "grid grid-flow-row-dense grid-cols-1 items-start gap-3.5 md:gap-4 xl:has-[table]:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-5";

/** Reads files, shows their rows, and stores the chosen ones in the list. */
export function ImportInto({ loaded }: { loaded: LoadedExpenses }) {
  const { list, isEditable } = loaded;
  const { startProposals, learn, storeLearned } = useCategoryProposals(loaded);
  const statementFiles = useStatementFiles(startProposals);
  const { files, rows } = statementFiles;
  const learned = files.flatMap(
    ({ statement }) => statement?.backup?.learned ?? [],
  );
  const takesLearned = learned.some((part) => hasNewLearned(list, part));
  const keyChecks = useKeyChecks(rows, list, isEditable);
  const editing = useRowEdits(learn);
  const storing = useImport({
    isEditable,
    onKeys: keyChecks.setKeys,
    onStored: (outcome) => {
      storeLearned(outcome.list);
      if (!hasImported(outcome)) return;
      for (const part of learned) restoreLearned(outcome.list, part);
    },
  });
  const { status } = storing.state;
  const planChoice = usePlanChoice(
    files,
    loaded,
    status === "storing" || status === "undoing",
  );
  const restore = planChoice.status === "open" ? planChoice.restore : undefined;
  return (
    <div className={GRID}>
      {!isEditable && (
        <p className="col-span-full rounded-card border border-warning/40 bg-surface px-4 py-3 text-sm md:px-6">
          Your expenses are on another server, which takes them one by one,
          about two a second. Rows that are already there cannot be recognised,
          and the import cannot be undone.
        </p>
      )}
      <FileArea
        statementFiles={statementFiles}
        onAdd={(added) => {
          storing.bind();
          statementFiles.add(added);
        }}
        onJump={editing.focus}
      />
      {(rows.length > 0 ||
        planChoice.status !== "settled" ||
        takesLearned ||
        status !== "idle") && (
        <Preview
          questions={
            <>
              <PersonQuestions {...statementFiles} />
              <PlanQuestion choice={planChoice} />
            </>
          }
          planState={
            planChoice.status === "loading" ? "checking" : restore && "taken"
          }
          takesLearned={takesLearned}
          rows={rows}
          loaded={loaded}
          keyChecks={keyChecks}
          editing={editing}
          storing={storing}
          onImport={(chosen, also) =>
            void storing.start(
              chosen,
              files.map(({ name }) => name),
              { plan: restore, ...also },
            )
          }
        />
      )}
    </div>
  );
}

/** Whether it has added something, or all of it was there. */
function hasImported({ created, end, plan }: ImportOutcome): boolean {
  return (
    created > 0 ||
    (end === "complete" && (plan === undefined || plan === "stored"))
  );
}
