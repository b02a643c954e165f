import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  keepOnDevice,
  savesOnDevice,
} from "@/lib/browser/outbox/keep-on-device";
import { loadLastKept } from "@/components/add-expense/load-last-kept";
import {
  addExpense,
  type StoredExpense,
} from "@/lib/browser/expenses/add-expense";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import {
  type FieldErrors,
  ApiError,
  lostListProblem,
} from "@/lib/browser/api/api-error";
import { readFormValues } from "@/components/expense-form/read-form-values";
import type { KeptExpense } from "@/lib/browser/outbox/keep-expenses";
import { type AddProblemCode, addProblemCode } from "./add-problem-code";
import type { Submission } from "./use-submission";

export type AddedExpense = {
  values: ExpenseFormValues;
  /** The payment was in the list already, and nothing was stored. */
  wasAddedBefore: boolean;
  /** Without an id, the expense cannot be removed. */
  stored: StoredExpense;
};

/**
 * Sends the form once per press, alerts the outcome, and clears the form after
 * a success. Without the network, stores it on this device instead, without an alert.
 */
export function useAddExpense({
  submission,
  onSend,
  onFieldErrors,
  onAdded,
  onKept,
  nextField,
}: {
  submission: Submission;
  /** Called before the values are sent, when their idempotency key is known. */
  onSend: () => void;
  onFieldErrors: (errors: FieldErrors) => void;
  onAdded: (added: AddedExpense) => void;
  onKept: (kept: KeptExpense) => void;
  /** The element that gets the focus after a success. */
  nextField: () => HTMLElement | null;
}) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<AddProblemCode>();
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);

  /** Resolves to whether the expense was added, or kept. */
  async function send(form: HTMLFormElement, isKept: boolean) {
    const values = readFormValues(form);
    const isPayment = submission.isPayment(values);
    let outcome: KeptExpense | StoredExpense;
    try {
      submission.bindList();
      const key = submission.key(values);
      onSend();
      if (isKept) {
        outcome = { values, key };
        const kept = submission.isCorrection()
          ? { ...outcome, replaces: true }
          : outcome;
        await keepOnDevice([kept], submission.list(), loadLastKept);
      } else outcome = await addExpense(values, key, submission.list());
    } catch (error) {
      console.error("The expense could not be added.", error);
      if (error instanceof ApiError) onFieldErrors(error.fieldErrors);
      setProblem(addProblemCode(error, isPayment));
      // The next press is for the list that the message speaks of.
      if (lostListProblem(error)) submission.unbindList();
      alert("❌ Something went wrong");
      return false;
    }
    submission.clear();
    form.reset();
    if ("key" in outcome) {
      onKept(outcome);
      return true;
    }
    const wasAddedBefore = isPayment && outcome.isReplay;
    onAdded({ values, stored: outcome, wasAddedBefore });
    alert("✅ Expense added successfully!");
    return true;
  }

  async function press(form: HTMLFormElement, isKept: boolean) {
    if (inFlight.current) return;
    const focused = document.activeElement;
    inFlight.current = true;
    setIsSending(true);
    onFieldErrors({});
    setProblem(undefined);
    let isDone = false;
    try {
      isDone = await send(form, isKept);
    } finally {
      inFlight.current = false;
      // The fields must be enabled before one gets the focus.
      flushSync(() => setIsSending(false));
    }
    const next = isDone ? nextField() : focused;
    if (next instanceof HTMLElement) next.focus();
  }

  return {
    isSending,
    problem,
    setProblem,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      return press(event.currentTarget, savesOnDevice());
    },
    /** Stores what could not be sent on this device, with the key of the failed press. */
    keep: (form: HTMLFormElement) => press(form, true),
  };
}
