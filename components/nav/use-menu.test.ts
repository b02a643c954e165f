// @vitest-environment jsdom
import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMenu } from "./use-menu";

const pathname = vi.hoisted(() => vi.fn(() => "/"));
vi.mock("next/navigation", () => ({ usePathname: pathname }));

let widen: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  pathname.mockReturnValue("/");
  vi.stubGlobal("matchMedia", () => ({
    addEventListener: (_: string, listener: () => void) => {
      widen = listener;
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function renderMenu() {
  const navigation = document.body.appendChild(document.createElement("nav"));
  navigation.innerHTML = "<div><button></button><a href='/'></a></div>";
  const toggle = navigation.querySelector("button");
  const { result, rerender } = renderHook(() =>
    useMenu({ current: navigation }, { current: toggle }),
  );
  return { navigation, toggle, result, rerender };
}

/** Renders the open menu. */
function openMenu() {
  const menu = renderMenu();
  act(() => vi.advanceTimersToNextFrame());
  act(() => menu.result.current.toggleOpen());
  expect(menu.result.current.isOpen).toBe(true);
  return menu;
}

it("is undefined until the first frame, then closed", () => {
  const { result } = renderMenu();
  expect(result.current.isOpen).toBeUndefined();
  act(() => vi.advanceTimersToNextFrame());
  expect(result.current.isOpen).toBe(false);
});

it("stays open when it has the focus at the first frame", () => {
  const { result, navigation } = renderMenu();
  navigation.querySelector("a")?.focus();
  act(() => vi.advanceTimersToNextFrame());
  expect(result.current.isOpen).toBe(true);
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a press outside", () => fireEvent.pointerDown(document.body)],
  ["focus outside", () => fireEvent.focusIn(document.body)],
  ["a wider screen", () => act(() => widen())],
])("is closed by %s", (_, close) => {
  const { result } = openMenu();
  close();
  expect(result.current.isOpen).toBe(false);
});

it("stays open on other keys and on a press inside", () => {
  const { result, navigation } = openMenu();
  fireEvent.keyDown(navigation, { key: "Tab" });
  fireEvent.pointerDown(navigation);
  expect(result.current.isOpen).toBe(true);
});

it("moves the focus to the toggle after a choice", () => {
  const { result, toggle } = openMenu();
  act(() => result.current.closeAfterChoice());
  expect(result.current.isOpen).toBe(false);
  expect(document.activeElement).toBe(toggle);
});

it("is closed by a route change", () => {
  const { result, rerender } = openMenu();
  pathname.mockReturnValue("/add");
  rerender();
  expect(result.current).toMatchObject({ isOpen: false, pathname: "/add" });
});
