// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ExpenseChange } from "@/lib/browser/list/list-events";
import { asPaise } from "@/lib/domain/expenses/money";
import { lunch } from "@/lib/testing/sample-expenses";

const LIST = "list-a";

const put = (amountPaise: number): ExpenseChange => ({
  kind: "put",
  expense: { ...lunch, amountPaise: asPaise(amountPaise) },
  list: LIST,
});

let changes: typeof import("./pending-changes");
beforeEach(async () => {
  vi.resetModules();
  changes = await import("./pending-changes");
});

/** Renders the hook; the result is the amounts of its list. */
function setUp() {
  const list = [lunch];
  const { result, unmount } = renderHook(() =>
    changes
      .useOptimisticExpenses(list, LIST)
      .map(({ amountPaise }) => amountPaise),
  );
  return { result, unmount };
}

function deferred() {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>(
    (...settle) => ([resolve, reject] = settle),
  );
  return { promise, resolve, reject };
}

it("applies a change until it is confirmed", async () => {
  const { result } = setUp();
  const { promise, resolve } = deferred();
  let sent: Promise<string> | undefined;
  act(() => {
    sent = changes.sendChange(put(500), () => promise);
  });
  expect(result.current).toEqual([500]);
  await act(async () => {
    resolve("response");
    expect(await sent).toBe("response");
  });
  expect(result.current).toEqual([9950]);
});

it("rolls a rejected change back, and no other", async () => {
  const { result } = setUp();
  const [first, second] = [deferred(), deferred()];
  await act(async () => {
    const rejected = changes.sendChange(put(500), () => first.promise);
    void changes.sendChange(put(700), () => second.promise);
    first.reject(new Error("Rejected."));
    await expect(rejected).rejects.toThrow("Rejected.");
  });
  expect(result.current).toEqual([700]);
  await act(async () => {
    second.resolve("");
    await second.promise;
  });
  expect(result.current).toEqual([9950]);
});

it("sends one change after another", async () => {
  setUp();
  const { promise, resolve } = deferred();
  const send = vi.fn(() => Promise.resolve(""));
  const order = act(async () => {
    void changes.sendChange(put(500), () => promise);
    const second = changes.sendChange(
      { kind: "removed", id: "1", list: LIST },
      send,
    );
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    resolve("");
    await second;
  });
  await order;
  expect(send).toHaveBeenCalledOnce();
});

it("applies a pending change in a component that mounts later", async () => {
  const { unmount } = setUp();
  const { promise, resolve } = deferred();
  unmount();
  const sent = changes.sendChange(put(500), () => promise);
  expect(setUp().result.current).toEqual([500]);
  await act(async () => {
    resolve("");
    await sent;
  });
});

it("does not apply a change to another list", () => {
  const { result } = setUp();
  act(() => {
    const change = { ...put(500), list: "list-b" };
    void changes.sendChange(change, () => new Promise(() => {}));
  });
  expect(result.current).toEqual([9950]);
});
