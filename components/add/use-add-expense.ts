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
import { isKnownList, type ListRef, shownList } from "@/lib/client/list-ref";
import { randomKey } from "@/lib/client/random-key";
import type { ListProblemCode } from "@/lib/wire/problem-codes";
import { readFormValues } from "@/components/expense-form/read-form-values";

export type LastAddedExpense = {
  values: ExpenseFormValues;
  /** Without an id, the expense cannot be removed. */
  stored: StoredExpense;
};

/**
 * Sends the form once per press, alerts the outcome, and clears the form after
 * a success.
 */
export function useAddExpense(onAdded: (added: LastAddedExpense) => void) {
  const [isSending, setIsSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [problem, setListProblem] = useState<ListProblemCode>();
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);
  const lastAttempt = useRef({ values: "", key: "" });
  // The list that was shown when the first value was typed.
  const formList = useRef<ListRef>(undefined);

  function bindList() {
    const list = shownList();
    if (isKnownList(list)) formList.current ??= list;
  }

  /** A retry of the same values has the same key, so that they are stored once. */
  function idempotencyKey(formValues: ExpenseFormValues): string {
    const values = JSON.stringify(formValues);
    if (lastAttempt.current.values !== values)
      lastAttempt.current = { values, key: randomKey() };
    return lastAttempt.current.key;
  }

  /** Resolves to whether the expense was added. */
  async function send(form: HTMLFormElement): Promise<boolean> {
    const values = readFormValues(form);
    let stored: StoredExpense;
    try {
      bindList();
      const list = formList.current ?? shownList();
      stored = await addExpense(values, idempotencyKey(values), list);
    } catch (error) {
      console.error("The expense could not be added.", error);
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors);
      setListProblem(listProblem(error));
      // The next press is for the list that the message speaks of.
      if (lostListProblem(error)) formList.current = undefined;
      alert("❌ Something went wrong");
      return false;
    }
    lastAttempt.current = { values: "", key: "" };
    formList.current = undefined;
    form.reset();
    onAdded({ values, stored });
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
    setFieldErrors({});
    setListProblem(undefined);
    let isAdded = false;
    try {
      isAdded = await send(form);
    } finally {
      inFlight.current = false;
      // The fields must be enabled before one gets the focus.
      flushSync(() => setIsSending(false));
    }
    const next = isAdded ? form.querySelector("input") : focused;
    if (next instanceof HTMLElement) next.focus();
  }

  const handleInput = (name: string) => {
    bindList();
    setFieldErrors((errors) =>
      errors[name] === undefined ? errors : { ...errors, [name]: undefined },
    );
  };
  return {
    isSending,
    fieldErrors,
    listProblem: problem,
    setListProblem,
    handleInput,
    submit,
  };
}
