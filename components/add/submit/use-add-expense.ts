import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addExpense, type StoredExpense } from "@/lib/client/add-expense";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import {
  type FieldErrors,
  ApiError,
  listProblem,
  lostListProblem,
} from "@/lib/client/api-error";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import { readFormValues } from "@/components/expense-form/read-form-values";
import type { Submission } from "./use-submission";

export type LastAddedExpense = {
  values: ExpenseFormValues;
  /** The payment was in the list already, and nothing was stored. */
  wasAddedBefore: boolean;
  /** What the same press has added before. */
  earlier?: readonly StoredExpense[];
  /** Without an id, the expense cannot be removed. */
  stored: StoredExpense;
};

/** Why the last press has failed, besides the errors of the fields. */
export type AddProblemCode = ListProblemCode | "already_added";

const KEY_REUSED = 422;

/** Whether the payment was added before, with other details. */
export function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.status === KEY_REUSED;
}

/**
 * Sends the form once per press, alerts the outcome, and clears the form after
 * a success.
 */
export function useAddExpense({
  submission,
  onSend,
  onFieldErrors,
  onAdded,
  nextField,
}: {
  submission: Submission;
  /** Called before the values are sent, when their idempotency key is known. */
  onSend: () => void;
  onFieldErrors: (errors: FieldErrors) => void;
  onAdded: (added: LastAddedExpense) => void;
  /** The element that gets the focus after a success. */
  nextField: () => HTMLElement | null;
}) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<AddProblemCode>();
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);

  /** Resolves to whether the expense was added. */
  async function send(form: HTMLFormElement): Promise<boolean> {
    const values = readFormValues(form);
    const isPayment = submission.isPayment(values);
    let stored: StoredExpense;
    try {
      submission.bindList();
      const key = submission.key(values);
      onSend();
      stored = await addExpense(values, key, submission.list());
    } catch (error) {
      console.error("The expense could not be added.", error);
      if (error instanceof ApiError) onFieldErrors(error.fieldErrors);
      setProblem(
        isPayment && isReused(error) ? "already_added" : listProblem(error),
      );
      // The next press is for the list that the message speaks of.
      if (lostListProblem(error)) submission.unbindList();
      alert("❌ Something went wrong");
      return false;
    }
    submission.clear();
    form.reset();
    onAdded({ values, stored, wasAddedBefore: isPayment && stored.isReplay });
    alert("✅ Expense added successfully!");
    return true;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    const form = event.currentTarget;
    const focused = document.activeElement;
    inFlight.current = true;
    setIsSending(true);
    onFieldErrors({});
    setProblem(undefined);
    let isAdded = false;
    try {
      isAdded = await send(form);
    } finally {
      inFlight.current = false;
      // The fields must be enabled before one gets the focus.
      flushSync(() => setIsSending(false));
    }
    const next = isAdded ? nextField() : focused;
    if (next instanceof HTMLElement) next.focus();
  }

  return {
    isSending,
    problem,
    setProblem,
    submit,
  };
}
