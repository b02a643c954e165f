import { useRef, useState } from "react";
import {
  savesOnDevice,
  storeUnsent,
  StoreUnsentError,
} from "@/lib/browser/outbox/store-unsent";
import { sendExpenses } from "@/lib/browser/outbox/send-expenses";
import {
  type ExpenseToSend,
  hasFailed,
  type SendOutcome,
} from "@/lib/browser/outbox/post-expense";
import { loadLastUnsent } from "@/components/add-expense/load-last-unsent";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { randomKey } from "@/lib/browser/storage/random-key";
import { type AddProblemCode, addProblemCode } from "./add-problem-code";
import type { Submission } from "./use-submission";
import type { AddedExpense } from "./use-add-expense";

/** An expense of several, with the key of its payment if a message told of it. */
export type ExpenseToAdd = {
  values: ExpenseFormValues;
  key?: string | undefined;
};

const NOT_FAILED = { values: "", key: "" };

/**
 * Adds several expenses one after the other until one fails, and alerts the outcome
 * once. Without the network, stores all on this device instead, without an alert.
 */
export function useAddAll({
  submission,
  onAdded,
  onUnsent,
  onProblem,
}: {
  submission: Submission;
  /** Called once, with what was sent until one has failed. */
  onAdded: (added: readonly AddedExpense[]) => void;
  onUnsent: (unsent: readonly ExpenseToSend[]) => void;
  onProblem: (code: AddProblemCode | undefined) => void;
}) {
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);
  // A retry of the expense that failed has the same key.
  const failed = useRef(NOT_FAILED);

  /** The key of the payment, or else a new one, or once that of the expense that failed. */
  function takeKey({ values, key: paymentKey }: ExpenseToAdd): string {
    if (paymentKey !== undefined) return paymentKey;
    const isRetry = failed.current.values === JSON.stringify(values);
    const { key } = isRetry ? failed.current : { key: randomKey() };
    if (isRetry) failed.current = NOT_FAILED;
    return key;
  }

  async function store(unsent: readonly ExpenseToSend[]): Promise<boolean> {
    try {
      await storeUnsent(unsent, submission.list(), loadLastUnsent);
    } catch (error) {
      fail(error, error instanceof StoreUnsentError ? error.code : undefined);
      return false;
    }
    onUnsent(unsent);
    return true;
  }

  /** Resolves to how many of the first expenses were added. */
  async function send(
    all: readonly ExpenseToAdd[],
    toSend: readonly ExpenseToSend[],
  ): Promise<number> {
    const outcomes = await sendExpenses(toSend, submission.list());
    const added = outcomes.flatMap((outcome, index) =>
      addedOf(outcome, all[index]),
    );
    if (added.length > 0) onAdded(added);
    const isAddedBefore = outcomes.some(
      ({ kind }, index) => kind === "stored-before" && toSend[index]?.isPayment,
    );
    if (isAddedBefore) onProblem("already_added");
    const last = outcomes.at(-1);
    const lastSent = toSend[outcomes.length - 1];
    if (!last || !lastSent || !hasFailed(last, lastSent)) {
      alert("✅ Expense added successfully!");
      return outcomes.length;
    }
    const { values, key } = lastSent;
    failed.current = { values: JSON.stringify(values), key };
    fail(last.error, addProblemCode(last, false));
    return outcomes.length - 1;
  }

  function fail(error: unknown, code: AddProblemCode | undefined) {
    console.error("The expense could not be added.", error);
    onProblem(code);
    alert("❌ Something went wrong");
  }

  /** Resolves to the number of expenses that are in the list or on this device now. */
  async function addEach(
    all: readonly ExpenseToAdd[],
    isUnsent: boolean,
  ): Promise<number> {
    if (inFlight.current) return 0;
    inFlight.current = true;
    setIsSending(true);
    onProblem(undefined);
    const before = failed.current;
    submission.bindList();
    const toSend = all.map((one) => ({
      values: one.values,
      key: takeKey(one),
      isPayment: one.key !== undefined,
    }));
    try {
      if (!isUnsent) return await send(all, toSend);
      const isStored = await store(toSend);
      if (!isStored) failed.current = before;
      return isStored ? all.length : 0;
    } finally {
      inFlight.current = false;
      setIsSending(false);
    }
  }

  return {
    isSending,
    addAll: (all: readonly ExpenseToAdd[]) => addEach(all, savesOnDevice()),
    /** Stores what could not be sent on this device. */
    keepAll: (all: readonly ExpenseToAdd[]) => addEach(all, true),
  };
}

function addedOf(
  outcome: SendOutcome,
  expense: ExpenseToAdd | undefined,
): AddedExpense[] {
  if (outcome.kind !== "stored" || !expense) return [];
  const { values, key } = expense;
  const wasAddedBefore = key !== undefined && outcome.isReplay;
  return [{ values, stored: outcome, wasAddedBefore }];
}
