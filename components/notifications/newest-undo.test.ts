import { expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { NotificationData } from "./notification-queue";
import { newestUndo } from "./newest-undo";
import { newLunch } from "@/lib/testing/sample-expenses";

const expense: Expense = {
  _id: "1",
  ...newLunch,
};
const undo = (_id: string): { data: NotificationData } => ({
  data: {
    action: { label: "Undo", deleted: { ...expense, _id }, list: "one" },
  },
});
const editAgain: { data: NotificationData } = {
  data: {
    action: {
      label: "Edit again",
      edit: {
        expense,
        list: "one",
        values: { date: "", category: "", description: "", amount: "" },
        errors: {},
      },
    },
  },
};

it("is the Undo of the first notification that has one", () => {
  expect(
    newestUndo([{}, editAgain, undo("newer"), undo("older")]),
  ).toMatchObject({ deleted: { _id: "newer" } });
});

it("ignores a notification that is closing", () => {
  const closing = { ...undo("1"), transitionStatus: "ending" as const };
  expect(newestUndo([closing, {}, editAgain])).toBeUndefined();
});
