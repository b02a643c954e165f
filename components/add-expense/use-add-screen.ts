import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { useDraft } from "@/components/add-expense/draft/use-draft";
import { useQuickEntry } from "@/components/add-expense/quick-entry/use-quick-entry";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { today } from "@/lib/domain/expenses/calendar-date";
import { rupeesText } from "@/lib/domain/expenses/money";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { useAddAll } from "@/components/add-expense/use-add-all";
import { useAddExpense } from "@/components/add-expense/use-add-expense";
import { isAboutValues } from "@/components/add-expense/add-problem-code";
import { useFieldErrors } from "@/components/add-expense/use-field-errors";
import { useCorrection } from "@/components/add-expense/use-correction";
import { lastList } from "@/lib/browser/list/last-list";
import { useAdded } from "./use-added";
import { nextToFill, submitButton } from "./form-focus";
import { useFormFill } from "./use-form-fill";
import { useLines } from "./use-lines";
import { useShownList } from "./use-shown-list";
import { useSubmission } from "@/components/add-expense/use-submission";
import { useLikelyExpenses } from "@/components/add-expense/usual/use-likely-expenses";
import { useSuggestions } from "@/components/add-expense/usual/use-suggestions";

/** Connects the form with what fills it: the box above it, the usual expenses and the draft. */
export function useAddScreen(
  form: RefObject<HTMLFormElement | null>,
  box: RefObject<HTMLElement | null>,
) {
  const [pressCount, setPressCount] = useState(0);
  const nextFocus = useRef<HTMLElement>(null);
  /** The last press was for the lines of the box. */
  const hasSentLines = useRef(false);
  const list = useShownList();
  const submission = useSubmission();
  const errors = useFieldErrors();
  const draft = useDraft(form, submission);
  const known = useSuggestions(pressCount);
  const likely = useLikelyExpenses(known);
  const correction = useCorrection(form, submission, errors.setFieldErrors);
  const fill = useFormFill(form, (names) => {
    submission.bindList();
    correction.end();
    errors.clearFieldErrors(names);
    if (names.includes("category")) known.reset();
    draft.save();
  });
  const quickEntry = useQuickEntry({
    suggestions: known.suggestions,
    list,
    typedFields: fill.typedFields,
    onFill: (values, payment) => {
      if (payment) correction.end();
      submission.setPayment(payment);
      fill.fill(values);
    },
    onReplace: (values, payment) => {
      correction.end();
      submission.replacePayment(payment);
      fill.replaceAll(values);
    },
    onTakeBack: () => {
      submission.setPayment(undefined);
      fill.takeBack();
    },
  });
  const { noteAdded, noteUnsent, ...presses } = useAdded(known.reset);
  /** The form is empty now. */
  function continueEntry() {
    const { text, entry, active } = quickEntry;
    // More lines follow, or another text may.
    if (entry.kind === "several")
      nextFocus.current = submitButton(form.current);
    else nextFocus.current = text === "" ? null : box.current;
    fill.forget();
    correction.end();
    quickEntry.removeLines([active]);
  }
  const add = useAddExpense({
    submission,
    onSend: draft.save,
    onFieldErrors: errors.setFieldErrors,
    onAdded: (one) => {
      noteAdded([one]);
      draft.remove();
      setPressCount((count) => count + 1);
      quickEntry.learn(one.values, one.stored.list);
      continueEntry();
    },
    onUnsent: (unsent) => {
      quickEntry.learn(unsent.values, list ?? lastList().list);
      noteUnsent([unsent]);
      draft.remove();
      continueEntry();
    },
    nextField: () =>
      nextFocus.current ?? form.current?.querySelector("input") ?? null,
  });
  const lines = useLines(quickEntry, {
    onFormAdded: () => {
      form.current?.reset();
      fill.forget();
      submission.clear();
      correction.end();
    },
    onFormLeft: draft.save,
    onAdded: () => setPressCount((before) => before + 1),
  });
  const all = useAddAll({
    submission,
    onAdded: (added) => {
      noteAdded(added);
      if (lines.haveForm()) draft.remove();
    },
    onUnsent: (unsent) => {
      noteUnsent(unsent);
      if (lines.haveForm()) draft.remove();
    },
    onProblem: add.setProblem,
  });
  const isSending = add.isSending || all.isSending;
  return {
    list,
    known,
    likely,
    quickEntry,
    add,
    ...errors,
    presses,
    isSending,
    isRestored: draft.isRestored,
    /** Which unsent expense the form corrects, or adds to this list. */
    correctionText: correction.text,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      hasSentLines.current = false;
      if (all.isSending) event.preventDefault();
      else void add.submit(event);
    },
    /** Stores on this device what the last press could not send. */
    keep: () => {
      if (isSending) return;
      if (hasSentLines.current) void lines.addComplete(all.keepAll);
      else if (form.current) void add.keep(form.current);
    },
    /** For the text of the box. */
    changeText: (text: string) => {
      // The message was about the text before.
      add.setProblem((problem) =>
        isAboutValues(problem) ? undefined : problem,
      );
      quickEntry.change(text);
    },
    /** For the input events of the form. */
    handleInput: (name: string) => {
      if (!form.current) return;
      const values = readFormValues(form.current);
      submission.bindList();
      if (values.description === "" && values.amount === "") correction.end();
      errors.clearFieldErrors([name]);
      add.setProblem((problem) => (problem === "unsent" ? undefined : problem));
      fill.noteEdit(name);
      known.onInput(form.current, name);
      quickEntry.correct(values);
      draft.save();
    },
    /** Fills the form with a usual expense of today, and gives the focus to the button. */
    choose: ({ description, category, amountPaise }: Suggestion) => {
      if (isSending) return;
      quickEntry.clear();
      correction.end();
      submission.replacePayment(undefined);
      fill.replace({
        description,
        category,
        amount: rupeesText(amountPaise),
        ...(fill.isFree("date") && { date: today() }),
      });
      submitButton(form.current)?.focus();
    },
    /** Gives the focus to the first field that is still empty, or to the button. */
    focusNext: () => nextToFill(form.current)?.focus(),
    addAllLines: () => {
      hasSentLines.current = true;
      void lines.addComplete(all.addAll);
    },
    /** Empties the form and the box. */
    discard: () => {
      if (isSending) return;
      quickEntry.clear();
      fill.forget();
      correction.end();
      known.reset();
      errors.setFieldErrors({});
      draft.discard();
    },
  };
}
