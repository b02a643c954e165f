// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import * as loading from "@/lib/browser/outbox/load-outbox";
import { fakeAddApi } from "@/lib/testing/fake-add-api";
import { storeUnsent } from "./store-unsent";

vi.mock("@/lib/browser/outbox/load-outbox", { spy: true });

const values = {
  ...{ date: "2026-01-05", category: "food" },
  ...{ description: "Tea", amount: "10" },
};
const binding = { list: "list-a" };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says that the page was not ready when its scripts cannot be loaded", async () => {
  const unsent = [{ values, key: "k1" }];
  const failure = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(storeUnsent(unsent, binding, failure)).rejects.toMatchObject({
    code: "not_ready",
  });
  vi.mocked(loading.loadOutbox).mockImplementationOnce(failure);
  await expect(storeUnsent(unsent, binding)).rejects.toMatchObject({
    code: "not_ready",
  });
});

it("says that the storage is blocked or full", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  await expect(
    storeUnsent([{ values, key: "k1" }], binding),
  ).rejects.toMatchObject({ code: "not_stored" });
});

it("says that the payment is on the device with other details", async () => {
  vi.stubGlobal("fetch", fakeAddApi().fetch);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await storeUnsent([{ values, key: "k1" }], binding);
  const other = { values: { ...values, amount: "12" }, key: "k1" };
  await expect(storeUnsent([other], binding)).rejects.toMatchObject({
    code: "stored_otherwise",
  });
});
