import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { takeDraftOf } from "@/components/add-expense/draft-storage";
import { removePrefill } from "@/lib/browser/expenses/add-address";
import { storePayeeWording } from "@/lib/browser/import/payee-wordings";
import { lastList } from "@/lib/browser/list/last-list";
import { bindList, currentList } from "@/lib/browser/list/list-binding";
import { lostListProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  type ExpenseToSend,
  hasFailed,
  type AddedOutcome,
} from "@/lib/browser/outbox/post-expense";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { sendExpenses } from "@/lib/browser/outbox/send-expenses";
import {
  canStoreUnsent,
  storeUnsent,
  StoreUnsentError,
} from "@/lib/browser/outbox/store-unsent";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { Split } from "@/lib/domain/expenses/split";
import {
  type AddForm,
  partOf,
  type PressedExpense,
  pressedExpenses,
  type PressSource,
} from "./add-form";
import { type AddProblemCode, addProblemCode } from "./add-problem-code";
import { loadLastUnsent } from "./load-last-unsent";
import { loadSplit } from "./load-split";
import type { AddFormDispatch } from "./use-add-form";

export type AddedExpense = {
  values: ExpenseFormValues;
  /** The payment was in the list already, and nothing was added. */
  wasAddedBefore: boolean;
  /** Without an id, the expense cannot be removed. */
  outcome: AddedOutcome;
  /** What the list has of the bill: what the others owe is in the plan. */
  split?: Split | undefined;
};

type ShownPress = { pressNo: number };
/** What one press has added, in order. */
export type AddedPress = ShownPress & {
  added: readonly AddedExpense[];
  /** Whether the plan has who owes what of them, or nobody does. */
  areSplitsSaved: boolean;
};
/** What one press has stored on this device. */
type UnsentPress = ShownPress & { unsent: readonly PressedExpense[] };

/** The elements that get the focus after a press. */
type PressFocus = {
  firstField: () => HTMLElement | null;
  submit: () => HTMLElement | null;
  box: RefObject<HTMLElement | null>;
};

/** The outbox and the card of what it stores cannot be loaded once the network is gone. */
const preloadOutbox = async () =>
  canStoreUnsent() && Promise.all([loadOutbox(), loadLastUnsent()]);

/** Presses for several expenses that are shown beside the last press. */
const MAX_SHOWN = 3;

/**
 * Sends the form or the lines of the box once per press, alerts the outcome, and
 * gives the focus to what comes next. Without the network, stores them on this device
 * instead, and alerts only a failure.
 */
export function usePresses(
  form: AddForm,
  dispatch: AddFormDispatch,
  list: ListRef,
  focus: PressFocus,
  reloadSuggestions: () => void,
) {
  const { note, ...shown } = useShownPresses(reloadSuggestions);
  const isShown = useIsShown();
  useLateLoad("outbox", preloadOutbox);
  // A double press can come before isSending is rendered.
  const inFlight = useRef(false);

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

  const binding = () => bindList(form.submission.binding);

  /** Remembers how the user describes the payee of the message in the form. */
  function learn({ description }: ExpenseFormValues, addedTo: ListRef) {
    const { payment } = partOf(form.entry, form.active);
    if (payment && !form.typed.includes("description"))
      storePayeeWording(addedTo, payment.payee, description.trim());
  }

  /**
   * While the outbox sends the values of the form, they are no draft: after a reload
   * in the meantime, the next page sends them. The outbox has them after a failure,
   * too, if this form was left.
   */
  const takeDraftWhileSending = (expenses: readonly PressedExpense[]) => () => {
    const restore = takeDraftOf(expenses);
    return () => {
      if (isShown.current) restore();
      return isShown.current;
    };
  };

  /** The list or this device has the expenses now. */
  function end(
    source: PressSource,
    expenses: readonly PressedExpense[],
    addedTo: ListRef,
    problem?: AddProblemCode,
  ) {
    if (expenses.length === 0) return;
    const [first] = expenses;
    if (source === "form" && first) learn(first.values, addedTo);
    takeDraftOf(expenses);
    commit({ type: "added", expenses, problem, now: currentList() });
    const hasForm = expenses.some(({ index }) => index === form.active);
    if (hasForm && isShown.current) removePrefill();
  }

  /** Resolves to whether everything was added, or is on this device now. */
  async function send(
    source: PressSource,
    storesUnsent: boolean,
  ): Promise<boolean> {
    const expenses = pressedExpenses(form, source, randomKey);
    if (expenses.length === 0) return false;
    dispatch({ type: "pressed", source, expenses, now: currentList() });
    if (storesUnsent) {
      if (!(await store(expenses))) return false;
      note({ unsent: expenses });
      end(source, expenses, list ?? lastList().list);
      return true;
    }
    const outcomes = await sendExpenses(
      expenses,
      binding(),
      takeDraftWhileSending(expenses),
    );
    const added = outcomes.flatMap((outcome, index): AddedExpense[] => {
      const expense = expenses[index];
      if (outcome.kind !== "added" || !expense) return [];
      const { values, keyOf, split } = expense;
      const wasAddedBefore = keyOf === "payment" && outcome.isReplay;
      return [
        { values, outcome, wasAddedBefore, ...(!wasAddedBefore && { split }) },
      ];
    });
    // Before the alert, during which nothing is sent.
    const areSplitsSaved = await saveSplitsOf(added);
    if (added.length > 0) note({ added, areSplitsSaved });
    const addedTo = added[0]?.outcome.list;
    const last = outcomes.at(-1);
    const lastSent = expenses[outcomes.length - 1];
    if (last && lastSent && hasFailed(last, lastSent)) {
      end(source, expenses.slice(0, outcomes.length - 1), addedTo);
      commit({
        type: "failed",
        problem: addProblemCode(last, lastSent.keyOf),
        isListLost: lostListProblem(last.error) !== undefined,
        ...(last.kind === "later" && { triedKey: lastSent.key }),
        ...(last.kind === "rejected" &&
          source === "form" && { errors: last.problem.fieldErrors }),
      });
      report(last.error);
      return false;
    }
    const hasOther = added.length < outcomes.length;
    end(source, expenses, addedTo, hasOther ? "added_before" : undefined);
    alert("✅ Expense added successfully!");
    return true;
  }

  async function press(source: PressSource, storesUnsent: boolean) {
    if (inFlight.current) return;
    inFlight.current = true;
    const focused = document.activeElement;
    const isDone = await send(source, storesUnsent).finally(() => {
      inFlight.current = false;
    });
    if (source === "lines") return;
    const next = isDone ? nextFocus() : focused;
    if (next instanceof HTMLElement) next.focus();
  }

  function nextFocus(): HTMLElement | null {
    const { text, entry } = form;
    // More lines follow, or another text may.
    if (entry.kind === "several") return focus.submit();
    return text === "" ? focus.firstField() : focus.box.current;
  }

  return { ...shown, press };
}

/** Resolves to whether nothing is left to be saved. */
async function saveSplitsOf(added: readonly AddedExpense[]): Promise<boolean> {
  const splits = added.filter(({ split }) => split);
  const list = splits[0]?.outcome.list;
  try {
    if (splits.length > 0) await (await loadSplit()).saveSplits(splits, list);
    return true;
  } catch (error) {
    console.error("Who owes you could not be saved.", error);
    return false;
  }
}

/** Whether the screen of the hook is shown, for a response that comes when another one is. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
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
