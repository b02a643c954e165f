import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { removeDraft, takeDraft } from "@/components/add-expense/draft-storage";
import { isComplete } from "@/components/add-expense/quick-entry/entry-text";
import {
  isFilledByUrl,
  removePrefill,
} from "@/lib/browser/expenses/add-address";
import { storePayeeWording } from "@/lib/browser/import/payee-wordings";
import { lastList } from "@/lib/browser/list/last-list";
import { bindList, currentList } from "@/lib/browser/list/list-binding";
import { lostListProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  type ExpenseToSend,
  hasFailed,
  type AddedOutcome,
  type SendOutcome,
} from "@/lib/browser/outbox/post-expense";
import { sendExpense, sendExpenses } from "@/lib/browser/outbox/send-expenses";
import {
  storeUnsent,
  StoreUnsentError,
} from "@/lib/browser/outbox/store-unsent";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import {
  type AddForm,
  type Attempt,
  formValues,
  isPayment,
  partOf,
  submissionKey,
} from "./add-form";
import { addProblemCode } from "./add-problem-code";
import { loadLastUnsent } from "./load-last-unsent";
import type { AddFormDispatch } from "./use-add-form";

export type AddedExpense = {
  values: ExpenseFormValues;
  /** The payment was in the list already, and nothing was added. */
  wasAddedBefore: boolean;
  /** Without an id, the expense cannot be removed. */
  outcome: AddedOutcome;
};

type Press = { pressNo: number };
/** What one press has added, in order. */
export type AddedPress = Press & { added: readonly AddedExpense[] };
/** What one press has stored on this device. */
type UnsentPress = Press & { unsent: readonly ExpenseToSend[] };

/** The elements that get the focus after a press. */
export type PressFocus = {
  firstField: () => HTMLElement | null;
  submit: () => HTMLElement | null;
  box: RefObject<HTMLElement | null>;
};

/** Presses for several expenses that are shown beside the last press. */
const MAX_SHOWN = 3;
const NO_ATTEMPT: Attempt = { values: "", key: "" };

/**
 * Sends the form or the lines of the box once per press, alerts the outcome, and
 * gives the focus to what comes next. Without the network, stores them on this device
 * instead, without an alert.
 */
export function usePresses(
  form: AddForm,
  dispatch: AddFormDispatch,
  list: ListRef,
  focus: PressFocus,
  reloadSuggestions: () => void,
) {
  const { note, ...shown } = useShownPresses(reloadSuggestions);
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);

  async function pressOnce(press: () => Promise<void>) {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await press();
    } finally {
      inFlight.current = false;
    }
  }

  /** Renders the event now: the fields are enabled before one gets the focus, and emptied before the alert. */
  const commit: AddFormDispatch = (event) => flushSync(() => dispatch(event));

  function report(error: unknown) {
    console.error("The expense could not be added.", error);
    alert("❌ Something went wrong");
  }

  /** Resolves to whether the expenses are on this device now. */
  async function store(expenses: readonly ExpenseToSend[]): Promise<boolean> {
    try {
      await storeUnsent(expenses, binding(), loadLastUnsent);
      return true;
    } catch (error) {
      const problem =
        error instanceof StoreUnsentError ? error.code : undefined;
      commit({ type: "failed", problem });
      report(error);
      return false;
    }
  }

  /** The last press had no response. */
  const canBeStored = form.problem === "can_be_stored";

  const binding = () => bindList(form.submission.binding);

  /** Remembers how the user describes the payee of the message in the form. */
  function learn({ description }: ExpenseFormValues, addedTo: ListRef) {
    const { payment } = partOf(form.entry, form.active);
    if (payment && !form.typed.includes("description"))
      storePayeeWording(addedTo, payment.payee, description.trim());
  }

  /**
   * While the outbox sends the values of the form, they are no draft: after a reload
   * in the meantime, the next page sends them.
   */
  function takeDraftWhileSending(expense: ExpenseToSend, index: number) {
    // Then the draft is another expense.
    if (isFilledByUrl()) return undefined;
    return () => {
      const restore = takeDraft();
      return (outcomes: readonly SendOutcome[]) => {
        const outcome = outcomes[index];
        if (!outcome || hasFailed(outcome, expense)) restore();
      };
    };
  }

  function endForm(values: ExpenseFormValues, addedTo: ListRef) {
    learn(values, addedTo);
    // Another screen may be shown by now, which renders no form.
    removeDraft();
    commit({ type: "added", now: currentList() });
    removePrefill();
  }

  /** Resolves to whether the form is empty now. */
  async function sendForm(storesUnsent: boolean): Promise<boolean> {
    const { submission } = form;
    const values = formValues(form.fields);
    const hasOwnKey = isPayment(submission, values);
    const key = submissionKey(submission, values, randomKey());
    const attempt = { values: JSON.stringify(values), key };
    const expense = {
      ...{ values, key },
      ...(submission.correction && { replaces: true }),
      ...(canBeStored && !form.hasSentLines && { wasTried: true }),
    };
    dispatch({
      type: "pressed",
      lines: false,
      now: currentList(),
      ...(!hasOwnKey && { attempt }),
    });
    if (storesUnsent) {
      if (!(await store([expense]))) return false;
      note({ unsent: [expense] });
      endForm(values, list ?? lastList().list);
      return true;
    }
    const outcome = await sendExpense(
      expense,
      binding(),
      takeDraftWhileSending(expense, 0),
    );
    if (outcome.kind !== "added") {
      commit({
        type: "failed",
        problem: addProblemCode(outcome, hasOwnKey),
        isListLost: lostListProblem(outcome.error) !== undefined,
        ...(outcome.kind === "rejected" && {
          errors: outcome.problem.fieldErrors,
        }),
      });
      report(outcome.error);
      return false;
    }
    const wasAddedBefore = hasOwnKey && outcome.isReplay;
    note({ added: [{ values, outcome, wasAddedBefore }] });
    endForm(values, outcome.list);
    alert("✅ Expense added successfully!");
    return true;
  }

  async function pressForm(storesUnsent: boolean) {
    const focused = document.activeElement;
    const isDone = await sendForm(storesUnsent);
    const next = isDone ? nextFocus() : focused;
    if (next instanceof HTMLElement) next.focus();
  }

  function nextFocus(): HTMLElement | null {
    const { text, entry } = form;
    // More lines follow, or another text may.
    if (entry.kind === "several") return focus.submit();
    return text === "" ? focus.firstField() : focus.box.current;
  }

  async function pressLines(storesUnsent: boolean) {
    const { entry, active, submission } = form;
    if (entry.kind !== "several") return;
    const lines = entry.lines.flatMap(({ values, payment }, index) =>
      isComplete(values) ? [{ values, payment, index }] : [],
    );
    let failed = submission.failedLine;
    const lastFailed = failed.key;
    const expenses = lines.map(({ values, payment }) => {
      const isRetry = !payment && failed.values === JSON.stringify(values);
      const key = payment?.key ?? (isRetry ? failed.key : randomKey());
      if (isRetry) failed = NO_ATTEMPT;
      return {
        ...{ values, key },
        ...(payment && { isPayment: true }),
        ...(canBeStored && key === lastFailed && { wasTried: true }),
      };
    });
    const indices = lines.map(({ index }) => index);
    const end = (
      count: number,
      outcome: { problem?: AddForm["problem"]; failed?: Attempt } = {},
    ) => {
      const added = indices.slice(0, count);
      if (added.includes(active)) removeDraft();
      commit({
        type: "lines-added",
        indices: added,
        now: currentList(),
        ...outcome,
      });
      if (added.includes(active)) removePrefill();
    };
    dispatch({ type: "pressed", lines: true, now: currentList() });
    if (storesUnsent) {
      if (!(await store(expenses))) return;
      note({ unsent: expenses });
      return end(expenses.length);
    }
    const inForm = indices.indexOf(active);
    const expenseInForm = expenses[inForm];
    const outcomes = await sendExpenses(
      expenses,
      binding(),
      expenseInForm && takeDraftWhileSending(expenseInForm, inForm),
    );
    const added = outcomes.flatMap((outcome, index): AddedExpense[] => {
      const expense = expenses[index];
      if (outcome.kind !== "added" || !expense) return [];
      const wasAddedBefore = !!expense.isPayment && outcome.isReplay;
      return [{ values: expense.values, outcome, wasAddedBefore }];
    });
    if (added.length > 0) note({ added });
    const last = outcomes.at(-1);
    const lastSent = expenses[outcomes.length - 1];
    if (last && lastSent && hasFailed(last, lastSent)) {
      const { values, key } = lastSent;
      end(outcomes.length - 1, {
        problem: addProblemCode(last, false),
        failed: { values: JSON.stringify(values), key },
      });
      return report(last.error);
    }
    const hasOther = added.length < outcomes.length;
    end(outcomes.length, hasOther ? { problem: "already_added" } : {});
    alert("✅ Expense added successfully!");
  }

  return {
    ...shown,
    pressForm: (storesUnsent: boolean) =>
      pressOnce(() => pressForm(storesUnsent)),
    pressLines: (storesUnsent: boolean) =>
      pressOnce(() => pressLines(storesUnsent)),
  };
}

/**
 * What the last press has added, or stored on this device, and what the last presses
 * that were for several expenses have added, until they are taken back.
 *
 * @param onListChange is called when a press has added, or was taken back
 */
function useShownPresses(onListChange: () => void) {
  const [last, setLast] = useState<AddedPress | UnsentPress>();
  const [several, setSeveral] = useState<readonly AddedPress[]>([]);
  const removed = useRef(new Set<AddedPress>());
  return {
    last,
    /** Newest first. */
    shown: [...new Set(last ? [last, ...several] : [])],
    note: (
      outcome: Omit<AddedPress, "pressNo"> | Omit<UnsentPress, "pressNo">,
    ) => {
      const press = { ...outcome, pressNo: (last?.pressNo ?? 0) + 1 };
      setLast(press);
      if ("added" in press) onListChange();
      const others = several.filter((one) => !removed.current.has(one));
      setSeveral(
        "added" in press && press.added.length > 1
          ? [press, ...others].slice(0, MAX_SHOWN)
          : others,
      );
    },
    /** The press stays until the next one, for its outcome to be read. */
    noteRemoved: (press: AddedPress) => {
      removed.current.add(press);
      onListChange();
    },
  };
}
