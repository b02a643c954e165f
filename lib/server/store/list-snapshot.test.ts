import { describe, expect, it } from "vitest";
import { createListSnapshots } from "./list-snapshot";

const ROW = { date: "2026-01-05", category: "food", amount: 1 };

/** Snapshots whose reads the test resolves or rejects. */
function createPendingSnapshots(maxCharacters?: number) {
  const reads: {
    resolve: (rows: unknown) => void;
    reject: (error: Error) => void;
  }[] = [];
  const snapshots = createListSnapshots(
    () =>
      new Promise((resolve, reject) => void reads.push({ resolve, reject })),
    maxCharacters,
  );
  return { ...snapshots, reads };
}

describe("concurrent calls for the list", () => {
  it("share one running and one queued read", async () => {
    const { revision, reads } = createPendingSnapshots();
    const first = revision();
    const later = Array.from({ length: 60 }, () => revision());
    expect(reads).toHaveLength(1);
    reads[0]?.resolve([]);
    const firstRevision = await first;
    await expect.poll(() => reads.length).toBe(2);
    // A row written while the first read was running.
    reads[1]?.resolve([ROW]);
    const revisions = new Set(await Promise.all(later));
    expect(revisions.size).toBe(1);
    expect(revisions.has(firstRevision)).toBe(false);
    expect(reads).toHaveLength(2);
  });

  it("fail together, and the next call reads again", async () => {
    const { revision, reads } = createPendingSnapshots();
    const both = Promise.allSettled([revision(), revision()]);
    reads[0]?.reject(new Error("no response"));
    expect((await both).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(reads).toHaveLength(1);
    const next = revision();
    reads[1]?.resolve([]);
    await expect(next).resolves.toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ["cached", undefined],
    ["which is too long for the cache", 1],
  ])(
    "get the snapshot of the revision that they name, %s",
    async (_, maxCharacters) => {
      const { revision, list, reads } = createPendingSnapshots(maxCharacters);
      const current = revision();
      reads[0]?.resolve([ROW]);
      expect((await list(await current)).revision).toBe(await current);
      expect(reads).toHaveLength(1);
    },
  );

  it("read a list again that is too long for the cache and has another revision", async () => {
    const { revision, list, reads } = createPendingSnapshots(1);
    const earlier = revision();
    reads[0]?.resolve([ROW]);
    await earlier;
    const later = list("another revision");
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.resolve([]);
    expect((await later).revision).not.toBe(await earlier);
  });
});
