// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "@/lib/browser/expenses/fetch-expenses";
import { publishListEvent } from "@/lib/browser/list/list-events";
import { setShownList } from "@/lib/browser/api/list-ref";
import * as writes from "@/lib/browser/api/writes-in-flight";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useExpenses } from "./use-expenses";
import { asPaise } from "@/lib/domain/expenses/money";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";

const LIST = "list-a";

vi.mock("@/lib/browser/expenses/fetch-expenses");
vi.mock("@/lib/browser/api/writes-in-flight");

const expense = (amountPaise: number): Expense => ({
  _id: "1",
  date: calendarDate(2026, 1, 5),
  category: "food",
  description: "Lunch",
  amountPaise: asPaise(amountPaise),
});
const responseOf = (...expenses: Expense[]) => ({
  expenses,
  unreadable: 0,
  isEditable: true,
  list: LIST as string,
});

const fetchExpenses = vi.mocked(api.fetchExpenses);
const hasWrites = vi.mocked(writes.hasWritesFromPreviousPage);

beforeEach(() => {
  fetchExpenses.mockReset().mockResolvedValue(responseOf(expense(9950)));
  vi.mocked(api.requestOrReadCopy).mockReturnValue(new Promise(() => {}));
  hasWrites.mockReset().mockReturnValue(false);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.useRealTimers());

function open() {
  const { result } = renderHook(useExpenses);
  return {
    result,
    amounts: () =>
      result.current.state.status === "ready"
        ? result.current.state.expenses.map(({ amountPaise }) => amountPaise)
        : result.current.state.status,
  };
}

it("applies a change that is confirmed while the list is fetched", async () => {
  let respond: (list: ReturnType<typeof responseOf>) => void = () => {};
  fetchExpenses.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { amounts } = open();
  expect(amounts()).toBe("loading");
  await act(async () => {
    publishListEvent({ kind: "put", expense: expense(500), list: LIST });
    respond(responseOf(expense(9950)));
  });
  expect(amounts()).toEqual([500]);
});

it("reloads a stale list, and keeps the old one when that fails", async () => {
  const { amounts } = open();
  await act(async () => {});
  fetchExpenses.mockResolvedValue(responseOf(expense(500)));
  await act(async () => publishListEvent({ kind: "stale" }));
  expect(amounts()).toEqual([500]);
  fetchExpenses.mockRejectedValue(new Error("Down."));
  await act(async () => publishListEvent({ kind: "stale" }));
  expect(amounts()).toEqual([500]);
  expect(fetchExpenses).toHaveBeenCalledTimes(3);
});

it("reloads when the tab becomes visible again", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const changeTo = (state: DocumentVisibilityState) =>
    act(async () => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event("visibilitychange"));
    });
  const { amounts } = open();
  await act(async () => {});
  fetchExpenses.mockResolvedValue(responseOf(expense(500)));
  await changeTo("hidden");
  expect(amounts()).toEqual([9950]);
  await changeTo("visible");
  expect(amounts()).toEqual([500]);
  visibility.mockRestore();
});

it("fails with the first fetch, and loads on retry", async () => {
  fetchExpenses.mockRejectedValueOnce(new Error("Down."));
  const { amounts, result } = open();
  await act(async () => {});
  expect(amounts()).toBe("failed");
  await act(async () => result.current.retry());
  expect(amounts()).toEqual([9950]);
});

it("reloads the list until the timeout of a write of the previous page", async () => {
  vi.useFakeTimers();
  hasWrites.mockReturnValue(true);
  open();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(fetchExpenses).toHaveBeenCalledTimes(2);
  hasWrites.mockReturnValue(false);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetchExpenses).toHaveBeenCalledTimes(3);
});

it.each(["put", "switched"] as const)(
  "reloads after the event %s of another list",
  async (kind) => {
    const { result, amounts } = open();
    await act(async () => {});
    fetchExpenses.mockResolvedValue({
      ...responseOf(expense(500)),
      list: "list-b",
    });
    await act(async () =>
      publishListEvent(
        kind === "put"
          ? { kind, expense: expense(700), list: "list-b" }
          : { kind },
      ),
    );
    expect(amounts()).toEqual([500]);
    expect(result.current.state).toMatchObject({ list: "list-b" });
  },
);

it("reloads a list that an add has made while it was fetched", async () => {
  let respond: (list: ReturnType<typeof responseOf>) => void = () => {};
  fetchExpenses.mockReturnValueOnce(
    new Promise((resolve) => (respond = resolve)),
  );
  const { amounts } = open();
  await act(async () => {
    publishListEvent({ kind: "put", expense: expense(9950), list: LIST });
    respond({ ...responseOf(), list: "none" });
  });
  expect(amounts()).toEqual([9950]);
  expect(fetchExpenses).toHaveBeenCalledTimes(2);
});

it("keeps the newer list of the tab when the browser's copy is all there is", async () => {
  setShownList(LIST);
  vi.useFakeTimers();
  vi.setSystemTime("2026-01-05T10:01:00Z");
  const { amounts, result } = open();
  await act(async () => {});
  await act(async () =>
    publishListEvent({ kind: "put", expense: expense(500), list: LIST }),
  );
  vi.setSystemTime("2026-01-06T18:00:00Z");
  const asOf = Date.parse("2026-01-05T10:00:00Z");
  fetchExpenses.mockResolvedValue({ ...responseOf(expense(9950)), asOf });
  await act(async () => publishListEvent({ kind: "stale" }));
  expect(amounts()).toEqual([500]);
  expect(result.current.state).toMatchObject({
    asOf: Date.parse("2026-01-05T10:01:00Z"),
  });
});

it("reloads when the network is back, and again and again before that", async () => {
  vi.useFakeTimers();
  const asOf = Date.parse("2026-01-05T10:00:00Z");
  fetchExpenses.mockResolvedValue({ ...responseOf(expense(9950)), asOf });
  const { amounts, result } = open();
  await act(async () => {});
  expect(result.current.state).toMatchObject({ asOf });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(fetchExpenses).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  expect(fetchExpenses).toHaveBeenCalledTimes(3);
  fetchExpenses.mockResolvedValue(responseOf(expense(500)));
  await act(async () => void dispatchEvent(new Event("online")));
  expect(amounts()).toEqual([500]);
  expect(result.current.state).not.toHaveProperty("asOf");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetchExpenses).toHaveBeenCalledTimes(4);
});
