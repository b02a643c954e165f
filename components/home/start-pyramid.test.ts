// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SETTLING_MS, startPyramid } from "./start-pyramid";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** With a browser without WebGL 2, unless `getContext` is changed. */
function start() {
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockReturnValue(null);
  const holder = document.createElement("div");
  const [onDrawn, onEnded] = [vi.fn(), vi.fn()];
  const still = document.body;
  const { stop } = startPyramid({ holder, still, onDrawn, onEnded });
  return { getContext, holder, onDrawn, onEnded, stop };
}

it("loads nothing in the first seconds of the page, and nothing without WebGL 2", async () => {
  const { getContext, holder, onDrawn, onEnded } = start();
  await vi.advanceTimersByTimeAsync(SETTLING_MS - 1);
  expect(getContext).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(getContext.mock.calls).toEqual([["webgl2", expect.anything()]]);
  expect(holder.childNodes).toHaveLength(0);
  expect(onDrawn).not.toHaveBeenCalled();
  expect(onEnded).not.toHaveBeenCalled();
});

it("loads nothing when it is stopped before", async () => {
  const { getContext, stop } = start();
  await vi.advanceTimersByTimeAsync(SETTLING_MS - 1);
  stop();
  await vi.runAllTimersAsync();
  expect(getContext).not.toHaveBeenCalled();
});

it("ends with the error with which it cannot start", async () => {
  const { getContext, onEnded } = start();
  const error = new Error("Blocked.");
  getContext.mockImplementation(() => {
    throw error;
  });
  await vi.runAllTimersAsync();
  expect(onEnded.mock.calls).toEqual([[error]]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const offline = start();
  offline.getContext.mockImplementation(() => {
    throw error;
  });
  await vi.runAllTimersAsync();
  expect(offline.onEnded.mock.calls).toEqual([[undefined]]);
});
