// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { storeEntries } from "@/lib/browser/outbox/outbox-entries";
import * as loading from "./load-outbox";
import { setOutboxMarker } from "./outbox-marker";
import { outboxSnapshot, subscribeToOutbox } from "./use-outbox";

vi.mock("./load-outbox", { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const values = {
  ...{ date: "2026-01-05", category: "food" },
  ...{ description: "Tea", amount: "10" },
};

it("reads the entries again after a first read that has failed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const entry = { values, list: "list-a", at: 1, tries: 0 };
  await storeEntries([{ ...entry, key: "k1", id: "1" }]);
  setOutboxMarker(true);
  const outbox = await loading.loadOutbox();
  vi.mocked(loading.loadOutbox).mockResolvedValueOnce({
    ...outbox,
    readEntries: () => Promise.reject(new Error("Closed.")),
  });
  const unsubscribe = subscribeToOutbox(() => {});
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 5_000);
  expect(outboxSnapshot()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(
    () => expect(outboxSnapshot()).toMatchObject([{ key: "k1" }]),
    5_000,
  );
  unsubscribe();
});
