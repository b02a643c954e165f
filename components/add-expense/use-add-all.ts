import { useRef, useState } from "react";
import {
  keepOnDevice,
  savesOnDevice,
} from "@/lib/browser/outbox/keep-on-device";
import { loadLastKept } from "@/components/add-expense/load-last-kept";
import { addExpense } from "@/lib/browser/expenses/add-expense";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { KeptExpense } from "@/lib/browser/outbox/keep-expenses";
import {
  type AddProblemCode,
  addProblemCode,
  isReused,
} from "./add-problem-code";
import type { Submission } from "./use-submission";
import type { AddedExpense } from "./use-add-expense";

/** An expense of several, with the key of its payment if a message told of it. */
export type ExpenseToAdd = {
  values: ExpenseFormValues;
  key?: string | undefined;
};

const NOT_FAILED = { values: "", key: "" };

/**
 * Adds several expenses one after the other until one fails, and alerts the outcome
 * once. Without the network, stores all on this device instead, without an alert.
 */
export function useAddAll({
  submission,
  onAdded,
  onKept,
  onProblem,
}: {
  submission: Submission;
  /** Called once, with what was sent until one has failed. */
  onAdded: (added: readonly AddedExpense[]) => void;
  onKept: (kept: readonly KeptExpense[]) => void;
  onProblem: (code: AddProblemCode | undefined) => void;
}) {
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);
  // A retry of the expense that failed has the same key.
  const failed = useRef(NOT_FAILED);

  /** The key of the payment, or else a new one, or once that of the expense that failed. */
  function takeKey({ values, key: paymentKey }: ExpenseToAdd): string {
    if (paymentKey !== undefined) return paymentKey;
    const isRetry = failed.current.values === JSON.stringify(values);
    const { key } = isRetry ? failed.current : { key: randomKey() };
    if (isRetry) failed.current = NOT_FAILED;
    return key;
  }

  async function add(expense: ExpenseToAdd): Promise<AddedExpense> {
    const { values } = expense;
    const key = takeKey(expense);
    failed.current = { values: JSON.stringify(values), key };
    const stored = await addExpense(values, key, submission.list());
    failed.current = NOT_FAILED;
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

  async function keep(all: readonly ExpenseToAdd[]) {
    const { current } = failed;
    const kept = all.map((one) => ({ values: one.values, key: takeKey(one) }));
    try {
      await keepOnDevice(kept, submission.list(), loadLastKept);
    } catch (error) {
      failed.current = current;
      throw error;
    }
    onKept(kept);
  }

  /** Resolves to the number of expenses that are in the list or on this device now. */
  async function addEach(
    all: readonly ExpenseToAdd[],
    isKept: boolean,
  ): Promise<number> {
    if (inFlight.current) return 0;
    inFlight.current = true;
    setIsSending(true);
    onProblem(undefined);
    let count = 0;
    const added: AddedExpense[] = [];
    const noteAdded = () => {
      if (added.length > 0) onAdded(added);
    };
    try {
      submission.bindList();
      if (isKept) {
        await keep(all);
        return all.length;
      }
      for (const expense of all) {
        const one = await addUnlessReused(expense);
        count += 1;
        if (one === undefined) {
          onProblem("already_added");
          continue;
        }
        added.push(one);
      }
      noteAdded();
      alert("✅ Expense added successfully!");
    } catch (error) {
      noteAdded();
      console.error("The expense could not be added.", error);
      onProblem(addProblemCode(error, false));
      alert("❌ Something went wrong");
    } finally {
      inFlight.current = false;
      setIsSending(false);
    }
    return count;
  }

  return {
    isSending,
    addAll: (all: readonly ExpenseToAdd[]) => addEach(all, savesOnDevice()),
    /** Stores what could not be sent on this device. */
    keepAll: (all: readonly ExpenseToAdd[]) => addEach(all, true),
  };
}
