// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as outbox from "@/lib/browser/outbox/page-outbox";
import { sendExpense } from "@/lib/browser/outbox/send-expenses";
import { withoutSender } from "@/lib/browser/outbox/send-outbox";
import { fakeAddApi } from "@/lib/testing/fake-add-api";
import { useUnsentState } from "./use-unsent-state";

const values = {
  ...{ date: "2026-01-05", category: "food" },
  ...{ description: "Tea", amount: "10" },
};
let api: ReturnType<typeof fakeAddApi>;

beforeEach(() => {
  localStorage.clear();
  api = fakeAddApi();
  vi.stubGlobal("fetch", api.fetch);
});
afterEach(() => vi.unstubAllGlobals());

async function store(key: string) {
  api.faults.push("response-lost");
  await outbox.storeAndSend([{ values, key }], { list: "list-a" });
  const { result } = renderHook(() => useUnsentState([key]));
  expect(result.current).toEqual({
    status: "unsent",
    left: [key],
    isRejected: false,
    wasTried: false,
  });
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: "unsent", wasTried: true }),
  );
  // Until the sender has ended, others leave the entry to it.
  await withoutSender(() => Promise.resolve());
  return result;
}

it("follows an entry until it is delivered", async () => {
  const result = await store("k1");
  await act(() => outbox.flushOutbox());
  await waitFor(() => expect(result.current).toMatchObject({ status: "sent" }));
});

it("takes an entry as sent whose expense was added by a press", async () => {
  const result = await store("k2");
  const press = { values, key: "k2" };
  await act(async () => void (await sendExpense(press, { list: "list-a" })));
  await waitFor(() => expect(result.current).toMatchObject({ status: "sent" }));
});

it("takes an entry as sent that was delivered before it was read", async () => {
  await outbox.storeAndSend([{ values, key: "k3" }], { list: "list-a" });
  await waitFor(async () => expect(await outbox.readEntries()).toEqual([]));
  const { result } = renderHook(() => useUnsentState(["k3"]));
  await waitFor(() => expect(result.current).toMatchObject({ status: "sent" }));
});

it("does not take a removed or erased entry as sent", async () => {
  const result = await store("k4");
  await act(async () => void (await outbox.removeEntry("k4")));
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: "removed", wasTried: true }),
  );
  const erased = await store("k5");
  await act(() => outbox.eraseWithEntries("list-a", () => Promise.resolve()));
  await waitFor(() =>
    expect(erased.current).toMatchObject({ status: "removed" }),
  );
});
