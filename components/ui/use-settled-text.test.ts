// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSettledText } from "./use-settled-text";

afterEach(() => vi.useRealTimers());

it("returns the text once it has not changed for a while", () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(
    (text: string) => useSettledText(text, 800),
    { initialProps: "₹1" },
  );
  act(() => vi.advanceTimersByTime(500));
  rerender("₹12");
  act(() => vi.advanceTimersByTime(500));
  expect(result.current).toBe("");
  act(() => vi.advanceTimersByTime(500));
  expect(result.current).toBe("₹12");
});
