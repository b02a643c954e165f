// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ReadText } from "./entry";
import { useEntryReader } from "./use-entry-reader";

const reader = (): ReadText => ({ kind: "unknown", outcome: "" });

it("loads the parsers once", async () => {
  const load = vi.fn().mockResolvedValue(reader);
  const { result } = renderHook(() => useEntryReader(load));
  await act(() => Promise.all([result.current.load(), result.current.load()]));
  await act(() => result.current.load());
  expect(load).toHaveBeenCalledOnce();
  expect(result.current.reader).toBe(reader);
  expect(result.current.state).toBe("ready");
});

it("logs a failure, and tries again", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Down."))
    .mockResolvedValue(reader);
  const { result } = renderHook(() => useEntryReader(load));
  await act(() => result.current.load());
  expect(result.current.state).toBe("failed");
  expect(log).toHaveBeenCalledOnce();
  await act(() => result.current.load());
  expect(result.current.state).toBe("ready");
});
