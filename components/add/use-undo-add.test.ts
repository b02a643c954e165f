// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as api from "@/lib/client/change-expense";
import { type ListEvent, onListEvent } from "@/lib/client/list-events";
import { lunch } from "@/lib/testing/sample-expenses";
import { useUndoAdd } from "./use-undo-add";

vi.mock("@/lib/client/change-expense");

const removeExpense = vi.mocked(api.removeExpense);
const onRemoved = vi.fn();

beforeEach(() => {
  removeExpense.mockReset().mockResolvedValue(true);
  onRemoved.mockReset();
});

const renderAdded = () =>
  renderHook(() => useUndoAdd(lunch._id, onRemoved)).result;

it("removes the expense once", async () => {
  const added = renderAdded();
  await act(() => added.current.undo?.());
  expect(removeExpense).toHaveBeenCalledExactlyOnceWith(lunch._id);
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
  ["changed", { kind: "put", expense: lunch }],
  ["removed", { kind: "removed", id: lunch._id }],
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
  const { result } = renderHook(() => useUndoAdd(undefined, onRemoved));
  expect(result.current.undo).toBeUndefined();
});
