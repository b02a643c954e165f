import { type SubmitEvent, useRef, useState } from "react";
import {
  AddRefused,
  addExpense,
  type ExpenseFields,
} from "@/lib/api/add-expense";
import { plainDecimal } from "@/lib/expenses/money";

type FieldErrors = Partial<Record<string, string>>;

/** Sends the form once per press, tells how it went, and clears it when it went well. */
export function useAddExpense() {
  const [isSending, setIsSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // The state above reaches the screen a frame later; a double press is quicker.
  const inFlight = useRef(false);
  const lastTry = useRef({ values: "", key: "" });

  /** The same values keep their key, so that a retry cannot store them twice. */
  function keyFor(fields: ExpenseFields): string {
    const values = JSON.stringify(fields);
    if (lastTry.current.values !== values)
      lastTry.current = { values, key: randomKey() };
    return lastTry.current.key;
  }

  async function send(form: HTMLFormElement) {
    const fields = readFields(form);
    try {
      await addExpense(fields, keyFor(fields));
    } catch (error) {
      console.error("The expense could not be added.", error);
      if (error instanceof AddRefused) setFieldErrors(error.fieldErrors);
      alert("❌ Something went wrong");
      return;
    }
    lastTry.current = { values: "", key: "" };
    form.reset();
    alert("✅ Expense added successfully!");
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setIsSending(true);
    setFieldErrors({});
    try {
      await send(event.currentTarget);
    } finally {
      inFlight.current = false;
      setIsSending(false);
    }
  }

  const clearError = (name: string) =>
    setFieldErrors((errors) =>
      errors[name] === undefined ? errors : { ...errors, [name]: undefined },
    );
  return { isSending, fieldErrors, clearError, submit };
}

function readFields(form: HTMLFormElement): ExpenseFields {
  const data = new FormData(form);
  const text = (name: keyof ExpenseFields) => String(data.get(name) ?? "");
  return {
    date: text("date"),
    category: text("category"),
    description: text("description"),
    amount: plainDecimal(text("amount")),
  };
}

// Not crypto.randomUUID: a phone reaching a laptop over plain http lacks it.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
