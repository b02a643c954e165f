// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { removeOverlayMark, useBackToClose } from "./use-back-to-close";

const onBack = vi.fn(() => true);

beforeEach(() => {
  onBack.mockReset().mockReturnValue(true);
  history.pushState({ own: 1 }, "");
});

const renderOverlay = (isOpen: boolean) =>
  renderHook((isOpen: boolean) => useBackToClose(isOpen, onBack), {
    initialProps: isOpen,
  });

/** jsdom navigates in two timers, one after the other. */
const settle = () =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 250)));

const entry = () => history.state as unknown;
const overlayEntry = expect.objectContaining({
  overlay: expect.any(String) as string,
});

it("has an entry of its own while it is open, beside other state", async () => {
  const { rerender } = renderOverlay(false);
  expect(entry()).toEqual({ own: 1 });
  rerender(true);
  expect(entry()).toEqual({ own: 1, overlay: expect.any(String) as string });
  rerender(false);
  await settle();
  expect(entry()).toEqual({ own: 1 });
  expect(onBack).not.toHaveBeenCalled();
});

it("is closed by Back", async () => {
  renderOverlay(true);
  history.back();
  await settle();
  expect(onBack).toHaveBeenCalledOnce();
  expect(entry()).toEqual({ own: 1 });
});

it("gets a new entry when Back does not close it", async () => {
  onBack.mockReturnValue(false);
  const { unmount } = renderOverlay(true);
  history.back();
  await settle();
  expect(entry()).toEqual(overlayEntry);
  unmount();
  await settle();
});

it("stays open when it opens while the previous overlay's entry is being removed", async () => {
  const { rerender } = renderOverlay(true);
  rerender(false);
  rerender(true);
  await settle();
  expect(onBack).not.toHaveBeenCalled();
  expect(entry()).toEqual(overlayEntry);
  history.back();
  await settle();
  expect(onBack).toHaveBeenCalledOnce();
  expect(entry()).toEqual({ own: 1 });
});

it("goes back once when another screen replaces that of an open overlay", async () => {
  const { unmount } = renderOverlay(true);
  renderOverlay(false);
  unmount();
  renderOverlay(false);
  await settle();
  expect(entry()).toEqual({ own: 1 });
});

it("goes back once from a closed overlay's entry, whatever is mounted", async () => {
  history.pushState({ own: 2 }, "");
  const { rerender } = renderOverlay(true);
  renderOverlay(false);
  renderOverlay(false);
  rerender(false);
  await settle();
  history.forward();
  await settle();
  expect(entry()).toEqual({ own: 2 });
});

it("skips the entry of an overlay that a reload has closed", async () => {
  history.pushState({ overlay: "old" }, "");
  renderOverlay(false);
  await settle();
  expect(entry()).toEqual({ own: 1 });
});

it.each(["text", 5, null, ["overlay"], { overlay: 5 }])(
  "leaves an entry with the state %j alone",
  async (state) => {
    history.pushState(state, "");
    renderOverlay(false);
    await settle();
    expect(entry()).toEqual(state);
  },
);

it("keeps the position in the history after its entry is released", async () => {
  const { unmount } = renderOverlay(true);
  removeOverlayMark();
  const { length } = history;
  unmount();
  await settle();
  expect(history.length).toBe(length);
  expect(entry()).toEqual({ own: 1, overlay: undefined });
});
