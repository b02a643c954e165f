import { useEffect, useState } from "react";
import type { StatementFile } from "@/components/import/files/statement-file";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import type { PlanRestore } from "@/lib/browser/import/restore-plan";
import { fetchPlan, type StoredPlan } from "@/lib/browser/plan/plan-calls";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { changedParts } from "@/lib/domain/plan/plan-changes";

type PlanSide = "mine" | "file";
type Etag = StoredPlan["etag"];

/** `settled`: there is nothing to choose. */
export type PlanChoice =
  | { status: "settled" | "loading" }
  | { status: "failed"; retry: () => void }
  | {
      status: "open";
      mine: Plan;
      file: Plan;
      side: PlanSide;
      choose: (side: PlanSide) => void;
      /** Set if the one of the file is taken. */
      restore?: PlanRestore;
    };

/**
 * The question whether to take the plan of the newest backup, if it differs from that
 * of the list. The plan of the list is read again after `isBusy`; if it is another one
 * then, the choice is made again.
 */
export function usePlanChoice(
  files: readonly StatementFile[],
  { list, isEditable }: Pick<LoadedExpenses, "list" | "isEditable">,
  /** An import or its undo is running. */
  isBusy: boolean,
): PlanChoice {
  const file = newestPlan(files);
  const isNeeded = file !== undefined;
  const [current, setCurrent] = useState<StoredPlan | "failed">();
  const [chosen, setChosen] = useState<{ side: PlanSide; etag: Etag }>();
  const [attempt, setAttempt] = useState(0);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    if (!isBusy) setCurrent(undefined);
  }
  useEffect(() => {
    if (!isNeeded || isBusy) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    fetchPlan(list, isEditable, signal).then(
      (stored) => {
        if (!signal.aborted) setCurrent(stored);
      },
      (error: unknown) => {
        // The list is loaded again, and then its plan.
        if (signal.aborted || lostListProblem(error)) return;
        console.error("The plan could not be loaded.", error);
        setCurrent("failed");
      },
    );
    return () => unmount.abort();
  }, [isNeeded, isBusy, list, isEditable, attempt]);
  if (!file) return { status: "settled" };
  if (current === undefined) return { status: "loading" };
  if (current === "failed")
    return {
      status: "failed",
      retry: () => {
        setCurrent(undefined);
        setAttempt((attempt) => attempt + 1);
      },
    };
  const { plan: mine, etag } = current;
  if (isEmpty(file) || changedParts(mine, file).length === 0)
    return { status: "settled" };
  const isChosen = chosen !== undefined && chosen.etag === etag;
  const side = isChosen ? chosen.side : isEmpty(mine) ? "file" : "mine";
  return {
    status: "open",
    mine,
    file,
    side,
    choose: (side) => setChosen({ side, etag }),
    ...(side === "file" && { restore: { plan: file, before: current } }),
  };
}

function newestPlan(files: readonly StatementFile[]): Plan | undefined {
  return files
    .flatMap(({ statement }) => statement?.backup ?? [])
    .filter(({ plan }) => plan)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.plan;
}

function isEmpty(plan: Plan): boolean {
  return changedParts(EMPTY_PLAN, plan).length === 0;
}
