import { useState } from "react";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import { bindList, type ListBinding } from "@/lib/browser/list/list-binding";
import { randomKey } from "@/lib/browser/storage/random-key";

/** The last press: a retry of the same values has its key. */
export type Attempt = { values: string; key: string };

/** The payment of a message, and the values that its key is for. */
export type Payment = {
  key: string;
  amount: string;
  /** Absent if the message has no date. */
  date?: string;
};

/** What is stored of a submission besides its values. */
export type SubmissionRecord = {
  list: ListRef;
  attempt: Attempt;
  payment: Payment | undefined;
};

const NO_ATTEMPT: Attempt = { values: "", key: "" };

/** The list and the idempotency key of the expense that is being typed. */
export function createSubmission() {
  // Since the first value was typed.
  let binding: ListBinding | undefined;
  let attempt = NO_ATTEMPT;
  let payment: Payment | undefined;
  // Of the values that were restored; the box may be empty, or have another text.
  let restored: Payment | undefined;
  // Of an unsent expense whose values the form has.
  let correctedKey: string | undefined;
  const paymentOf = (values: ExpenseFormValues) =>
    [payment, restored].find((one) => one && isOf(values, one));
  return {
    bindList: () => {
      binding = bindList(binding);
    },
    unbindList: () => {
      binding = undefined;
    },
    list: (): ListBinding => bindList(binding),
    /** A new key, or that of the payment or of the last attempt with the same values. */
    key: (formValues: ExpenseFormValues): string => {
      const ofPayment = paymentOf(formValues);
      if (ofPayment) return ofPayment.key;
      if (correctedKey !== undefined) return correctedKey;
      const values = JSON.stringify(formValues);
      if (attempt.values !== values) attempt = { values, key: randomKey() };
      return attempt.key;
    },
    /** Whether the values are those of a payment message or of an unsent expense. */
    isPayment: (values: ExpenseFormValues) =>
      paymentOf(values) !== undefined || correctedKey !== undefined,
    /** For the text of the box. A restored payment stays. */
    setPayment: (read: Payment | undefined) => {
      payment = read;
    },
    /** For values that replace those of the form. */
    replacePayment: (read: Payment | undefined) => {
      payment = read;
      restored = undefined;
      correctedKey = undefined;
    },
    /** For the values of an unsent expense, which keep its key whatever is corrected. */
    correct: (key: string) => {
      correctedKey = key;
    },
    isCorrection: () => correctedKey !== undefined,
    /** For values that are another expense than the corrected one. */
    endCorrection: () => {
      correctedKey = undefined;
    },
    /** For an expense that was added. */
    clear: () => {
      binding = undefined;
      attempt = NO_ATTEMPT;
      payment = undefined;
      restored = undefined;
      correctedKey = undefined;
    },
    record: (values: ExpenseFormValues): SubmissionRecord => ({
      list: bindList(binding).list,
      attempt,
      payment: paymentOf(values),
    }),
    restore: (record: SubmissionRecord) => {
      binding = isKnownList(record.list) ? { list: record.list } : undefined;
      ({ attempt, payment: restored } = record);
    },
  };
}

function isOf(values: ExpenseFormValues, { amount, date }: Payment): boolean {
  return amount === values.amount && (date ?? values.date) === values.date;
}

export type Submission = ReturnType<typeof createSubmission>;

export function useSubmission(): Submission {
  return useState(createSubmission)[0];
}
