// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AddedExpense } from "@/components/add-expense/use-presses";
import { useAdded } from "./use-presses";

const expense = {} as AddedExpense;

it("shows the last press, and the presses for several until they are taken back", () => {
  const { result } = renderHook(() => useAdded(() => {}));
  const counts = () =>
    result.current.shown.map((press) =>
      "added" in press ? press.added.length : 0,
    );
  const add = (count: number) =>
    act(() => result.current.noteAdded(Array(count).fill(expense)));
  add(2);
  add(1);
  add(3);
  expect(counts()).toEqual([3, 2]);
  add(1);
  expect(counts()).toEqual([1, 3, 2]);
  const [, several] = result.current.shown;
  if (several && "added" in several) result.current.noteRemoved(several);
  expect(counts()).toEqual([1, 3, 2]);
  add(1);
  expect(counts()).toEqual([1, 2]);
});
