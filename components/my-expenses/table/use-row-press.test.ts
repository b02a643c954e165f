// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/react";
import { createElement as h } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRowPress } from "./use-row-press";

const LONG_PRESS_MS = 500;
const onPress = vi.fn();

function Table() {
  return h(
    "table",
    {},
    h(
      "tbody",
      useRowPress(onPress),
      h("tr", { "data-index": 7 }, h("td", {}, "cell")),
      h("tr", {}, h("td", {}, "spacer")),
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockReset();
});
afterEach(() => vi.useRealTimers());

function renderTable() {
  const { getByText } = render(h(Table));
  return { cell: getByText("cell"), spacer: getByText("spacer") };
}

/** jsdom's PointerEvent has no coordinates of its own. */
const touch = (type: string, target: Element, x = 0) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x }), {
      pointerType: "touch",
    }),
  );

it("presses the row on a click and on the click of a key", () => {
  const { cell, spacer } = renderTable();
  fireEvent.click(cell, { detail: 1 });
  fireEvent.click(cell, { detail: 0 });
  fireEvent.click(spacer, { detail: 1 });
  expect(onPress.mock.calls).toEqual([[7], [7]]);
});

it("ignores the second click of a double click, and a text selection", () => {
  const { cell } = renderTable();
  fireEvent.click(cell, { detail: 2 });
  getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell, { detail: 1 });
  getSelection()?.removeAllRanges();
  expect(onPress).not.toHaveBeenCalled();
});

it("presses the row while other text is selected, such as by Ctrl+A", () => {
  const { cell } = renderTable();
  getSelection()?.selectAllChildren(document.body);
  fireEvent.pointerDown(cell);
  fireEvent.click(cell, { detail: 1 });
  expect(onPress).toHaveBeenCalledExactlyOnceWith(7);
  fireEvent.pointerDown(cell);
  getSelection()?.removeAllRanges();
  fireEvent.click(cell, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(2);
  fireEvent.pointerDown(cell);
  getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell, { detail: 1 });
  getSelection()?.removeAllRanges();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it("presses the row on a long touch", () => {
  const { cell } = renderTable();
  touch("pointerdown", cell);
  vi.advanceTimersByTime(LONG_PRESS_MS - 1);
  expect(onPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onPress).toHaveBeenCalledExactlyOnceWith(7);
});

it.each(["pointerup", "pointercancel"])(
  "does not press the row when the touch ends early with %s",
  (type) => {
    const { cell } = renderTable();
    touch("pointerdown", cell);
    touch(type, cell);
    vi.advanceTimersByTime(LONG_PRESS_MS);
    expect(onPress).not.toHaveBeenCalled();
  },
);

it("presses the row after a touch that moves 10 px, and not one that moves farther", () => {
  const { cell } = renderTable();
  touch("pointerdown", cell);
  touch("pointermove", cell, 11);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onPress).not.toHaveBeenCalled();
  touch("pointerdown", cell);
  touch("pointermove", cell, 10);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onPress).toHaveBeenCalledOnce();
});

it("presses the row once when Android opens a context menu", () => {
  const { cell } = renderTable();
  touch("pointerdown", cell);
  expect(fireEvent.contextMenu(cell)).toBe(false);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(onPress).toHaveBeenCalledOnce();
  expect(fireEvent.contextMenu(cell)).toBe(true);
});
