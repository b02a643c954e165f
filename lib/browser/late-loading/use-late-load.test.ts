// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

const load = vi.fn<() => Promise<string>>();
const onFailure = vi.fn();
let idles: (() => void)[];
let hooks: typeof import("./use-late-load");

beforeEach(async () => {
  idles = [];
  // Each test has a queue of its own.
  vi.resetModules();
  hooks = await import("./use-late-load");
  load.mockReset().mockResolvedValue("loaded");
  onFailure.mockReset();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) =>
    idles.push(callback),
  );
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly #report: () => void;
      constructor(report: () => void) {
        this.#report = report;
      }
      observe() {
        this.#report();
      }
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

async function idle() {
  await vi.waitUntil(() => idles.length > 0, 5_000);
  idles.shift()?.();
}

const render = (isAsked = false) =>
  renderHook(
    (isAsked: boolean) =>
      hooks.useLateLoad("dialogs", load, { isAsked, onFailure }),
    { initialProps: isAsked },
  );

it("loads in its turn, once", async () => {
  const { result, rerender } = render();
  expect(result.current).toEqual({ loaded: undefined, hasFailed: false });
  expect(load).not.toHaveBeenCalled();
  await idle();
  await waitFor(() => expect(result.current.loaded).toBe("loaded"));
  rerender(true);
  rerender(false);
  expect(load).toHaveBeenCalledOnce();
});

it("loads at once what is asked for", async () => {
  const { result, rerender } = render();
  rerender(true);
  await waitFor(() => expect(result.current.loaded).toBe("loaded"));
  expect(onFailure).not.toHaveBeenCalled();
});

it("says that what was asked for failed, and tries again when it is asked for again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  load.mockRejectedValueOnce(new Error("No network."));
  const { result, rerender } = render(true);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(onFailure).toHaveBeenCalledOnce();
  rerender(false);
  rerender(true);
  await waitFor(() =>
    expect(result.current).toEqual({ loaded: "loaded", hasFailed: false }),
  );
  expect(onFailure).toHaveBeenCalledOnce();
});

it("tries again when the network is back, and says nothing of a failure that nobody asked for", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  load.mockRejectedValueOnce(new Error("No network."));
  const { result } = render();
  await idle();
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect(result.current.hasFailed).toBe(false);
  window.dispatchEvent(new Event("online"));
  await idle();
  await waitFor(() => expect(result.current.loaded).toBe("loaded"));
});

it("loads nothing that is not needed", async () => {
  renderHook(() => hooks.useLateLoad(undefined, load, { isAsked: true }));
  await vi.waitUntil(() => true);
  expect(idles).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

it("loads at once what comes near the window", async () => {
  const observe = vi.fn();
  let report: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe = observe;
      disconnect() {}
    },
  );
  const { result } = renderHook(() => hooks.useLateContent("charts", load));
  const element = document.createElement("div");
  result.current.ref(element);
  expect(observe).toHaveBeenCalledWith(element);
  report([{ isIntersecting: false }] as never, undefined as never);
  expect(load).not.toHaveBeenCalled();
  report([{ isIntersecting: true }] as never, undefined as never);
  await waitFor(() => expect(result.current.loaded).toBe("loaded"));
});
