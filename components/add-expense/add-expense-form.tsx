"use client";

import { lazy, Suspense, useEffect, useRef } from "react";
import { QuickEntry } from "@/components/add-expense/quick-entry/quick-entry";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { SharedContentLoader } from "@/components/device/shared-content-loader";
import { CookieNotice } from "@/components/list/cookie-notice";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import { usePreloadedOutbox } from "@/components/device/use-preloaded-outbox";
import { useSavesOnDevice } from "@/lib/browser/outbox/use-is-offline";
import { loadLastUnsent } from "@/components/add-expense/load-last-unsent";
import { AddProblem } from "./add-problem";
import { LastAdded } from "@/components/add-expense/last-added";
import { useAddScreen } from "./use-add-screen";
import { usePrefill } from "./use-prefill";
import { UsualExpenses } from "@/components/add-expense/usual/usual-expenses";

const LastUnsent = lazy(() =>
  loadLastUnsent().then(({ LastUnsent }) => ({ default: LastUnsent })),
);

/** The form, and above it what fills it and the last added expense. */
export function AddExpenseForm() {
  const form = usePrefill();
  const box = useRef<HTMLTextAreaElement>(null);
  const screen = useAddScreen(form, box);
  const { add, known, list, isSending } = screen;
  const { last, shown, noteRemoved } = screen.presses;
  const isHydrated = useIsHydrated();
  const savesHere = useSavesOnDevice();
  useEffect(() => {
    const { activeElement } = document;
    // The keyboard of a phone would cover the form.
    if (!isHydrated || matchMedia("(pointer: coarse)").matches) return;
    if (!form.current?.contains(activeElement)) box.current?.focus();
  }, [form, isHydrated]);
  usePreloadedOutbox(loadLastUnsent);
  const { entry, active } = screen.quickEntry;
  const isOneOfSeveral =
    entry.kind === "several" && entry.lines[active] !== undefined;
  const submitText = savesHere
    ? `Save${isOneOfSeveral ? " this one" : ""} on this device`
    : isSending
      ? "Adding…"
      : `Add ${isOneOfSeveral ? "this one" : "Expense"}`;
  return (
    <>
      <CookieNotice list={list} className="mt-6" />
      {shown.map((press) =>
        "unsent" in press ? (
          <Suspense key={press.pressNo}>
            <LastUnsent {...press} />
          </Suspense>
        ) : (
          press.added.every(({ stored }) => stored.list === list) && (
            <LastAdded
              key={press.pressNo}
              press={press}
              isLast={press === last}
              onRemoved={() => noteRemoved(press)}
              onListProblem={add.setProblem}
            />
          )
        ),
      )}
      <SharedContentLoader
        kind="text"
        className="mt-6"
        onTaken={(shared) => "text" in shared && screen.changeText(shared.text)}
      />
      <QuickEntry
        ref={box}
        quickEntry={screen.quickEntry}
        isDisabled={!isHydrated}
        isSending={isSending}
        savesHere={savesHere}
        onText={screen.changeText}
        onNext={screen.focusNext}
        onAddAll={screen.addAllLines}
      />
      {IS_OWN_API && (
        <UsualExpenses likely={screen.likely} onChoose={screen.choose} />
      )}
      <Card className="mt-2 p-4 sm:p-6">
        <form
          ref={form}
          method="post"
          autoComplete="off"
          aria-busy={isSending}
          onSubmit={screen.submit}
          onInput={({ target }) => {
            if ("name" in target) screen.handleInput(String(target.name));
          }}
          className="flex flex-col gap-5"
        >
          <p role="status" className="text-sm text-muted empty:hidden">
            {screen.correctionText}
          </p>
          {/* Values typed while sending would be cleared with the sent ones. */}
          <fieldset
            disabled={isSending}
            className="flex min-w-0 flex-col gap-5 disabled:opacity-60"
          >
            <ExpenseFields
              errors={screen.fieldErrors}
              suggestions={known.suggestions}
              categoryHint={
                <span role="status" className="text-sm text-muted">
                  {known.proposed && `${known.proposed}, as before`}
                </span>
              }
            />
          </fieldset>
          <AddProblem
            problem={add.problem}
            list={list}
            onStarted={() => add.setProblem(undefined)}
            onKeep={screen.keep}
          />
          <button
            type="submit"
            // Without its handler the form would be submitted by the browser.
            disabled={!isHydrated}
            aria-disabled={isSending}
            className={`${buttonClass(isOneOfSeveral ? "outlined" : "filled")} mt-2`}
          >
            {submitText}
          </button>
          {screen.isRestored && (
            <p className="-my-2 flex flex-wrap items-center justify-center gap-x-3 text-sm text-muted">
              This is what you typed before.
              <button
                type="button"
                onClick={screen.discard}
                className={QUIET_LINK}
              >
                Clear
              </button>
            </p>
          )}
          <noscript>
            <p className="text-sm text-muted">
              Adding an expense needs scripts, and they are off in this browser.
            </p>
          </noscript>
        </form>
      </Card>
    </>
  );
}
