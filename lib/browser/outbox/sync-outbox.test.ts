import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { fakeAddApi, fakeLocks } from "@/lib/testing/fake-add-api";
import { storeEntries } from "./outbox-entries";
import { syncOutbox } from "./sync-outbox";

it("rejects until everything is sent, so that the browser tries again", async () => {
  vi.stubGlobal("navigator", { locks: fakeLocks() });
  const api = fakeAddApi();
  vi.stubGlobal("fetch", api.fetch);
  api.faults.push(503);
  const values = {
    ...{ date: "2026-01-05", category: "food" },
    ...{ description: "Tea", amount: "10" },
  };
  const entry = { key: "k1", id: "k1", values, list: "list-a" };
  await storeEntries([{ ...entry, at: 1, tries: 0 }]);
  await expect(syncOutbox()).rejects.toThrow("Not sent yet: 1");
  await syncOutbox();
  expect([...api.rows.keys()]).toEqual(["k1"]);
  vi.unstubAllGlobals();
});
