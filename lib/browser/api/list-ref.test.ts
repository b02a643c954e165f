// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  GONE,
  isKnownList,
  isPrivateList,
  NONE,
  ONE,
  setShownList,
  shownList,
  shownListStore,
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
  const remove = shownListStore.subscribe(listener);
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
  expect(sessionStorage.getItem("deleted-expenses")).toBe("[]");
  setShownList("list-b");
  expect(sessionStorage.getItem("deleted-expenses")).toBeNull();
});

it.each([
  ["list-a", "[]"],
  ["list-b", null],
  [NONE, null],
  [GONE, null],
])(
  "with the list %s after a reload, what was stored for list-a is %s",
  async (list, expected) => {
    setShownList("list-a");
    sessionStorage.setItem("deleted-expenses", "[]");
    vi.resetModules();
    const reloaded = await import("./list-ref");
    reloaded.setShownList(list);
    expect(sessionStorage.getItem("deleted-expenses")).toBe(expected);
  },
);
