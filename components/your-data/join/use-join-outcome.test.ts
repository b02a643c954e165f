// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ExpensesState } from "@/lib/browser/expenses/use-expenses";
import type { ListRef } from "@/lib/browser/api/list-ref";
import * as cookies from "@/lib/browser/list/cookie-check";
import { useJoinOutcome } from "./use-join-outcome";

vi.mock("@/lib/browser/list/cookie-check");

const TOKEN = "A".repeat(22);
const clearLink = vi.fn();
const blocked = vi.mocked(cookies.areCookiesBlocked);
const ready = (list: ListRef): ExpensesState => ({
  status: "ready",
  expenses: [],
  unreadable: 0,
  isEditable: true,
  list,
});

beforeEach(() => {
  clearLink.mockReset();
  blocked.mockReset().mockReturnValue(false);
});

const render = (token: string | undefined, state: ExpensesState) =>
  renderHook(
    ({ token }) =>
      useJoinOutcome(
        token === undefined ? undefined : { token, isReader: false },
        clearLink,
        state,
      ),
    { initialProps: { token } },
  );

it.each(["none", "gone", "list-a"])(
  "asks about a link when the browser has the list %s",
  (list) => {
    const { result } = render(TOKEN, ready(list));
    expect(result.current).toMatchObject({
      isAsking: true,
      outcome: undefined,
    });
    expect(clearLink).not.toHaveBeenCalled();
  },
);

it("asks nothing without a link, or before the list has loaded", () => {
  expect(render(undefined, ready("none")).result.current.isAsking).toBe(false);
  const loading = render("short", { status: "loading" });
  expect(loading.result.current).toMatchObject({
    isAsking: false,
    outcome: undefined,
  });
  expect(clearLink).not.toHaveBeenCalled();
});

it.each([
  ["incomplete-link", "short", "none"],
  ["one-list", TOKEN, "one"],
  ["one-list", TOKEN, undefined],
])("ends with %s for the link %s and the list %s", (outcome, token, list) => {
  const { result } = render(token, ready(list));
  expect(result.current).toMatchObject({ isAsking: false, outcome });
  expect(clearLink).toHaveBeenCalledOnce();
});

it("does not ask when the browser blocks cookies", () => {
  blocked.mockReturnValue(true);
  const { result } = render(TOKEN, ready("none"));
  expect(result.current).toMatchObject({
    isAsking: false,
    outcome: "blocked-cookies",
  });
});

it("shows a later outcome in place of that of a dead link", () => {
  const { result, rerender } = render("short", ready("none"));
  rerender({ token: undefined });
  expect(result.current.outcome).toBe("incomplete-link");
  act(() => result.current.setOutcome("erased"));
  expect(result.current.outcome).toBe("erased");
});
