"use client";

import { useSyncExternalStore } from "react";
import { MAX_DATE, MIN_DATE } from "@/lib/expenses/calendar-date";
import { CATEGORIES, categoryLabel } from "@/lib/expenses/category";
import { MAX_DESCRIPTION_LENGTH } from "@/lib/expenses/description";
import { MAX_AMOUNT_PAISE, toRupees } from "@/lib/expenses/money";
import { buttonClass } from "../ui/button-class";
import { CONTROL_CLASS } from "../ui/control-class";
import { Select } from "../ui/select";
import { errorId, Field } from "./field";
import { useAddExpense } from "./use-add-expense";

const never = () => () => {};

/** The fields are the browser's own: it holds the values, requires them and checks them. */
export function AddExpenseForm() {
  const { isSending, fieldErrors, clearError, submit } = useAddExpense();
  // Until the script runs, a press must not send the form anywhere.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const control = (name: string) => ({
    id: name,
    name,
    required: true,
    className: CONTROL_CLASS,
    "aria-invalid": fieldErrors[name] !== undefined || undefined,
    "aria-describedby": fieldErrors[name] ? errorId(name) : undefined,
  });
  const field = (name: string, label: string) => ({
    id: name,
    label,
    error: fieldErrors[name],
  });
  return (
    <form
      method="post"
      autoComplete="off"
      aria-busy={isSending}
      onSubmit={submit}
      onInput={({ target }) => {
        if ("name" in target) clearError(String(target.name));
      }}
      className="flex flex-col gap-5"
    >
      <Field {...field("date", "Date")}>
        <input type="date" min={MIN_DATE} max={MAX_DATE} {...control("date")} />
      </Field>
      <Field {...field("category", "Category")}>
        <Select defaultValue="" {...control("category")}>
          <option value="">Select Category</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryLabel(category)}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...field("description", "Description")}>
        <input
          type="text"
          dir="auto"
          maxLength={MAX_DESCRIPTION_LENGTH}
          pattern=".*\S.*"
          title="A few words, not only spaces"
          {...control("description")}
        />
      </Field>
      <Field {...field("amount", "Amount (₹)")}>
        <input
          type="number"
          inputMode="decimal"
          min="0.01"
          max={toRupees(MAX_AMOUNT_PAISE)}
          step="0.01"
          {...control("amount")}
        />
      </Field>
      <button
        type="submit"
        disabled={!isReady}
        aria-disabled={isSending}
        className={`${buttonClass("filled")} mt-2`}
      >
        {isSending ? "Adding…" : "Add Expense"}
      </button>
      <noscript>
        <p className="text-sm text-muted">
          Adding an expense needs scripts, and they are off in this browser.
        </p>
      </noscript>
    </form>
  );
}
