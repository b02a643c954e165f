// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useHasLoaded } from "./use-has-loaded";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("is true the given time after the load event, however late that comes", () => {
  const readyState = vi
    .spyOn(document, "readyState", "get")
    .mockReturnValue("interactive");
  const { result } = renderHook(() => useHasLoaded(2000));
  advance(60_000);
  readyState.mockReturnValue("complete");
  act(() => void window.dispatchEvent(new Event("load")));
  advance(1999);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);
});

it("counts from its mount on a page that has loaded", () => {
  const { result } = renderHook(() => useHasLoaded(2000));
  advance(1999);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);
});
