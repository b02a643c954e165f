// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SETTLING_MS, startPyramid } from "./start-pyramid";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("loads nothing in the first seconds of the page", async () => {
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockReturnValue(null);
  startPyramid({
    holder: document.body,
    still: document.body,
    onDrawn: () => undefined,
    onEnded: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(SETTLING_MS - 1);
  expect(getContext).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(getContext).toHaveBeenCalledOnce();
});
