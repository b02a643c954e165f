import {
  type RefObject,
  type SubmitEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useDraft } from "@/components/add/draft/use-draft";
import { isComplete } from "@/components/add/quick-entry/entry-text";
import { useQuickEntry } from "@/components/add/quick-entry/use-quick-entry";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { useToday } from "@/components/ui/use-today";
import { today } from "@/lib/expenses/calendar-date";
import { rupeesText } from "@/lib/expenses/money";
import { likelyExpenses } from "@/lib/list/likely-expenses";
import type { Suggestion } from "@/lib/list/suggestions";
import { useAddAll } from "@/components/add/submit/use-add-all";
import {
  type LastAddedExpense,
  useAddExpense,
} from "@/components/add/submit/use-add-expense";
import { useFieldErrors } from "@/components/add/submit/use-field-errors";
import { nextToFill, submitButton } from "./form-focus";
import { useFormFill } from "./use-form-fill";
import { removePrefill } from "./use-prefill";
import { useShownList } from "./use-shown-list";
import { useSubmission } from "@/components/add/submit/use-submission";
import { useSuggestions } from "./use-suggestions";

const MAX_LIKELY = 5;

/** Connects the form with what fills it: the box above it, the usual expenses and the draft. */
export function useAddScreen(
  form: RefObject<HTMLFormElement | null>,
  box: RefObject<HTMLElement | null>,
) {
  const [added, setAdded] = useState<LastAddedExpense[]>([]);
  const [pressCount, setPressCount] = useState(0);

  const nextFocus = useRef<HTMLElement>(null);
  /** Whether the form has one of the lines that are being added. */
  const sendsForm = useRef(false);
  const list = useShownList();
  const submission = useSubmission();
  const errors = useFieldErrors();
  const draft = useDraft(form, submission);
  const known = useSuggestions(pressCount);
  const date = useToday();
  const likely = useMemo(
    () =>
      known.isLoaded
        ? likelyExpenses(date, known.suggestions, MAX_LIKELY)
        : undefined,
    [known.isLoaded, known.suggestions, date],
  );
  const fill = useFormFill(form, (names) => {
    submission.bindList();
    errors.clearFieldErrors(names);
    if (names.includes("category")) known.reset();
    draft.save();
  });
  const quickEntry = useQuickEntry({
    suggestions: known.suggestions,
    list,
    typedFields: fill.typedFields,
    onFill: (values, payment) => {
      submission.setPayment(payment);
      fill.fill(values);
    },
    onReplace: (values, payment) => {
      submission.replacePayment(payment);
      fill.replaceAll(values);
    },
    onTakeBack: () => {
      submission.setPayment(undefined);
      fill.takeBack();
    },
  });

  function noteAdded(one: LastAddedExpense) {
    setAdded((before) => [...before, one]);
    known.reset();
  }
  function forgetDraft() {
    draft.remove();
    removePrefill();
  }
  const add = useAddExpense({
    submission,
    onSend: draft.save,
    onFieldErrors: errors.setFieldErrors,
    onAdded: (one) => {
      const { text, entry, active } = quickEntry;
      // More lines follow, or another text may.
      if (entry.kind === "several")
        nextFocus.current = submitButton(form.current);
      else nextFocus.current = text === "" ? null : box.current;
      fill.forget();
      noteAdded(one);
      forgetDraft();
      setPressCount((count) => count + 1);
      quickEntry.learn(one.values, one.stored.list);
      quickEntry.removeLines([active]);
    },
    nextField: () =>
      nextFocus.current ?? form.current?.querySelector("input") ?? null,
  });
  const all = useAddAll({
    submission,
    onAdded: (one) => {
      noteAdded(one);
      // Else the form has what was typed besides the lines.
      if (sendsForm.current) forgetDraft();
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
    last: added.at(-1),
    addedCount: added.length,
    isSending,
    isRestored: draft.isRestored,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      if (all.isSending) event.preventDefault();
      else void add.submit(event);
    },
    /** For the text of the box. */
    changeText: (text: string) => {
      // The message was about the text before.
      add.setProblem((problem) =>
        problem === "already_added" ? undefined : problem,
      );
      quickEntry.change(text);
    },
    /** For the input events of the form. */
    handleInput: (name: string) => {
      if (!form.current) return;
      submission.bindList();
      errors.clearFieldErrors([name]);
      fill.noteEdit(name);
      known.onInput(form.current, name);
      quickEntry.correct(readFormValues(form.current));
      draft.save();
    },
    /** Fills the form with a usual expense of today, and gives the focus to the button. */
    choose: ({ description, category, amountPaise }: Suggestion) => {
      if (isSending) return;
      quickEntry.clear();
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
    addAllLines: async () => {
      const { entry, active } = quickEntry;
      if (entry.kind !== "several") return;
      const lines = entry.lines.flatMap(({ values, payment }, index) =>
        isComplete(values) ? [{ values, key: payment?.key, index }] : [],
      );
      sendsForm.current = lines.some(({ index }) => index === active);
      const count = await all.addAll(lines);
      const indices = lines.slice(0, count).map(({ index }) => index);
      if (indices.includes(active)) {
        form.current?.reset();
        fill.forget();
        submission.clear();
      }
      if (count === 0) return;
      setPressCount((before) => before + 1);
      quickEntry.removeLines(indices);
    },
    /** Empties the form and the box. */
    discard: () => {
      if (isSending) return;
      quickEntry.clear();
      fill.forget();
      known.reset();
      errors.setFieldErrors({});
      draft.discard();
    },
  };
}
