// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import * as api from "@/lib/browser/switch-list/switch-list";
import { useStartList } from "./use-start-list";

vi.mock("@/lib/browser/switch-list/switch-list");

const startList = vi.mocked(api.startList);
const onStarted = vi.fn();
const onFailed = vi.fn();

beforeEach(() => {
  startList.mockReset().mockResolvedValue();
  onStarted.mockReset();
  onFailed.mockReset();
  vi.spyOn(console, "error").mockReturnValue();
});

const render = () =>
  renderHook(() => useStartList({ onStarted, onFailed })).result;

it("starts one list for two presses", async () => {
  const result = render();
  await act(() =>
    Promise.all([result.current.start(), result.current.start()]),
  );
  expect(startList).toHaveBeenCalledExactlyOnceWith("gone");
  expect(onStarted).toHaveBeenCalledOnce();
  expect(result.current.state).toBe("idle");
});

it("ends when another tab has started a list", async () => {
  const code = "wrong_list";
  startList.mockRejectedValue(
    new ApiError("POST", 409, { fieldErrors: {}, code }),
  );
  const result = render();
  await act(() => result.current.start());
  expect(onStarted).toHaveBeenCalledOnce();
  expect(result.current.state).toBe("idle");
});

it("says that the start has failed, and can be tried again", async () => {
  startList.mockRejectedValueOnce(new Error("Down."));
  const result = render();
  await act(() => result.current.start());
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onStarted).not.toHaveBeenCalled();
  expect(result.current.state).toBe("failed");
  await act(() => result.current.start());
  expect(onStarted).toHaveBeenCalledOnce();
});
