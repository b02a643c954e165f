import { expect, it } from "vitest";
import type { Expense } from "@/lib/expenses/expense";
import type { MessageData } from "./notification-queue";
import { newestUndo } from "./newest-undo";
import { newLunch } from "@/lib/testing/sample-expenses";

const expense: Expense = {
  _id: "1",
  ...newLunch,
};
const undo = (_id: string): { data: MessageData } => ({
  data: { action: { label: "Undo", deleted: { ...expense, _id } } },
});
const editAgain: { data: MessageData } = {
  data: {
    action: {
      label: "Edit again",
      edit: {
        expense,
        values: { date: "", category: "", description: "", amount: "" },
        errors: {},
      },
    },
  },
};

it("is the Undo of the first message that has one", () => {
  expect(
    newestUndo([{}, editAgain, undo("newer"), undo("older")]),
  ).toMatchObject({ deleted: { _id: "newer" } });
});

it("ignores a message that is closing", () => {
  const closing = { ...undo("1"), transitionStatus: "ending" as const };
  expect(newestUndo([closing, {}, editAgain])).toBeUndefined();
});
