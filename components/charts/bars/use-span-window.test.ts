// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { addDays, calendarDate } from "@/lib/domain/expenses/calendar-date";
import { useSpanWindow } from "./use-span-window";
import { asPaise } from "@/lib/domain/expenses/money";

const MAX_BARS = 180;
const FIRST_DAY = calendarDate(2024, 1, 1);
const totalsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    from: addDays(FIRST_DAY, index),
    to: addDays(FIRST_DAY, index),
    amount: asPaise(100),
    hasExpenses: true,
  }));

function renderWindow(count: number) {
  const { result, rerender } = renderHook(useSpanWindow, {
    initialProps: totalsOf(count),
  });
  return {
    range: () => [result.current.start, result.current.end],
    result,
    move: (start: number, end: number) =>
      act(() => result.current.move(start, end)),
    rerender,
  };
}

it("shows a short history in full", () => {
  const { range, result } = renderWindow(MAX_BARS);
  expect(range()).toEqual([0, MAX_BARS - 1]);
  expect(result.current.shown).toHaveLength(MAX_BARS);
  expect(result.current.hasHiddenSpans).toBe(false);
});

it("shows the newest bars of a long history", () => {
  const { range, result } = renderWindow(400);
  expect(range()).toEqual([220, 399]);
  expect(result.current.shown[0]?.from).toBe(addDays(FIRST_DAY, 220));
  expect(result.current.hasHiddenSpans).toBe(true);
});

it("moves the other handle when the range becomes too long", () => {
  const { range, move } = renderWindow(400);
  move(100, 399);
  expect(range()).toEqual([100, 279]);
  move(100, 350);
  expect(range()).toEqual([171, 350]);
  move(200, 350);
  expect(range()).toEqual([200, 350]);
});

it("shows the newest bars again when the totals change", () => {
  const { range, move, rerender } = renderWindow(400);
  move(0, 100);
  rerender(totalsOf(401));
  expect(range()).toEqual([221, 400]);
});
