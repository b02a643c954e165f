import { type ReactNode, useEffect, useRef, useState } from "react";
import { askBeforeUnload } from "@/components/ui/ask-before-unload";
import { addOneByOne } from "@/lib/browser/import/add-one-by-one";
import {
  importExpenses,
  type ImportOutcome,
  type ImportProgress,
} from "@/lib/browser/import/import-expenses";
import type { ImportedExpense } from "@/lib/browser/import/imported-expense";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { ShareChange } from "@/lib/browser/import/share-changes";
import type { PlanRestore } from "@/lib/browser/import/restore-plan";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { bindList, type ListBinding } from "@/lib/browser/list/list-binding";
import type { KeyCheck } from "@/components/import/rows/row-states";
import { applyMutation, type Mutation } from "@/components/undo/mutation";
import { importUndo } from "./import-undo";

type Ended = {
  total: number;
  outcome: ImportOutcome;
  /** Undefined if nothing can be undone. */
  inverse: Mutation | undefined;
};

/** What the screen shows of storing and undoing. */
export type ImportState =
  | { status: "idle" }
  | {
      status: "storing";
      total: number;
      done: number;
      /** The rate limit makes the import wait. */
      isWaiting: boolean;
      isCancelled: boolean;
    }
  | ({ status: "ended" | "undoing" } & Ended)
  | ({ status: "undo-failed"; message: ReactNode } & Ended)
  | { status: "undone"; message: ReactNode };

export type Storing = ReturnType<typeof useImport>;

/** Stores rows, and undoes that. It goes on when the screen is left. */
export function useImport({
  isEditable,
  onKeys,
  onStored,
}: {
  /** Without it, the list takes single adds only. */
  isEditable: boolean;
  /** Called when the list has got these keys, or lost them. */
  onKeys: (entries: [string, KeyCheck][]) => void;
  /** Called when the import has ended, with the list that has the rows. */
  onStored: (outcome: ImportOutcome) => void;
}) {
  const [state, setState] = useState<ImportState>({ status: "idle" });
  const cancellation = useRef<AbortController>(undefined);
  // Since the first file was chosen.
  const binding = useRef<ListBinding>(undefined);
  const isStoring = state.status === "storing";
  useEffect(() => (isStoring ? askBeforeUnload() : undefined), [isStoring]);

  const start = async (
    rows: ImportedExpense[],
    files: string[],
    also: {
      plan?: PlanRestore | undefined;
      replaced?: Expense[];
      shares?: ShareChange[];
    } = {},
  ) => {
    const controller = new AbortController();
    cancellation.current = controller;
    const total = rows.length;
    setState({
      status: "storing",
      total,
      done: 0,
      isWaiting: false,
      isCancelled: false,
    });
    const change = (change: { isWaiting: boolean } | { done: number }) =>
      setState((state) =>
        state.status === "storing" ? { ...state, ...change } : state,
      );
    const bound = (binding.current = bindList(binding.current));
    const options = {
      binding: bound,
      files,
      ...also,
      signal: controller.signal,
      onWait: (isWaiting: boolean) => change({ isWaiting }),
      onProgress: ({ keys, done }: ImportProgress) => {
        onKeys(keys.map((key) => [key, "exists"]));
        change({ done });
      },
    };
    const outcome = await (isEditable ? importExpenses : addOneByOne)(
      rows,
      options,
    );
    if (typeof outcome.end === "object") {
      console.error("The import has stopped.", outcome.end.error);
      // The next press is for the list that the message speaks of.
      if (lostListProblem(outcome.end.error)) binding.current = undefined;
    } else if (outcome.end === "complete") binding.current = undefined;
    if (typeof outcome.plan === "object")
      console.error("The plan could not be restored.", outcome.plan.error);
    onStored(outcome);
    const { undoId, list } = outcome;
    const onRemoved = (keys: string[]) =>
      onKeys(keys.map((key) => [key, "new"]));
    const inverse =
      undoId === undefined ? undefined : importUndo(undoId, list, onRemoved);
    setState({ status: "ended", total, outcome, inverse });
  };

  /** Call when a file is chosen. */
  const bind = () => {
    binding.current = bindList(binding.current);
  };

  const cancel = () => {
    cancellation.current?.abort();
    setState((state) =>
      state.status === "storing" ? { ...state, isCancelled: true } : state,
    );
  };

  const undo = async () => {
    if (state.status !== "ended" && state.status !== "undo-failed") return;
    const { inverse, outcome, total } = state;
    if (!inverse) return;
    const ended = { inverse, outcome, total };
    setState({ status: "undoing", ...ended });
    const undone = await applyMutation(inverse);
    const { message } = undone;
    if ("error" in undone)
      setState({ status: "undo-failed", message: message?.title, ...ended });
    else setState({ status: "undone", message: message?.title });
  };
  return { state, bind, start, cancel, undo };
}
