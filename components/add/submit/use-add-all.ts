import { useRef, useState } from "react";
import { addExpense, type StoredExpense } from "@/lib/client/add-expense";
import { listProblem } from "@/lib/client/api-error";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { randomKey } from "@/lib/client/random-key";
import type { Submission } from "./use-submission";
import {
  type AddProblemCode,
  isReused,
  type LastAddedExpense,
} from "./use-add-expense";

/** An expense of several, with the key of its payment if a message told of it. */
export type ExpenseToAdd = {
  values: ExpenseFormValues;
  key?: string | undefined;
};

/** Adds several expenses one after the other until one fails, and alerts the outcome once. */
export function useAddAll({
  submission,
  onAdded,
  onProblem,
}: {
  submission: Submission;
  onAdded: (added: LastAddedExpense) => void;
  onProblem: (code: AddProblemCode | undefined) => void;
}) {
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);
  // A retry of the expense that failed has the same key.
  const failed = useRef({ values: "", key: "" });

  async function add(expense: ExpenseToAdd): Promise<LastAddedExpense> {
    const { values } = expense;
    const text = JSON.stringify(values);
    const isRetry = failed.current.values === text;
    const key = expense.key ?? (isRetry ? failed.current.key : randomKey());
    failed.current = { values: text, key };
    const stored = await addExpense(values, key, submission.list());
    failed.current = { values: "", key: "" };
    const wasAddedBefore = expense.key !== undefined && stored.isReplay;
    return { values, stored, wasAddedBefore };
  }

  /** Undefined for a payment that was added before, with other details. */
  async function addUnlessReused(expense: ExpenseToAdd) {
    try {
      return await add(expense);
    } catch (error) {
      if (expense.key !== undefined && isReused(error)) return undefined;
      throw error;
    }
  }

  /** Resolves to the number of expenses that are in the list now. */
  async function addAll(all: readonly ExpenseToAdd[]): Promise<number> {
    if (inFlight.current) return 0;
    inFlight.current = true;
    setIsSending(true);
    onProblem(undefined);
    let count = 0;
    const earlier: StoredExpense[] = [];
    try {
      submission.bindList();
      for (const expense of all) {
        const one = await addUnlessReused(expense);
        count += 1;
        if (one === undefined) {
          onProblem("already_added");
          continue;
        }
        onAdded({ ...one, earlier: [...earlier] });
        if (!one.wasAddedBefore) earlier.push(one.stored);
      }
      alert("✅ Expense added successfully!");
    } catch (error) {
      console.error("The expense could not be added.", error);
      onProblem(listProblem(error));
      alert("❌ Something went wrong");
    } finally {
      inFlight.current = false;
      setIsSending(false);
    }
    return count;
  }

  return { isSending, addAll };
}
