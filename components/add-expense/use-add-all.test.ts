// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as device from "@/lib/browser/outbox/store-unsent";
import { StoreUnsentError } from "@/lib/browser/outbox/store-unsent";
import { fakeSendExpenses } from "@/lib/testing/fake-send-expenses";
import { ApiError } from "@/lib/browser/api/api-error";
import { useAddAll } from "./use-add-all";
import { createSubmission } from "./use-submission";

vi.mock("@/lib/browser/outbox/send-expenses");
vi.mock("@/lib/browser/outbox/store-unsent", { spy: true });

const addExpense = fakeSendExpenses();
const storeUnsent = vi.mocked(device.storeUnsent);
const onAdded = vi.fn();
const onUnsent = vi.fn();
const onProblem = vi.fn();
const stored = {
  kind: "stored" as const,
  ...{ id: "1", list: "one", isReplay: false },
};
const expense = (description: string) => ({
  date: "2026-01-05",
  category: "food",
  description,
  amount: "10",
});
const LINES = ["chai", "chai", "metro"].map((description) => ({
  values: expense(description),
}));

beforeEach(() => {
  addExpense.mockReset().mockResolvedValue(stored);
  storeUnsent.mockReset().mockResolvedValue();
  onAdded.mockReset();
  onUnsent.mockReset();
  onProblem.mockReset();
  vi.stubGlobal("alert", vi.fn());
  vi.spyOn(console, "error").mockReturnValue();
});

const renderAll = () =>
  renderHook(() =>
    useAddAll({ submission: createSubmission(), onAdded, onUnsent, onProblem }),
  ).result;

const keys = () => addExpense.mock.calls.map(([, key]) => key);

it("adds every expense in order, each with its own key, and alerts once", async () => {
  const all = renderAll();
  expect(await act(() => all.current.addAll(LINES))).toBe(3);
  expect(addExpense.mock.calls.map(([values]) => values)).toEqual(
    LINES.map(({ values }) => values),
  );
  expect(new Set(keys()).size).toBe(3);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(
    LINES.map((line) => ({ ...line, stored, wasAddedBefore: false })),
  );
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    "✅ Expense added successfully!",
  );
  expect(all.current.isSending).toBe(false);
});

it("stops at a failure, and retries it with the same key", async () => {
  addExpense.mockResolvedValueOnce(stored).mockRejectedValueOnce(new Error());
  const all = renderAll();
  expect(await act(() => all.current.addAll(LINES))).toBe(1);
  expect(alert).toHaveBeenCalledExactlyOnceWith("❌ Something went wrong");
  expect(onAdded.mock.lastCall?.[0]).toHaveLength(1);
  expect(await act(() => all.current.addAll(LINES.slice(1)))).toBe(2);
  const [first, second, retry, third] = keys();
  expect(retry).toBe(second);
  expect(new Set([first, second, third]).size).toBe(3);
});

it("adds once per press", async () => {
  const all = renderAll();
  const counts = await act(() =>
    Promise.all([all.current.addAll(LINES), all.current.addAll(LINES)]),
  );
  expect(counts).toEqual([3, 0]);
  expect(addExpense).toHaveBeenCalledTimes(3);
});

it("reports why the list does not take the expense", async () => {
  addExpense.mockRejectedValue(
    new ApiError("POST", 409, { fieldErrors: {}, code: "list_full" }),
  );
  const all = renderAll();
  await act(() => all.current.addAll(LINES));
  expect(onProblem.mock.calls).toEqual([[undefined], ["list_full"]]);
});

it("adds payments under the keys of their messages, and leaves out what was added before", async () => {
  const payments = LINES.map((line, index) => ({ ...line, key: `${index}` }));
  addExpense
    .mockResolvedValueOnce({ ...stored, isReplay: true })
    .mockRejectedValueOnce(new ApiError("POST", 422))
    .mockResolvedValueOnce(stored);
  const all = renderAll();
  expect(await act(() => all.current.addAll(payments))).toBe(3);
  expect(keys()).toEqual(["0", "1", "2"]);
  expect(onAdded.mock.calls).toMatchObject([
    [[{ wasAddedBefore: true }, { wasAddedBefore: false }]],
  ]);
  expect(onProblem).toHaveBeenLastCalledWith("already_added");
});

it("does not take a new expense for one that was added before", async () => {
  addExpense.mockRejectedValue(new ApiError("POST", 422));
  const all = renderAll();
  expect(await act(() => all.current.addAll(LINES))).toBe(0);
  expect(alert).toHaveBeenCalledExactlyOnceWith("❌ Something went wrong");
});

it("saves all on this device without the network, each with its own key", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const all = renderAll();
  expect(await act(() => all.current.addAll(LINES))).toBe(3);
  const [unsent = []] = storeUnsent.mock.lastCall ?? [];
  expect(unsent.map(({ values }) => values)).toEqual(
    LINES.map(({ values }) => values),
  );
  expect(new Set(unsent.map(({ key }) => key)).size).toBe(3);
  expect(onUnsent).toHaveBeenCalledExactlyOnceWith(unsent);
  expect(alert).not.toHaveBeenCalled();
  expect(addExpense).not.toHaveBeenCalled();
});

it("keeps payments under the keys of their messages", async () => {
  const payments = LINES.map((line, index) => ({ ...line, key: `${index}` }));
  addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
  const all = renderAll();
  await act(() => all.current.addAll(payments));
  await act(() => all.current.keepAll(payments));
  expect(storeUnsent.mock.lastCall?.[0]).toMatchObject(payments);
});

it("keeps what could not be sent, one of two equal expenses with the key that failed", async () => {
  addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
  const all = renderAll();
  await act(() => all.current.addAll(LINES));
  expect(onProblem).toHaveBeenLastCalledWith("unsent");
  await act(() => all.current.keepAll(LINES));
  const [unsent = []] = storeUnsent.mock.lastCall ?? [];
  expect(unsent[0]?.key).toBe(keys()[0]);
  expect(unsent[1]?.key).not.toBe(keys()[0]);
});

it("keeps the key that failed when this device could not store the expenses", async () => {
  addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
  const all = renderAll();
  await act(() => all.current.addAll(LINES));
  storeUnsent.mockRejectedValueOnce(
    new StoreUnsentError("not_stored", undefined),
  );
  await act(() => all.current.keepAll(LINES));
  expect(onProblem).toHaveBeenLastCalledWith("not_stored");
  await act(() => all.current.keepAll(LINES));
  expect(storeUnsent.mock.lastCall?.[0][0]?.key).toBe(keys()[0]);
});
