import { useState } from "react";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { isKnownList, type ListRef } from "@/lib/client/list/list-ref";
import {
  bindList,
  type ListBinding,
} from "@/lib/client/private-list/list-binding";
import { randomKey } from "@/lib/client/random-key";

/** The last press: a retry of the same values has its key. */
export type Attempt = { values: string; key: string };

/** The payment of a message. */
export type Payment = {
  key: string;
  /** The amount that the key is for. Absent while the message is in the box. */
  amount?: string | undefined;
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
  const paymentKey = (values: ExpenseFormValues) =>
    payment?.amount === undefined || payment.amount === values.amount
      ? payment?.key
      : undefined;
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
      const ofPayment = paymentKey(formValues);
      if (ofPayment !== undefined) return ofPayment;
      const values = JSON.stringify(formValues);
      if (attempt.values !== values) attempt = { values, key: randomKey() };
      return attempt.key;
    },
    /** Whether the values are those of a payment message. */
    isPayment: (values: ExpenseFormValues) => paymentKey(values) !== undefined,
    setPayment: (read: Payment | undefined) => {
      payment = read;
    },
    /** For an expense that was added. */
    clear: () => {
      binding = undefined;
      attempt = NO_ATTEMPT;
      payment = undefined;
    },
    record: (values: ExpenseFormValues): SubmissionRecord => ({
      list: bindList(binding).list,
      attempt,
      payment: payment && { key: payment.key, amount: values.amount },
    }),
    restore: (record: SubmissionRecord) => {
      binding = isKnownList(record.list) ? { list: record.list } : undefined;
      ({ attempt, payment } = record);
    },
  };
}

export type Submission = ReturnType<typeof createSubmission>;

export function useSubmission(): Submission {
  return useState(createSubmission)[0];
}
