// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as motion from "./use-motion-allowed";
import * as start from "./start-pyramid";
import { usePyramid } from "./use-pyramid";

vi.mock("./start-pyramid");
vi.mock("./use-motion-allowed");

const startPyramid = vi.mocked(start.startPyramid);
const isAllowed = vi.mocked(motion.useMotionAllowed);
const setPaused = vi.fn();
const stop = vi.fn();

beforeEach(() => {
  for (const mock of [setPaused, stop]) mock.mockReset();
  startPyramid.mockReset().mockReturnValue({ setPaused, stop });
  isAllowed.mockReturnValue(true);
});

function renderPyramid(isPaused = false) {
  const backdrop = document.createElement("div");
  backdrop.innerHTML = "<svg></svg>";
  const [backdropRef, holderRef] = [
    { current: backdrop },
    { current: backdrop },
  ];
  return renderHook(
    (isPaused: boolean) => usePyramid(backdropRef, holderRef, isPaused),
    { initialProps: isPaused },
  );
}

it("starts nothing when motion is not allowed", () => {
  isAllowed.mockReturnValue(false);
  const { result } = renderPyramid();
  expect(startPyramid).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
});

it("is visible from the first frame until it ends", () => {
  const { result } = renderPyramid();
  const [options] = startPyramid.mock.calls[0] ?? [];
  act(() => options?.onDrawn());
  expect(result.current).toBe(true);
  act(() => options?.onEnded());
  expect(result.current).toBe(false);
});

it("pauses, and stays paused after a restart", () => {
  const { rerender } = renderPyramid();
  rerender(true);
  expect(setPaused).toHaveBeenLastCalledWith(true);
  isAllowed.mockReturnValue(false);
  rerender(true);
  expect(stop).toHaveBeenCalledOnce();
  setPaused.mockReset();
  isAllowed.mockReturnValue(true);
  rerender(true);
  expect(startPyramid).toHaveBeenCalledTimes(2);
  expect(setPaused).toHaveBeenLastCalledWith(true);
});
