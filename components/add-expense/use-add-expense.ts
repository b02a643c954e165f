import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  savesOnDevice,
  storeUnsent,
  StoreUnsentError,
} from "@/lib/browser/outbox/store-unsent";
import { sendExpense } from "@/lib/browser/outbox/send-expenses";
import type {
  ExpenseToSend,
  StoredExpense,
} from "@/lib/browser/outbox/post-expense";
import { loadLastUnsent } from "@/components/add-expense/load-last-unsent";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { type FieldErrors, lostListProblem } from "@/lib/browser/api/api-error";
import { readFormValues } from "@/components/expense-form/read-form-values";
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
  onUnsent,
  nextField,
}: {
  submission: Submission;
  /** Called before the values are sent, when their idempotency key is known. */
  onSend: () => void;
  onFieldErrors: (errors: FieldErrors) => void;
  onAdded: (added: AddedExpense) => void;
  onUnsent: (unsent: ExpenseToSend) => void;
  /** The element that gets the focus after a success. */
  nextField: () => HTMLElement | null;
}) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<AddProblemCode>();
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);

  /** Resolves to whether the expense was added, or stored on this device. */
  async function send(form: HTMLFormElement, isUnsent: boolean) {
    const values = readFormValues(form);
    const isPayment = submission.isPayment(values);
    submission.bindList();
    const key = submission.key(values);
    const expense = { values, key, replaces: submission.isCorrection() };
    onSend();
    if (isUnsent) {
      try {
        await storeUnsent([expense], submission.list(), loadLastUnsent);
      } catch (error) {
        return fail(
          error,
          error instanceof StoreUnsentError ? error.code : undefined,
        );
      }
      submission.clear();
      form.reset();
      onUnsent({ values, key });
      return true;
    }
    const outcome = await sendExpense(expense, submission.list());
    if (outcome.kind !== "stored") {
      if (outcome.kind === "rejected")
        onFieldErrors(outcome.problem.fieldErrors);
      // The next press is for the list that the message speaks of.
      if (lostListProblem(outcome.error)) submission.unbindList();
      return fail(outcome.error, addProblemCode(outcome, isPayment));
    }
    submission.clear();
    form.reset();
    const wasAddedBefore = isPayment && outcome.isReplay;
    onAdded({ values, stored: outcome, wasAddedBefore });
    alert("✅ Expense added successfully!");
    return true;
  }

  function fail(error: unknown, code: AddProblemCode | undefined) {
    console.error("The expense could not be added.", error);
    setProblem(code);
    alert("❌ Something went wrong");
    return false;
  }

  async function press(form: HTMLFormElement, isUnsent: boolean) {
    if (inFlight.current) return;
    const focused = document.activeElement;
    inFlight.current = true;
    setIsSending(true);
    onFieldErrors({});
    setProblem(undefined);
    let isDone = false;
    try {
      isDone = await send(form, isUnsent);
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
