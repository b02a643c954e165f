import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Entry } from "./entry";
import { entryOutcome } from "./entry-outcome";

const withoutCategory = {
  amount: "120",
  description: "Chai",
  date: "2026-11-21",
};
const values = { ...withoutCategory, category: "food" };
const expense = { kind: "expense", marks: [], isDateAssumed: false } as const;
const payment = { key: "key", payee: "Chai", amount: "120" };
const lines = [
  { text: "", values },
  { text: "", values: {} },
];

it.each<[Entry, string]>([
  [{ ...expense, values }, ""],
  [
    { ...expense, values, payment, isDateAssumed: true },
    "No date in the message: today.",
  ],
  [{ ...expense, values: withoutCategory }, "Choose a category."],
  [
    {
      ...expense,
      values: { ...values, amount: "150" },
      calculation: { paise: asPaise(45000), sign: "÷", by: 3 },
      doubt: "date",
    },
    "Check the date.",
  ],
  [{ ...expense, values: { amount: "5" } }, "Say what it was for."],
  [{ ...expense, values: { description: "Chai" } }, "No amount yet."],
  [
    { kind: "refused", reason: "This is money coming in." },
    "This is money coming in. The form is left as it is.",
  ],
  [{ kind: "unknown" }, "No expense was found in this text."],
  [
    { kind: "several", lines, omitted: [] },
    "2 expenses, 1 incomplete. Check them, then add them.",
  ],
  [
    { kind: "several", lines, leftOut: ["refund 30"], omitted: [] },
    "2 expenses, 1 incomplete. Check them, then add them. Left out as money coming in: refund 30.",
  ],
  [
    { kind: "several", lines, omitted: ["1", "2", "3"] },
    "The first 2 expenses; 3 more follow.",
  ],
])("says what is open in %j", (entry, text) => {
  expect(entryOutcome(entry)).toBe(text);
});
