import { expect, it } from "vitest";
import { isComplete, missingText, typedText } from "./entry-text";

const withoutCategory = {
  amount: "120",
  description: "Chai",
  date: "2026-11-21",
};
const values = { ...withoutCategory, category: "food" };
const expense = { kind: "expense", marks: [], isDateAssumed: false } as const;
const lines = [
  { text: "", values },
  { text: "", values: {} },
];

it("an expense is complete with its amount, description and category", () => {
  expect(isComplete(values)).toBe(true);
  expect(isComplete(withoutCategory)).toBe(false);
  expect(isComplete({})).toBe(false);
  expect(isComplete({ ...withoutCategory, category: "food", date: "" })).toBe(
    false,
  );
});

it.each([
  [{ ...values, amount: "-5" }, "Enter an amount"],
  [{ ...values, date: "2026-02-30" }, "Enter a real date"],
  [{ amount: "5", description: "Chai", category: "food" }, "No date yet"],
])("%j is not complete: %s", (wrong, text) => {
  expect(isComplete(wrong)).toBe(false);
  expect(missingText(wrong)).toContain(text);
});

it("says that the form has what the user typed", () => {
  const one = { ...expense, values };
  expect(typedText(one, [])).toBe("");
  expect(typedText(one, ["amount"])).toBe("The form keeps what you typed.");
  expect(
    typedText({ kind: "several", lines, omitted: [] }, ["amount"]),
  ).toContain("press a line to use it instead");
});
