// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, it, vi } from "vitest";
import { useEnterKey } from "./use-enter-key";

function renderBox(onNext: (() => void) | undefined) {
  function Box() {
    return h("textarea", useEnterKey(onNext));
  }
  const { container } = render(h(Box));
  return container.firstElementChild as HTMLElement;
}

it("goes on when Enter is released, without a line break", () => {
  const onNext = vi.fn();
  const box = renderBox(onNext);
  expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
  expect(fireEvent.keyDown(box, { key: "Enter", repeat: true })).toBe(false);
  expect(onNext).not.toHaveBeenCalled();
  fireEvent.keyUp(box, { key: "Enter" });
  expect(onNext).toHaveBeenCalledOnce();
});

it.each([
  ["Shift and Enter", { key: "Enter", shiftKey: true }],
  ["Enter that ends a composed word", { key: "Enter", isComposing: true }],
  ["another key", { key: "a" }],
])("leaves %s to the browser", (_, init) => {
  const onNext = vi.fn();
  const box = renderBox(onNext);
  expect(fireEvent.keyDown(box, init)).toBe(true);
  fireEvent.keyUp(box, init);
  expect(onNext).not.toHaveBeenCalled();
});

it("leaves Enter to the browser where there is nothing to go on to", () => {
  const box = renderBox(undefined);
  expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(true);
});
