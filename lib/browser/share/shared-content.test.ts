import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetShared, storeShared, takeShared } from "./shared-content";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(forgetShared);

it("gives the last content of a kind, once", async () => {
  await storeShared({ text: "first" });
  await storeShared({ text: "second" });
  await storeShared({ files: [new File(["a"], "a.csv")] });
  expect(await takeShared("text")).toEqual({ text: "second" });
  expect(await takeShared("text")).toBeUndefined();
  expect(await takeShared("files")).toHaveProperty("files.length", 1);
});

it("removes content that no page has taken for a day, also when the clock was moved back", async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  for (const passedMs of [DAY_MS + 1, -DAY_MS - 1]) {
    clock.mockReturnValue(now);
    await storeShared({ text: "old" });
    clock.mockReturnValue(now + passedMs);
    expect(await takeShared("text")).toBeUndefined();
  }
  clock.mockReturnValue(now);
  await storeShared({ text: "new" });
  clock.mockReturnValue(now + DAY_MS);
  expect(await takeShared("text")).toEqual({ text: "new" });
});

it("forgets everything", async () => {
  await storeShared({ text: "a text" });
  await forgetShared();
  expect(await takeShared("text")).toBeUndefined();
});
