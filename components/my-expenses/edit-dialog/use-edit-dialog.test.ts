// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as mutations from "@/components/expense-changes/expense-mutations";
import {
  readUnsavedEdits,
  storeUnsavedEdit,
} from "@/lib/browser/expenses/unsaved-edit-storage";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useEditDialog } from "./use-edit-dialog";
import { newLunch } from "@/lib/testing/sample-expenses";

const LIST = "list-a";

vi.mock("@/components/expense-changes/expense-mutations", { spy: true });

const expense = (_id: string): Expense => ({
  _id,
  ...newLunch,
});
const [first, second, last] = [expense("1"), expense("2"), expense("3")];
const values = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "5",
};

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(mutations.saveExpense).mockReset().mockResolvedValue();
  vi.mocked(mutations.deleteWithUndo).mockReset().mockResolvedValue();
});

const renderDialog = (...expenses: Expense[]) =>
  renderHook(() => useEditDialog(expenses, LIST)).result;

it("opens with the values of the expense, whose row gets the focus afterwards", () => {
  const dialog = renderDialog(first, second);
  act(() => mutations.editExpense(second, LIST));
  expect(dialog.current.edit).toEqual({
    expense: second,
    list: LIST,
    values: { ...values, amount: "99.50" },
    errors: {},
  });
  act(() => dialog.current.close());
  expect(dialog.current.edit).toBeUndefined();
  expect(dialog.current.getFocusId()).toBe("2");
});

it("closes before it saves", () => {
  const dialog = renderDialog(first);
  act(() => mutations.editExpense(first, LIST));
  act(() => dialog.current.save(values, null));
  expect(dialog.current.edit).toBeUndefined();
  expect(mutations.saveExpense).toHaveBeenCalledExactlyOnceWith(
    ...[first, LIST, values, null],
  );
});

it.each([
  [first, "2"],
  [second, "3"],
  [last, "2"],
])("after deleting %o, row %s gets the focus", (deleted, focusId) => {
  const dialog = renderDialog(first, second, last);
  act(() => mutations.editExpense(deleted, LIST));
  act(() => dialog.current.remove(false));
  expect(dialog.current.edit).toBeUndefined();
  expect(dialog.current.getFocusId()).toBe(focusId);
  expect(mutations.deleteWithUndo).toHaveBeenCalledExactlyOnceWith(
    deleted,
    LIST,
    false,
  );
});

it("opens an unsaved edit again, which stays stored while it is open", () => {
  const edit = { expense: first, list: LIST, values, errors: { date: "No." } };
  storeUnsavedEdit(edit);
  const dialog = renderDialog(first);
  const { action } = mutations.unsavedMessage(edit, "could not be saved.");
  act(() => action?.run());
  expect(dialog.current.edit).toEqual(edit);
  expect(readUnsavedEdits(LIST)).toEqual([edit]);
  act(() => dialog.current.close());
  expect(readUnsavedEdits(LIST)).toEqual([]);
});

it("opens no edit of another list", () => {
  const edit = { expense: first, list: "list-b", values, errors: {} };
  const dialog = renderDialog(first);
  act(() => mutations.openEdit.set(edit));
  expect(dialog.current.edit).toBeUndefined();
});
