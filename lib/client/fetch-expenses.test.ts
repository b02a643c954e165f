import { afterEach, expect, it, vi } from "vitest";
import { fetchExpenses } from "./fetch-expenses";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("reports a network error after a delay, in which a page that is being left stops", async () => {
  vi.useFakeTimers();
  const error = new TypeError("Failed to fetch");
  vi.stubGlobal("fetch", () => Promise.reject(error));
  const onError = vi.fn();
  void fetchExpenses(new AbortController().signal).catch(onError);
  await vi.advanceTimersByTimeAsync(400);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
});

it("reports an error status at once", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(fetchExpenses(new AbortController().signal)).rejects.toThrow(
    "503",
  );
});
