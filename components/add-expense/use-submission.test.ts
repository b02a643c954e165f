import { expect, it } from "vitest";
import { setShownList } from "@/lib/browser/api/list-ref";
import { createSubmission } from "./use-submission";

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Tea",
  amount: "10",
};
const other = { ...values, amount: "12" };

it("gives a retry of the same values the same key, and other values a new one", () => {
  const submission = createSubmission();
  const first = submission.key(values);
  expect(submission.key({ ...values })).toBe(first);
  expect(submission.key(other)).not.toBe(first);
});

it("gives an expense like the one before a new key", () => {
  const submission = createSubmission();
  const first = submission.key(values);
  submission.clear();
  expect(submission.key(values)).not.toBe(first);
});

const { amount, date } = values;

it("gives a payment the key of its message for its amount and date, until the message is removed", () => {
  const submission = createSubmission();
  submission.setPayment({ key: "payment", amount, date });
  expect(submission.key({ ...values, description: "Chai" })).toBe("payment");
  expect(submission.isPayment(other)).toBe(false);
  expect(submission.key(other)).not.toBe("payment");
  const otherDay = { ...values, date: "2026-01-04" };
  expect(submission.key(otherDay)).not.toBe("payment");
  submission.setPayment({ key: "payment", amount });
  expect(submission.key(otherDay)).toBe("payment");
  submission.setPayment(undefined);
  expect(submission.key(values)).not.toBe("payment");
  expect(submission.isPayment(values)).toBe(false);
});

it("restores the key and the list of a failed press", () => {
  setShownList("list-a");
  const failed = createSubmission();
  failed.bindList();
  const key = failed.key(values);
  const record = failed.record(values);
  setShownList(undefined);
  const restored = createSubmission();
  restored.restore(record);
  expect(restored.key(values)).toBe(key);
  expect(restored.list()).toEqual({ list: "list-a" });
});

function restorePayment() {
  const submission = createSubmission();
  submission.setPayment({ key: "payment", amount, date });
  const restored = createSubmission();
  restored.restore(submission.record(values));
  return restored;
}

it("keeps a restored key when the box has another text, until the values are replaced or added", () => {
  const restored = restorePayment();
  restored.setPayment(undefined);
  expect(restored.key(values)).toBe("payment");
  restored.setPayment({ key: "other", amount: "12" });
  expect([restored.key(values), restored.key(other)]).toEqual([
    "payment",
    "other",
  ]);
  restored.replacePayment(undefined);
  expect(restored.isPayment(values)).toBe(false);
  const added = restorePayment();
  added.clear();
  expect(added.isPayment(values)).toBe(false);
});

it("stores no key of a payment with other values", () => {
  const submission = createSubmission();
  submission.setPayment({ key: "payment", amount, date });
  expect(submission.record(other).payment).toBeUndefined();
});

it("restores the key of a payment for its amount only", () => {
  const restored = restorePayment();
  expect(restored.key({ ...values, description: "Chai" })).toBe("payment");
  expect(restored.key(other)).not.toBe("payment");
});

it("gives a corrected expense its key whatever is changed, until the values are replaced", () => {
  const submission = createSubmission();
  submission.correct("unsent");
  expect([submission.key(values), submission.key(other)]).toEqual([
    "unsent",
    "unsent",
  ]);
  submission.setPayment(undefined);
  expect(submission.isPayment(other)).toBe(true);
  submission.replacePayment(undefined);
  expect(submission.isPayment(other)).toBe(false);
});
