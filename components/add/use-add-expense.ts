import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addExpense } from "@/lib/client/add-expense";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { type FieldErrors, ApiError } from "@/lib/client/api-error";
import { readFormValues } from "@/components/expense-form/read-form-values";

export type AddedExpense = {
  fields: ExpenseFormValues;
  /** Under which it can be removed again, if it can be. */
  id: string | undefined;
};

/**
 * Sends the form once per press, tells how it went, and clears it when it went
 * well: ready for the next one.
 */
export function useAddExpense(onAdded: (added: AddedExpense) => void) {
  const [isSending, setIsSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // The state above reaches the screen a frame later; a double press is quicker.
  const inFlight = useRef(false);
  const lastTry = useRef({ values: "", key: "" });

  /** The same values keep their key, so that a retry cannot store them twice. */
  function keyFor(fields: ExpenseFormValues): string {
    const values = JSON.stringify(fields);
    if (lastTry.current.values !== values)
      lastTry.current = { values, key: randomKey() };
    return lastTry.current.key;
  }

  /** Resolves to whether the expense was added. */
  async function send(form: HTMLFormElement): Promise<boolean> {
    const fields = readFormValues(form);
    let id: string | undefined;
    try {
      id = await addExpense(fields, keyFor(fields));
    } catch (error) {
      console.error("The expense could not be added.", error);
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors);
      alert("❌ Something went wrong");
      return false;
    }
    lastTry.current = { values: "", key: "" };
    form.reset();
    onAdded({ fields, id });
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
      // A field that is disabled cannot take the focus.
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

// Not crypto.randomUUID: a phone reaching a laptop over plain http lacks it.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
