"use client";

import { lazy, type RefObject, useEffect, useRef } from "react";
import { QuickEntry } from "@/components/add-expense/quick-entry/quick-entry";
import { ExpenseFields } from "@/components/expense-form/expense-fields";
import { SharedContentLoader } from "@/components/device/shared-content-loader";
import { LazyPart } from "@/components/ui/load-boundary";
import { CookieNotice } from "@/components/list/cookie-notice";
import { Button } from "@/components/ui/button";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { SplitButton } from "@/components/split/split-button";
import { newSplit, type SplitValues } from "@/components/split/split-values";
import { Card } from "@/components/ui/card";
import { isInstalled } from "@/components/ui/is-installed";
import { NONE } from "@/lib/browser/api/list-ref";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import { useWillStoreUnsent } from "@/lib/browser/outbox/use-is-offline";
import { loadLastUnsent } from "@/components/add-expense/load-last-unsent";
import { loadSplit } from "@/components/add-expense/load-split";
import { willStoreUnsent } from "@/lib/browser/outbox/store-unsent";
import { currentList } from "@/lib/browser/list/list-binding";
import { today } from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { rupeesText } from "@/lib/domain/expenses/money";
import {
  type Suggestion,
  usualCategory,
} from "@/lib/domain/expenses/suggestions";
import { filledValues, shownValues } from "./add-form";
import { AddProblem } from "./add-problem";
import { LastAdded } from "@/components/add-expense/last-added";
import { UsualExpenses } from "@/components/add-expense/usual/usual-expenses";
import { useAddForm } from "./use-add-form";
import { useAddressText } from "./use-address-text";
import { usePresses } from "./use-presses";

const LastUnsent = lazy(() =>
  loadLastUnsent().then(({ LastUnsent }) => ({ default: LastUnsent })),
);

const JoinDetails = lazy(() =>
  import("@/components/list/join-details").then(({ JoinDetails }) => ({
    default: JoinDetails,
  })),
);

const ReaderCard = lazy(() =>
  import("@/components/list/reader-card").then(({ ReaderCard }) => ({
    default: ReaderCard,
  })),
);

const SplitPanel = lazy(() =>
  loadSplit().then(({ SplitPanel }) => ({ default: SplitPanel })),
);

const STICKY =
  "max-md:[@media(height>=45.5rem)]:sticky bottom-(--notifications-height,0px) z-5 bg-linear-to-t from-surface from-72%";

/** The form, and above it what fills it and the last added expense. */
export function AddExpenseForm() {
  const { form, dispatch, list, isReader, known, ref, reader } = useAddForm();
  const isHydrated = useIsHydrated();
  const box = useFirstFocus(ref, isHydrated);
  const storesUnsent = useWillStoreUnsent();
  const focus = {
    firstField: () => ref.current?.querySelector("input") ?? null,
    submit: () => submitButton(ref.current),
    box,
  };
  const presses = usePresses(form, dispatch, list, focus, known.reload);
  const { entry, active, isSending } = form;
  const isOneOfSeveral =
    entry.kind === "several" && entry.lines[active] !== undefined;
  const submitText = storesUnsent
    ? `Save${isOneOfSeveral ? " this one" : ""} on this device`
    : isSending
      ? "Adding…"
      : `Add ${isOneOfSeveral ? "this one" : "Expense"}`;
  const { category, description } = form.fields;
  const isAsBefore =
    category.value !== "" &&
    (category.value === form.proposed ||
      (category.source === "filled" &&
        category.value ===
          usualCategory(known.suggestions, description.value)));
  const changeText = (text: string) => {
    dispatch({ type: "text", text });
    void reader.load();
  };
  useAddressText(changeText);
  const changeSplit = (values: SplitValues) =>
    dispatch({ type: "split", ...values, now: currentList() });
  const startOver = () => {
    dispatch({ type: "list-started" });
    // The button that was pressed is removed.
    box.current?.focus();
  };
  const chooseUsual = (chosen: Suggestion) => {
    if (isSending) return;
    const { description, category, amountPaise } = chosen;
    const amount = rupeesText(amountPaise);
    dispatch({
      type: "usual-chosen",
      values: { description, category, amount },
      today: today(),
      now: currentList(),
    });
    submitButton(ref.current)?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-3 tabular-nums md:gap-4">
      <CookieNotice list={list} />
      <LazyPart failure="A part of this page could not be loaded.">
        {list === NONE && isInstalled() && (
          <Card className="px-4 py-1.5 md:px-6">
            <JoinDetails />
          </Card>
        )}
        {isReader && <ReaderCard list={list} onStarted={startOver} />}
      </LazyPart>
      {presses.shown.map((press) =>
        "unsent" in press ? (
          <LazyPart
            key={press.pressNo}
            failure="What you saved could not be shown."
          >
            <LastUnsent unsent={press.unsent} />
          </LazyPart>
        ) : (
          <LastAdded
            key={press.pressNo}
            press={press}
            list={list}
            isLast={press === presses.last}
            onRemoved={() => presses.noteRemoved(press)}
          />
        ),
      )}
      <SharedContentLoader
        kind="text"
        onTaken={(shared) => "text" in shared && changeText(shared.text)}
      />
      <QuickEntry
        ref={box}
        form={form}
        readerState={reader.state}
        isDisabled={!isHydrated}
        storesUnsent={storesUnsent}
        onFocus={() => void reader.load()}
        onText={changeText}
        onNext={() => nextToFill(ref.current)?.focus()}
        onChoose={(index) =>
          dispatch({ type: "line-chosen", index, now: currentList() })
        }
        onAddAll={() => void presses.press("lines", willStoreUnsent())}
      />
      {IS_OWN_API && <UsualExpenses known={known} onChoose={chooseUsual} />}
      <Card className="px-4 pt-3.5 has-data-tag-offers:overflow-visible md:px-6 md:pt-5.5">
        <form
          ref={ref}
          method="post"
          autoComplete="off"
          aria-busy={isSending}
          onSubmit={(event) => {
            event.preventDefault();
            void presses.press("form", willStoreUnsent());
          }}
        >
          <p role="status" className="mb-3 text-sm text-muted empty:hidden">
            {form.submission.correction?.text}
          </p>
          {/* Values typed while sending would be cleared with the sent ones. */}
          <fieldset
            disabled={isSending}
            className="min-w-0 disabled:opacity-60"
          >
            <ExpenseFields
              values={shownValues(form.fields)}
              filled={filledValues(form.fields)}
              onChange={(name, value) =>
                dispatch({
                  type: "typed",
                  name,
                  value,
                  suggestions: known.suggestions,
                  now: currentList(),
                })
              }
              errors={form.errors}
              suggestions={known.suggestions}
              amountAction={
                !form.split && (
                  <SplitButton
                    onClick={() =>
                      changeSplit(newSplit(form.fields.amount.value))
                    }
                  >
                    Split this bill
                  </SplitButton>
                )
              }
              categoryHint={
                <>
                  {isAsBefore && (
                    <span aria-hidden className="text-teal">
                      as before
                    </span>
                  )}
                  <span role="status" className="sr-only">
                    {form.proposed &&
                      `${categoryLabel(form.proposed)}, as before`}
                  </span>
                </>
              }
            />
            {form.split && (
              <LazyPart failure="The split could not be loaded.">
                <div className="mt-3 md:mt-4.5">
                  <SplitPanel
                    split={form.split.split}
                    amount={form.fields.amount.value}
                    list={list}
                    storesUnsent={storesUnsent}
                    onChange={changeSplit}
                  />
                </div>
              </LazyPart>
            )}
          </fieldset>
          <AddProblem
            problem={form.problem}
            list={list}
            onStarted={startOver}
            onStore={() => void presses.press(form.lastPress, true)}
          />
          {/* Sticky where everything above usually fits into the window with it. */}
          <div
            className={`-mx-4 px-4 py-4 md:pt-5.5 md:pb-6 ${isOneOfSeveral || form.split ? "" : STICKY}`}
          >
            <button
              type="submit"
              // Without its handler the form would be submitted by the browser.
              disabled={!isHydrated}
              aria-disabled={isSending}
              className={`${buttonClass(isOneOfSeveral ? "quiet" : "filled")} min-h-12.5! w-full text-base!`}
            >
              {submitText}
            </button>
          </div>
          {form.isRestored && (
            <p className="-mt-2 flex flex-wrap items-center justify-center gap-x-3 pb-2 text-sm text-muted">
              Your draft is back.
              <Button
                isDisabled={isSending}
                onClick={() => dispatch({ type: "discarded" })}
                className={QUIET_LINK}
              >
                Clear
              </Button>
            </p>
          )}
          <noscript>
            <p className="pb-4 text-sm text-muted">
              Adding an expense needs scripts, and they are off in this browser.
            </p>
          </noscript>
        </form>
      </Card>
    </div>
  );
}

/** Gives the focus to the box, unless a field of the form has it already. */
function useFirstFocus(
  form: RefObject<HTMLFormElement | null>,
  isHydrated: boolean,
): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // The keyboard of a phone would cover the form.
    if (!isHydrated || matchMedia("(pointer: coarse)").matches) return;
    if (!form.current?.contains(activeElement)) box.current?.focus();
  }, [form, isHydrated]);
  return box;
}

function submitButton(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
}

/** The first required field without a value, or the button that submits. */
function nextToFill(form: HTMLFormElement | null): HTMLElement | null {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input, select",
  );
  const empty = [...(fields ?? [])].find(
    ({ required, value }) => required && value === "",
  );
  return empty ?? submitButton(form);
}
