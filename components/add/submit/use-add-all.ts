import { useRef, useState } from "react";
import { addExpense } from "@/lib/client/add-expense";
import { listProblem } from "@/lib/client/api-error";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { randomKey } from "@/lib/client/random-key";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import type { Submission } from "./use-submission";
import type { LastAddedExpense } from "./use-add-expense";

/** Adds several expenses one after the other until one fails, and alerts the outcome once. */
export function useAddAll({
  submission,
  onAdded,
  onProblem,
}: {
  submission: Submission;
  onAdded: (added: LastAddedExpense) => void;
  onProblem: (code: ListProblemCode | undefined) => void;
}) {
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);
  // A retry of the expense that failed has the same key.
  const failed = useRef({ values: "", key: "" });

  async function add(values: ExpenseFormValues, count: number) {
    const text = JSON.stringify(values);
    const key =
      failed.current.values === text ? failed.current.key : randomKey();
    failed.current = { values: text, key };
    const stored = await addExpense(values, key, submission.list());
    failed.current = { values: "", key: "" };
    onAdded({ values, stored, wasAddedBefore: false, count });
  }

  /** Resolves to the number of expenses that were added. */
  async function addAll(all: readonly ExpenseFormValues[]): Promise<number> {
    if (inFlight.current) return 0;
    inFlight.current = true;
    setIsSending(true);
    onProblem(undefined);
    let count = 0;
    try {
      submission.bindList();
      for (const values of all) {
        await add(values, count + 1);
        count += 1;
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
