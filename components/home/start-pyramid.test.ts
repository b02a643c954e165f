// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  lateQueue,
  type LateTask,
} from "@/lib/browser/late-loading/late-queue";
import { startPyramid } from "./start-pyramid";

let task: LateTask | undefined;
const remove = vi.fn();

beforeEach(() => {
  remove.mockReset();
  vi.spyOn(lateQueue, "add").mockImplementation((added) => {
    task = added;
    return remove;
  });
});

/** The browser has no WebGL 2, unless `getContext` is changed. */
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

it("loads nothing before its turn, and nothing without WebGL 2", async () => {
  const { getContext, holder, onDrawn, onEnded } = start();
  expect(getContext).not.toHaveBeenCalled();
  await task?.load();
  expect(getContext.mock.calls).toEqual([["webgl2", expect.anything()]]);
  expect(holder.childNodes).toHaveLength(0);
  expect(onDrawn).not.toHaveBeenCalled();
  expect(onEnded).not.toHaveBeenCalled();
});

it("gives up its turn when it is stopped before", () => {
  const { stop } = start();
  expect(remove).not.toHaveBeenCalled();
  stop();
  expect(remove).toHaveBeenCalledOnce();
});

it("can be loaded again after the error with which it cannot start", async () => {
  const { getContext, onEnded } = start();
  getContext.mockImplementationOnce(() => {
    throw new Error("Blocked.");
  });
  await expect(task?.load()).rejects.toThrow("Blocked.");
  await task?.load();
  expect(getContext).toHaveBeenCalledTimes(2);
  expect(onEnded).not.toHaveBeenCalled();
});
