// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useUndoKey } from "./use-undo-key";

const onUndo = vi.fn();

beforeEach(() => onUndo.mockReset());

/** Returns whether the hook has prevented the browser's default. */
function press(init: KeyboardEventInit, target: EventTarget = document.body) {
  const event = new KeyboardEvent("keydown", {
    key: "z",
    bubbles: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: "Z" }])(
  "undoes on %j",
  (keys) => {
    renderHook(() => useUndoKey(onUndo));
    expect(press(keys)).toBe(true);
    expect(onUndo).toHaveBeenCalledOnce();
  },
);

it("ignores other keys, and the form of a dialog", () => {
  renderHook(() => useUndoKey(onUndo));
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  document.body.innerHTML = "<div role=dialog><form><select></select></form>";
  const select = document.body.querySelector("select") ?? undefined;
  expect(press({ ctrlKey: true }, select)).toBe(false);
  expect(onUndo).not.toHaveBeenCalled();
  // While the closed dialog slides out, it still has the focus.
  document.body.firstElementChild?.setAttribute("data-closed", "");
  expect(press({ ctrlKey: true }, select)).toBe(true);
});

it("leaves the key to a field after something was typed", () => {
  document.body.innerHTML = "<input><textarea></textarea>";
  const [input, textarea] = document.body.children;
  renderHook(() => useUndoKey(onUndo));
  expect(press({ ctrlKey: true }, input)).toBe(true);
  input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(press({ ctrlKey: true }, input)).toBe(false);
  expect(press({ ctrlKey: true }, textarea)).toBe(false);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(onUndo).toHaveBeenCalledTimes(2);
});

it("leaves the key to the browser when there is nothing to undo", () => {
  renderHook(() => useUndoKey(undefined));
  expect(press({ ctrlKey: true })).toBe(false);
});
