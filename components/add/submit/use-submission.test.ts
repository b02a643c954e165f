import { expect, it } from "vitest";
import { setShownList } from "@/lib/client/list/list-ref";
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

it("gives a payment the key of its message until the message is removed", () => {
  const submission = createSubmission();
  submission.setPayment({ key: "payment" });
  expect([submission.key(values), submission.key(other)]).toEqual([
    "payment",
    "payment",
  ]);
  expect(submission.isPayment(other)).toBe(true);
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

it("restores the key of a payment for its amount only", () => {
  const submission = createSubmission();
  submission.setPayment({ key: "payment" });
  const restored = createSubmission();
  restored.restore(submission.record(values));
  expect(restored.key({ ...values, description: "Chai" })).toBe("payment");
  expect(restored.key(other)).not.toBe("payment");
});
