// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as api from "@/lib/browser/expenses/change-expense";
import { ApiError } from "@/lib/browser/api/api-error";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import { lunch } from "@/lib/testing/sample-expenses";
import { useUndoAdd } from "./use-undo-add";

vi.mock("@/lib/browser/expenses/change-expense");

const removeExpense = vi.mocked(api.removeExpense);
const onRemoved = vi.fn();
const onListProblem = vi.fn();
const LIST = "list-a";

beforeEach(() => {
  removeExpense.mockReset().mockResolvedValue(true);
  onRemoved.mockReset();
  onListProblem.mockReset();
});

const renderAdded = (ids: readonly (string | undefined)[] = [lunch._id]) =>
  renderHook(() =>
    useUndoAdd(
      ids.map((id) => ({ id, list: LIST })),
      { onRemoved, onListProblem },
    ),
  ).result;

it("removes the expense once", async () => {
  const added = renderAdded();
  await act(() => added.current.undo?.());
  expect(removeExpense).toHaveBeenCalledExactlyOnceWith(lunch._id, LIST);
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(added.current).toEqual({ state: "removed", undo: undefined });
});

it("ignores a second press while it removes", async () => {
  let respond: (existed: boolean) => void = () => {};
  removeExpense.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const added = renderAdded();
  await act(async () => void added.current.undo?.());
  await act(async () => void added.current.undo?.());
  expect(added.current.state).toBe("removing");
  await act(async () => respond(true));
  expect(removeExpense).toHaveBeenCalledOnce();
});

it("can be retried after a failure", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  removeExpense.mockRejectedValueOnce(new Error("Down."));
  const added = renderAdded();
  await act(() => added.current.undo?.());
  expect(added.current.state).toBe("failed");
  await act(() => added.current.undo?.());
  expect(added.current.state).toBe("removed");
});

it.each<[string, ListEvent]>([
  ["changed", { kind: "put", expense: lunch, list: LIST }],
  ["removed", { kind: "removed", id: lunch._id, list: LIST }],
])("is %s, without undo, after another tab did that", async (state, event) => {
  const added = renderAdded();
  const otherTab = new BroadcastChannel("expenses");
  await act(
    () =>
      new Promise<void>((resolve) => {
        onListEvent(() => resolve());
        otherTab.postMessage(event);
      }),
  );
  otherTab.close();
  expect(added.current).toEqual({ state, undo: undefined });
});

it("cannot be undone without an id", () => {
  expect(renderAdded([undefined]).current.undo).toBeUndefined();
  expect(renderAdded(["a", undefined]).current.undo).toBeUndefined();
  expect(renderAdded([]).current.undo).toBeUndefined();
});

it("reports that the browser has another list", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const code = "wrong_list";
  removeExpense.mockRejectedValue(
    new ApiError("DELETE", 409, { fieldErrors: {}, code }),
  );
  const added = renderAdded();
  await act(() => added.current.undo?.());
  expect(onListProblem).toHaveBeenCalledExactlyOnceWith(code);
});

it("ignores an expense of another list with its id", async () => {
  const added = renderAdded();
  const otherTab = new BroadcastChannel("expenses");
  await act(
    () =>
      new Promise<void>((resolve) => {
        onListEvent(() => resolve());
        otherTab.postMessage({ kind: "put", expense: lunch, list: "list-b" });
      }),
  );
  otherTab.close();
  expect(added.current.state).toBe("added");
});

it("removes all expenses of one press, and after a failure the others", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  removeExpense
    .mockResolvedValueOnce(true)
    .mockRejectedValueOnce(new Error("Down."));
  const added = renderAdded(["a", "b", "c"]);
  await act(() => added.current.undo?.());
  expect(added.current.state).toBe("failed");
  expect(onRemoved).not.toHaveBeenCalled();
  await act(() => added.current.undo?.());
  expect(removeExpense.mock.calls.map(([id]) => id)).toEqual([
    "c",
    "b",
    "b",
    "a",
  ]);
  expect(added.current.state).toBe("removed");
});
