import { expect, it } from "vitest";
import { newExpenseSchema } from "@/lib/domain/expenses/expense";
import { formFaults } from "./form-faults";

const valid = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
};

it("finds no fault in valid values", () => {
  expect(formFaults(valid)).toEqual({});
});

it.each([
  { date: "2026-02-30" },
  { date: "2200-01-01" },
  { category: "rent" },
  { description: " \u200b " },
  { description: "two\nlines" },
  { amount: "0" },
  { amount: "1.234" },
  { amount: "", date: "" },
])("finds the faults of the API in %j", (values) => {
  const entered = { ...valid, ...values };
  const issues = newExpenseSchema.safeParse(entered).error?.issues ?? [];
  expect(issues.length).toBeGreaterThan(0);
  expect(formFaults(entered)).toEqual(
    Object.fromEntries(
      issues.map(({ path, message }) => [path.join("."), message]),
    ),
  );
});
