// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { loadOutbox } from "@/lib/offline/page/load-outbox";
import { useEntry } from "./use-entry";

it("follows an entry until it is sent", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.reject(new TypeError("Failed to fetch")),
  );
  const outbox = await loadOutbox();
  const values = {
    ...{ date: "2026-01-05", category: "food" },
    ...{ description: "Tea", amount: "10" },
  };
  await outbox.keepExpenses([{ values, key: "k1" }], { list: "list-a" });
  const { result } = renderHook(() => useEntry("k1"));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toMatchObject({ key: "k1" }));
  await act(() => outbox.removeEntry("k1"));
  await waitFor(() => expect(result.current).toBeNull());
  vi.unstubAllGlobals();
});
