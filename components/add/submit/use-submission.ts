import { useState } from "react";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import { isKnownList, type ListRef, shownList } from "@/lib/client/list-ref";
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
  // The list that was shown when the first value was typed.
  let boundList: ListRef;
  let attempt = NO_ATTEMPT;
  let payment: Payment | undefined;
  const paymentKey = (values: ExpenseFormValues) =>
    payment?.amount === undefined || payment.amount === values.amount
      ? payment?.key
      : undefined;
  return {
    bindList: () => {
      const list = shownList();
      if (isKnownList(list)) boundList ??= list;
    },
    unbindList: () => {
      boundList = undefined;
    },
    list: (): ListRef => boundList ?? shownList(),
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
      boundList = undefined;
      attempt = NO_ATTEMPT;
      payment = undefined;
    },
    record: (values: ExpenseFormValues): SubmissionRecord => ({
      list: boundList ?? shownList(),
      attempt,
      payment: payment && { key: payment.key, amount: values.amount },
    }),
    restore: (record: SubmissionRecord) => {
      boundList = isKnownList(record.list) ? record.list : undefined;
      ({ attempt, payment } = record);
    },
  };
}

export type Submission = ReturnType<typeof createSubmission>;

export function useSubmission(): Submission {
  return useState(createSubmission)[0];
}
