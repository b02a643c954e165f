import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addExpense } from "@/lib/client/add-expense";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { type FieldErrors, ApiError } from "@/lib/client/api-error";
import { readFormValues } from "@/components/expense-form/read-form-values";

export type LastAddedExpense = {
  values: ExpenseFormValues;
  /** Undefined when the API does not return one: the expense cannot be removed. */
  id: string | undefined;
};

/**
 * Sends the form once per press, alerts the outcome, and clears the form after
 * a success.
 */
export function useAddExpense(onAdded: (added: LastAddedExpense) => void) {
  const [isSending, setIsSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);
  const lastAttempt = useRef({ values: "", key: "" });

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
    let id: string | undefined;
    try {
      id = await addExpense(values, idempotencyKey(values));
    } catch (error) {
      console.error("The expense could not be added.", error);
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors);
      alert("❌ Something went wrong");
      return false;
    }
    lastAttempt.current = { values: "", key: "" };
    form.reset();
    onAdded({ values, id });
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

  const clearError = (name: string) =>
    setFieldErrors((errors) =>
      errors[name] === undefined ? errors : { ...errors, [name]: undefined },
    );
  return { isSending, fieldErrors, clearError, submit };
}

// crypto.randomUUID is missing on plain http, for example on a phone in the LAN:
// https://developer.mozilla.org/en-US/docs/Web/API/Crypto/randomUUID
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
