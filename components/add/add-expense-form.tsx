"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { CookieNotice } from "@/components/private-list/cookie-notice";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { AddProblem } from "./add-problem";
import { LastAdded } from "./last-added";
import { type LastAddedExpense, useAddExpense } from "./use-add-expense";
import { removePrefill, usePrefill } from "./use-prefill";
import { useShownList } from "./use-shown-list";
import { useSuggestions } from "./use-suggestions";

/** The form, and below it the last added expense. */
export function AddExpenseForm() {
  const form = usePrefill();
  const [added, setAdded] = useState<LastAddedExpense[]>([]);
  const { suggestions, proposed, onInput, reset } = useSuggestions(
    added.length,
  );
  const {
    isSending,
    fieldErrors,
    listProblem,
    setListProblem,
    handleInput,
    submit,
  } = useAddExpense((expense) => {
    setAdded([...added, expense]);
    reset();
    removePrefill();
  });
  const list = useShownList();
  const isHydrated = useIsHydrated();
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
            handleInput(String(target.name));
            onInput(currentTarget, String(target.name));
          }}
          className="flex flex-col gap-5"
        >
          {/* Values typed while sending would be cleared with the sent ones. */}
          <fieldset
            disabled={isSending}
            className="flex min-w-0 flex-col gap-5 disabled:opacity-60"
          >
            <ExpenseFields
              errors={fieldErrors}
              suggestions={suggestions}
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
            // Without its handler the form would be submitted by the browser.
            disabled={!isHydrated}
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
      <CookieNotice list={list} className="mt-6" />
      <AddProblem
        problem={listProblem}
        list={list}
        onStarted={() => setListProblem(undefined)}
      />
      {last && last.stored.list === list && (
        <LastAdded
          key={added.length}
          added={last}
          onListProblem={setListProblem}
        />
      )}
    </>
  );
}
