"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { today } from "@/lib/expenses/calendar-date";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { LastAdded } from "./last-added";
import { type AddedExpense, useAddExpense } from "./use-add-expense";
import { useSuggestions } from "./use-suggestions";

const never = () => () => {};

/** The form, and below it what was added last. */
export function AddExpenseForm() {
  const form = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState<AddedExpense[]>([]);
  const { known, proposed, onInput, forget } = useSuggestions(added.length);
  const { isSending, fieldErrors, clearError, submit } = useAddExpense(
    (expense) => {
      setAdded([...added, expense]);
      forget();
      // Or a reload would fill the form again.
      if (location.search) history.replaceState(null, "", location.pathname);
    },
  );
  // Until the script runs, a press must not send the form anywhere.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (form.current) fillFromUrl(form.current);
  }, []);
  const last = added.at(-1);
  return (
    <>
      <Card className="mt-6 p-4 sm:p-6">
        <form
          ref={form}
          method="post"
          autoComplete="off"
          aria-busy={isSending}
          onSubmit={submit}
          onInput={({ currentTarget, target }) => {
            if (!("name" in target)) return;
            clearError(String(target.name));
            onInput(currentTarget, String(target.name));
          }}
          className="flex flex-col gap-5"
        >
          {/* What is typed now would be cleared with what is being sent. */}
          <fieldset
            disabled={isSending}
            className="flex min-w-0 flex-col gap-5 disabled:opacity-60"
          >
            <ExpenseFields
              errors={fieldErrors}
              suggested={known}
              categoryHint={
                <span role="status" className="text-sm text-muted">
                  {proposed && `${proposed}, as before`}
                </span>
              }
              focusFirst
            />
          </fieldset>
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
      </Card>
      {last && <LastAdded key={added.length} added={last} />}
    </>
  );
}

/** An expense to add again comes in the URL, and gets today's date. */
function fillFromUrl(form: HTMLFormElement) {
  const again = new URLSearchParams(location.search);
  if (again.size === 0) return;
  for (const [name, value] of [...again, ["date", today()] as const]) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
}
