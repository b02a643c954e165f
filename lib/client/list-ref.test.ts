// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  GONE,
  isKnownList,
  isPrivateList,
  NONE,
  ONE,
  onShownListChange,
  setShownList,
  shownList,
} from "./list-ref";

beforeEach(() => {
  setShownList(undefined);
  sessionStorage.clear();
});

it.each([
  [undefined, false, false],
  [NONE, false, false],
  [GONE, false, false],
  [ONE, true, false],
  ["0123456789abcdef", true, true],
])("list %s is known: %s, private: %s", (list, isKnown, isPrivate) => {
  expect(isKnownList(list)).toBe(isKnown);
  expect(isPrivateList(list)).toBe(isPrivate);
});

it("tells its listeners of another list", () => {
  const listener = vi.fn();
  const remove = onShownListChange(listener);
  setShownList("list-a");
  setShownList("list-a");
  expect(shownList()).toBe("list-a");
  expect(listener).toHaveBeenCalledOnce();
  remove();
  setShownList("list-b");
  expect(listener).toHaveBeenCalledOnce();
});

it("removes what the tab has stored of the list before", () => {
  sessionStorage.setItem("deleted-expenses", "[]");
  setShownList("list-a");
  expect(sessionStorage).toHaveLength(1);
  setShownList("list-b");
  expect(sessionStorage).toHaveLength(0);
});
