// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { readUnsavedEdits, storeUnsavedEdit } from "./unsaved-edit-storage";
import { newLunch } from "@/lib/testing/sample-expenses";

const LIST = "list-a";

const expense: Expense = {
  _id: "1",
  ...newLunch,
};
const values = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "5",
};

beforeEach(() => sessionStorage.clear());

it("keeps the newest edit of each expense", () => {
  storeUnsavedEdit({ expense, list: LIST, values, errors: {} });
  const newer = { expense, list: LIST, values, errors: { date: "No." } };
  storeUnsavedEdit(newer);
  expect(readUnsavedEdits(LIST)).toEqual([newer]);
});

it("drops stored edits that are invalid", () => {
  const valid = { expense, list: LIST, values, errors: {} };
  const stored = [
    1,
    { ...valid, expense: { ...expense, date: "today" } },
    { ...valid, values: { date: "2026-01-05" } },
    { ...valid, values: { ...values, amount: 5 } },
    { ...valid, errors: { date: {} } },
    valid,
  ];
  sessionStorage.setItem("unsaved-edits", JSON.stringify(stored));
  expect(readUnsavedEdits(LIST)).toEqual([valid]);
});
